import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type CompileInput, compile } from '../compile.ts';
import { suggestion } from '../diagnostics/suggest.ts';
import { EditProblem, type Edits } from '../edit/Edits.ts';
import { writeEdits } from '../edit/writeEdits.ts';
import type { Model } from '../model/Model.ts';
import { movedKeys } from '../rename/movedTexts.ts';
import { overlayMoves } from '../rename/overlayMoves.ts';
import { type OverlayRename, overlayStatements } from '../rename/overlayStatements.ts';
import type { Renaming } from '../rename/Renaming.ts';
import { renamings } from '../rename/renamings.ts';
import { repaired } from '../rename/repair.ts';
import { type NewMigration, withMigration } from '../rename/withMigration.ts';
import { localeFile } from '../translate/fillShared.ts';
import { readLocales } from '../translate/readLocales.ts';
import { readProject } from '../write/readProject.ts';
import { translatedFromFile, translatedFromText } from '../write/translatedFrom.ts';
import type { Command } from './Command.ts';
import { printProblems } from './printProblems.ts';

/**
 * Another name for a field, a value, a screen or whatever else has one, wherever the spec speaks of it: texts and their translations
 * move along, stored data by a migration that is written. `npm run spec -- rename field Startup.tagline slogan`
 */
export const rename: Command = ({ root, words, format }) => {
  const [kind = '', from = '', to = ''] = words;
  const make = Object.hasOwn(renamings, kind) ? renamings[kind] : undefined;
  if (!make || from === '' || to === '') {
    const known = Object.keys(renamings);
    process.stderr.write(
      `Call: npm run spec -- rename <${known.join('|')}> FROM TO. ${kind ? suggestion(kind, known) : ''}\n`,
    );
    return 2;
  }
  const input = readProject(root);
  const compiled = compile(input);
  const { model } = compiled;
  if (!model || !compiled.files) {
    printProblems(compiled, format);
    return 1;
  }
  try {
    const renaming = make({ input, model }, from, to);
    const texts = repaired({ input, model }, renaming);
    const changed = [...texts, ...(renaming.finish?.(texts) ?? [])].filter(
      ([file, text]) => input.texts.get(file) !== text,
    );
    writeEdits(
      root,
      new Map([
        ...changed,
        ...withTexts(root, input, model, texts, renaming),
        ...withMigration(root, migrationOf(renaming, overlayRename(input, model, texts, renaming))),
      ]),
    );
    tellCode(root, renaming.from);
    return 0;
  } catch (error) {
    if (!(error instanceof EditProblem)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 1;
  }
};

function migrationOf({ migration, from, to }: Renaming, overlay: OverlayRename): NewMigration | undefined {
  const { about, statements } = migration ?? { about: `${from} is called ${to}.`, statements: [] };
  const all = [...statements, ...overlayStatements(overlay)];
  return all.length > 0 ? { name: `${from} is ${to}`, about, statements: all } : undefined;
}

/** What organisations have otherwise under names that are others now. */
function overlayRename(
  input: CompileInput,
  before: Model,
  texts: CompileInput['texts'],
  renaming: Renaming,
): OverlayRename {
  const after = compile({ ...input, texts }).model;
  if (!after) return { places: [], keys: new Map() };
  return {
    places: overlayMoves(before, after, renaming),
    keys: movedKeys(before.texts, after.texts, renaming),
  };
}

/** Translations under the new keys, and the English that they were made of. */
function withTexts(
  root: string,
  input: CompileInput,
  before: Model,
  texts: CompileInput['texts'],
  renaming: Renaming,
): Edits {
  const after = compile({ ...input, texts }).model;
  if (!after || input.translations.size === 0) return new Map();
  const moved = movedKeys(before.texts, after.texts, renaming);
  if (moved.size === 0) return new Map();
  const files = readLocales(root, after).map((locale): [string, string] => {
    const changes = [...moved].flatMap(([old, now]): [string, string | null][] => {
      const text = locale.texts.get(old);
      return text === undefined
        ? []
        : [
            [old, null],
            [now, text],
          ];
    });
    return [localeFile(locale.language), locale.changed(new Map(changes))];
  });
  const madeOf = new Map([...(input.translatedFrom ?? [])].map(([key, english]) => [moved.get(key) ?? key, english]));
  const counted = input.translatedFrom ? [[translatedFromFile, translatedFromText(after.texts, madeOf)] as const] : [];
  return new Map([...files, ...counted]);
}

const codeFolders = ['server', 'src', 'domain', 'tests'];
const shownPlaces = 20;

/** Code is typed by what is generated, and says itself where it must follow; here stands where to look. */
function tellCode(root: string, name: string): void {
  const folders = codeFolders.filter((folder) => existsSync(join(root, folder)));
  if (folders.length === 0) return;
  const pattern = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const found = grep(root, [
    '-rnwE',
    '--include=*.ts',
    '--include=*.tsx',
    '--include=*.graphql',
    '--exclude-dir=generated',
    pattern,
    ...folders,
  ]);
  if (found.length === 0) return;
  const more = found.length > shownPlaces ? `\n  … and ${found.length - shownPlaces} more` : '';
  const places = found.slice(0, shownPlaces).map((line) => `  ${line.split(':').slice(0, 2).join(':')}`);
  process.stderr.write(
    `Code that says '${name}', to be looked at (\`npm run check\` tells what must follow):\n${places.join('\n')}${more}\n`,
  );
}

function grep(root: string, args: readonly string[]): readonly string[] {
  try {
    return execFileSync('grep', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
      .trimEnd()
      .split('\n');
  } catch {
    // It ends with 1 where there is nothing, and there may be no grep at all.
    return [];
  }
}
