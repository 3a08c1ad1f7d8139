import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from '../commands/Command.ts';
import { printProblems } from '../commands/printProblems.ts';
import { type CompileInput, compile } from '../compile.ts';
import { EditProblem, type Edits } from '../edit/Edits.ts';
import { writeEdits } from '../edit/writeEdits.ts';
import { localeFile } from '../translate/fillShared.ts';
import { readLocales } from '../translate/readLocales.ts';
import { readProject } from '../write/readProject.ts';
import { translatedFromFile, translatedFromText } from '../write/translatedFrom.ts';
import { type Ejected, ejectTable } from './ejectTable.ts';

/**
 * The component that a generic screen would have been, to be changed by hand: written of the product's own parts and
 * registered, and the routes open it. `npm run spec -- eject applications.mine`
 */
export const eject: Command = ({ root, words, format }) => {
  const [id] = words;
  if (id === undefined) {
    process.stderr.write('Name a table screen: npm run spec -- eject applications.mine\n');
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
    const ejected = ejectTable({ input, model }, id, (file) => codeOf(root, file));
    if (existsSync(join(root, ejected.file))) throw new EditProblem(`${ejected.file} is there already.`);
    writeEdits(root, new Map([...ejected.edits, ...withTitles(root, input, ejected)]));
    inShape(root, ejected.code);
    process.stdout.write(
      `'${ejected.page}' is the page now; '${id}' stays the table that it shows, with its columns, filters and kept views. Go on with \`npm run check\`.\n`,
    );
    return 0;
  } catch (error) {
    if (!(error instanceof EditProblem)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 1;
  }
};

function codeOf(root: string, file: string): string {
  if (existsSync(join(root, file))) return readFileSync(join(root, file), 'utf8');
  throw new EditProblem(`There is no ${file}: a product that is a spec alone has no place for components.`);
}

/** The page has the title of the table in each language. */
function withTitles(root: string, input: CompileInput, { edits, page, table }: Ejected): Edits {
  const { model } = compile({ ...input, texts: new Map([...input.texts, ...specOf(edits)]) });
  const titleKey = model?.screens.find(({ id }) => id === page)?.titleKey;
  if (!model || titleKey === undefined || input.translations.size === 0) return new Map();
  const files = readLocales(root, model).flatMap((locale): [string, string][] => {
    const title = locale.texts.get(table.titleKey);
    return title === undefined ? [] : [[localeFile(locale.language), locale.changed(new Map([[titleKey, title]]))]];
  });
  const counted = input.translatedFrom
    ? [[translatedFromFile, translatedFromText(model.texts, input.translatedFrom)] as const]
    : [];
  return new Map([...files, ...counted]);
}

const specOf = (edits: Edits): Edits => new Map([...edits].filter(([file]) => file.startsWith('spec/')));

/** As the house formats; where its formatter is not installed, `npm run format` does it later. */
function inShape(root: string, files: readonly string[]): void {
  const formatter = join(root, 'node_modules', '.bin', 'biome');
  if (existsSync(formatter)) spawnSync(formatter, ['check', '--write', ...files], { cwd: root, stdio: 'ignore' });
}
