import { arrangeableForm } from '#domain/arrangement/arrangeableForm.ts';
import type { Model } from '../../model/Model.ts';
import { type EmittedFiles, generatedNotice, literal, sortedBy } from '../EmittedFiles.ts';

/** What an organisation may arrange besides menus, which both sides have anyway. */
export function emitArrangeable(model: Model): EmittedFiles {
  return new Map([
    ['server/generated/arrangeable.gen.ts', tables(model)],
    ['domain/generated/arrangeableForms.gen.ts', forms(model)],
  ]);
}

function tables({ screens }: Model): string {
  const columns = sortedBy(screens, ({ id }) => id).flatMap((screen) =>
    screen.kind === 'table' ? [[screen.id, screen.columns.map(({ path }) => path)] as const] : [],
  );
  return (
    `${generatedNotice('spec/screens')}\n/** Columns of each table, by their paths, the one that names the record first. */\n` +
    `export const tableColumns: Readonly<Record<string, readonly string[]>> = ${literal(Object.fromEntries(columns))};\n`
  );
}

function forms({ forms: all, entities }: Model): string {
  const arrangeable = sortedBy(all, ({ id }) => id).flatMap((form) => {
    const entity = entities.find(({ name }) => name === form.entity);
    return entity ? [[form.id, arrangeableForm(form, entity)] as const] : [];
  });
  return (
    `${generatedNotice('spec/forms')}import type { ArrangeableForm } from '#domain/arrangement/arrangeableForm.ts';\n\n` +
    `export const arrangeableForms: Readonly<Record<string, ArrangeableForm>> = ${literal(Object.fromEntries(arrangeable))};\n`
  );
}
