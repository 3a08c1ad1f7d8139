import type { Arrangement } from '#domain/arrangement/arranged.ts';
import { arrangeableForms } from '#domain/generated/arrangeableForms.gen.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { validateValues } from '#server/entities/write/validateValues.ts';
import type { FieldProblem } from '#server/platform/errors/errors.ts';
import { arrangementProblem, arrangementsPath } from './arrangementProblem.ts';

/** What the records of an entity begin with in a field, as one form says. */
interface Beginning {
  readonly form: string;
  readonly entity: string;
  readonly field: string;
  readonly value: unknown;
}

/**
 * What new records can't begin with: values that nobody could write in the field, and two for one field. Whichever form a
 * record is made with, and where it is made without one, it begins alike. What was there before is left as it is.
 */
export function problemsOfBeginnings(own: readonly Arrangement[], before: readonly Arrangement[]): FieldProblem[] {
  const known = new Set(before.flatMap(beginningsIn).map(textOf));
  const all = own.flatMap(beginningsIn);
  const isNew = (one: Beginning): boolean => !known.has(textOf(one));
  return all
    .filter(isNew)
    .flatMap((one, at, added) => problemsOf(one, [...all.filter((other) => !isNew(other)), ...added.slice(at)]));
}

/** Of two that disagree, the first is told of the other. */
function problemsOf(one: Beginning, others: readonly Beginning[]): FieldProblem[] {
  const { form, entity, field, value } = one;
  if (!arrangeableForms[form]?.begin.includes(field)) return [arrangementProblem('beginningNotTaken', { name: field })];
  const other = others.find((another) => isSameField(another, one) && !isSameValue(another, one));
  if (other) return [arrangementProblem('beginningOtherwise', { name: field, other: other.form })];
  return validateValues(specCatalog.get(entity), { [field]: value }, new Set([field]), () => arrangementsPath);
}

function beginningsIn({ kind, name, defaults = {} }: Arrangement): Beginning[] {
  const entity = arrangeableForms[name]?.entity;
  if (kind !== 'form' || entity === undefined) return [];
  return Object.entries(defaults).map(([field, value]) => ({ form: name, entity, field, value }));
}

const isSameField = (one: Beginning, other: Beginning): boolean =>
  one.entity === other.entity && one.field === other.field;
const isSameValue = (one: Beginning, other: Beginning): boolean => textOf(one) === textOf({ ...other, form: one.form });
const textOf = ({ form, field, value }: Beginning): string => JSON.stringify([form, field, value]);
