import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Edits } from '../edit/Edits.ts';
import { identifierOf, migrationText } from './migrationText.ts';

const folder = 'server/platform/db/schema/migrations';
const index = `${folder}/migrations.ts`;

export interface NewMigration {
  /** In words: `tagline is slogan`. */
  readonly name: string;
  readonly about: string;
  readonly statements: readonly string[];
}

/** A migration with the next number, and its line in the list of them; nothing where the project has no database of ours. */
export function withMigration(root: string, migration: NewMigration | undefined): Edits {
  if (!migration || !existsSync(join(root, index))) return new Map();
  const numbers = readdirSync(join(root, folder)).flatMap((file) => /^(\d{4})_.*\.ts$/.exec(file)?.[1] ?? []);
  const next = String(Math.max(0, ...numbers.map(Number)) + 1).padStart(4, '0');
  const words = migration.name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/[^A-Za-z0-9]+/g, '_')
    .toLowerCase();
  const name = `${next}_${words}`;
  const identifier = identifierOf(name);
  const list = readFileSync(join(root, index), 'utf8')
    .replace(/\n\n\/\*\* One numbered step/, `\nimport { ${identifier} } from './${name}.ts';$&`)
    .replace(/(export const migrations: readonly Migration\[\] = \[\n(?: {2}\w+,\n)*)/, `$1  ${identifier},\n`);
  return new Map([
    [`${folder}/${name}.ts`, migrationText(name, migration.about, migration.statements)],
    [index, list],
  ]);
}
