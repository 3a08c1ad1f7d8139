import { suggestion } from '../diagnostics/suggest.ts';
import { EditProblem, type Edits } from '../edit/Edits.ts';
import type { SpecTexts } from '../load/loadSpec.ts';
import { viewStatements } from './migrationText.ts';
import { refuseTaken, withKey, wordReplaced } from './places.ts';
import type { RenameProject, Renaming } from './Renaming.ts';

const flat = (id: string): string => id.replace(/[^A-Za-z0-9]+/g, '_');

/** `startup` → `company`. */
export function renameForm({ input, model }: RenameProject, from: string, to: string): Renaming {
  const known = model.forms.map(({ id }) => id);
  if (!known.includes(from)) throw new EditProblem(`There is no form '${from}'. ${suggestion(from, known)}`);
  refuseTaken(known.includes(to), to);
  return {
    from,
    to,
    declared: withKey(input.texts, 'forms', [from], to),
    rewritten: wordReplaced(from, to),
    keys: [[`form.${flat(from)}.`, `form.${flat(to)}.`]],
  };
}

/** `startups.management` → `startups.list`. Views that people have kept of a table stay with it. */
export function renameScreen({ input, model }: RenameProject, from: string, to: string): Renaming {
  const known = model.screens.map(({ id }) => id);
  if (!known.includes(from)) throw new EditProblem(`There is no screen '${from}'. ${suggestion(from, known)}`);
  if (!/^[a-z][A-Za-z0-9]*(\.[a-z][A-Za-z0-9]*)*$/.test(to))
    throw new EditProblem(`'${to}' can not be a screen. Write an area and a name: loans.list.`);
  refuseTaken(known.includes(to), to);
  const isTable = model.screens.some(({ id, kind }) => id === from && kind === 'table');
  return {
    from,
    to,
    declared: withKey(input.texts, 'screens', [from], to),
    rewritten: wordReplaced(from, to),
    keys: [[`screen.${flat(from)}.`, `screen.${flat(to)}.`]],
    finish: (texts) => withNamedViews(texts, from, to),
    ...(isTable && {
      migration: { about: `The screen ${from} is called ${to}.`, statements: viewStatements(from, to) },
    }),
  };
}

/** Conditions on kept views name screens as texts, which the compiler takes for any text. */
function withNamedViews(texts: SpecTexts, from: string, to: string): Edits {
  const replaced = wordReplaced(from, to);
  return new Map(
    [...texts]
      .filter(([file]) => file.startsWith('spec/access/') || file.startsWith('spec/entities/'))
      .map(([file, text]) => [file, text.replace(/\bscreen: (\[[^\]]*\]|[\w.]+)/g, replaced)]),
  );
}
