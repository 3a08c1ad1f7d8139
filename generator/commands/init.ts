import { cpSync, existsSync, readdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { Command } from './Command.ts';

/** The smallest product that compiles and starts (decision 0061). */
const smallest = join(import.meta.dirname, '..', '..', 'platform', 'start');

/** Writes a product of its own into a folder that is empty or not there: `npm run spec -- init ~/my-product`. */
export const init: Command = ({ root, words: [folder] }) => {
  if (folder === undefined) {
    process.stderr.write('Call: npm run spec -- init DIR\n');
    return 2;
  }
  const target = resolve(root, folder);
  if (existsSync(target) && readdirSync(target).length > 0) {
    process.stderr.write(
      `${target} is not empty; nothing was written. Name a folder that is empty or not there yet.\n`,
    );
    return 1;
  }
  cpSync(smallest, target, { recursive: true });
  const files = readdirSync(target, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const { parentPath, name } of files) process.stdout.write(`${relative(root, join(parentPath, name))}\n`);
  process.stdout.write(`\nStart it: npm start -- --product ${folder}\n`);
  return 0;
};
