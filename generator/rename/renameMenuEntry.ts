import { suggestion } from '../diagnostics/suggest.ts';
import { EditProblem, type Edits } from '../edit/Edits.ts';
import { loadSpec, type SpecTexts } from '../load/loadSpec.ts';
import type { SpecPath } from '../load/SpecFile.ts';
import { refuseTaken, wordReplaced } from './places.ts';
import type { RenameProject, Renaming } from './Renaming.ts';

interface Named {
  readonly name?: string;
  readonly children?: readonly Named[];
}

/** `tasks-mine` → `my-tasks`: an entry or a group of a menu. What organisations have ordered and hidden stays with it. */
export function renameMenuEntry({ input, model }: RenameProject, from: string, to: string): Renaming {
  const known = Object.values(model.menus).flatMap((entries) => namesIn(entries));
  if (!known.includes(from)) throw new EditProblem(`There is no entry '${from}'. ${suggestion(from, known)}`);
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(to))
    throw new EditProblem(`'${to}' can not be an entry. Write words with hyphens: my-tasks.`);
  refuseTaken(known.includes(to), to);
  return {
    from,
    to,
    declared: declaredAs(input.texts, from, to),
    rewritten: wordReplaced(from, to),
    keys: [[`menu.${from}`, `menu.${to}`]],
  };
}

const namesIn = (entries: readonly Named[]): string[] =>
  entries.flatMap(({ name = '', children = [] }) => [name, ...namesIn(children)]);

function declaredAs(texts: SpecTexts, from: string, to: string): Edits {
  const menus = loadSpec(texts).files.filter(({ kind }) => kind === 'menus');
  const edits = menus.flatMap((file) => {
    const lines = [...file.lines];
    const paths = placesOf(file.value as readonly Named[], from);
    for (const path of paths) {
      const { line, column, length } = file.place([...path, 'name'], 'value');
      const text = lines[line - 1] ?? '';
      lines[line - 1] = text.slice(0, column - 1) + to + text.slice(column - 1 + length);
    }
    return paths.length > 0 ? [[file.file, lines.join('\n')] as const] : [];
  });
  if (edits.length === 0) throw new EditProblem(`The declaration of '${from}' was not found.`);
  return new Map(edits);
}

const placesOf = (entries: readonly Named[], name: string, path: SpecPath = []): SpecPath[] =>
  entries.flatMap((entry, index) => {
    const here = [...path, index];
    return [...(entry.name === name ? [here] : []), ...placesOf(entry.children ?? [], name, [...here, 'children'])];
  });
