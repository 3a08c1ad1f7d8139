import { suggestion } from '../diagnostics/suggest.ts';
import { EditProblem } from '../edit/Edits.ts';
import { tableStatements } from './migrationText.ts';
import { refuseTaken, withKey, wordReplaced } from './places.ts';
import type { RenameProject, Renaming } from './Renaming.ts';

/** `StartupDocument` → `CompanyPaper`. Its table moves along; code that computes its fields is told of, and follows by hand. */
export function renameEntity({ input, model }: RenameProject, from: string, to: string): Renaming {
  const names = model.entities.map(({ name }) => name);
  const entity = model.entities.find(({ name }) => name === from);
  if (!entity) throw new EditProblem(`There is no entity '${from}'. ${suggestion(from, names)}`);
  if (!/^[A-Z][A-Za-z0-9]*$/.test(to))
    throw new EditProblem(`'${to}' can not be an entity. Write it as one word with a capital: LoanNote.`);
  refuseTaken(names.includes(to), to);
  const replaced = wordReplaced(from, to);
  return {
    from,
    to,
    declared: withKey(input.texts, 'entities', ['entity'], `entity: ${to}`, (value) => isOf(value, from), 'line'),
    rewritten: replaced,
    leftToCode: ['SPEC114'],
    keys: [
      [`entity.${from}.`, `entity.${to}.`],
      [`field.${from}.`, `field.${to}.`],
    ],
    migration: { about: `The entity ${from} is called ${to}.`, statements: tableStatements(entity.table, to) },
  };
}

const isOf = (value: unknown, entity: string): boolean => (value as { readonly entity?: string }).entity === entity;
