import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from '../commands/Command.ts';
import { printProblems } from '../commands/printProblems.ts';
import { compile } from '../compile.ts';
import { EditProblem } from '../edit/Edits.ts';
import { writeEdits } from '../edit/writeEdits.ts';
import { readProject } from '../write/readProject.ts';
import { ejectScreen } from './ejectScreen.ts';

/**
 * The component that a generic screen would have been, to be changed by hand: written of the product's own parts and
 * registered, and its routes show it. `npm run spec -- eject applications.mine`
 */
export const eject: Command = ({ root, words, format }) => {
  if (words.length === 0) {
    process.stderr.write('Name a screen: npm run spec -- eject applications.mine\n');
    return 2;
  }
  // The first that can't be is where it ends; those before it are done.
  for (const id of words) {
    const ended = ejectOne(root, id, format);
    if (ended !== 0) return ended;
  }
  return 0;
};

function ejectOne(root: string, id: string, format: Parameters<Command>[0]['format']): number {
  const input = readProject(root);
  const compiled = compile(input);
  const { model } = compiled;
  if (!model || !compiled.files) {
    printProblems(compiled, format);
    return 1;
  }
  try {
    const ejected = ejectScreen({ input, model }, id, (file) => codeOf(root, file));
    if (existsSync(join(root, ejected.file))) throw new EditProblem(`${ejected.file} is there already.`);
    writeEdits(root, ejected.edits);
    inShape(root, ejected.code);
    process.stdout.write(
      `${ejected.file} draws '${id}' now, which stays declared as what it shows. Go on with \`npm run check\`.\n`,
    );
    return 0;
  } catch (error) {
    if (!(error instanceof EditProblem)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 1;
  }
}

function codeOf(root: string, file: string): string {
  if (existsSync(join(root, file))) return readFileSync(join(root, file), 'utf8');
  throw new EditProblem(`There is no ${file}: a product that is a spec alone has no place for components.`);
}

/** As the house formats; where its formatter is not installed, `npm run format` does it later. */
function inShape(root: string, files: readonly string[]): void {
  const formatter = join(root, 'node_modules', '.bin', 'biome');
  if (existsSync(formatter)) spawnSync(formatter, ['check', '--write', ...files], { cwd: root, stdio: 'ignore' });
}
