import { comparedNames } from '#domain/access/comparedNames.ts';
import type { EntityMeta, FieldMeta, FieldType } from '#domain/model/entity.ts';
import type { FormFieldMeta, FormMeta } from '#domain/model/forms.ts';

/** What of a form an organisation may have otherwise (decision 0070). */
export interface ArrangeableForm {
  readonly titleKey: string;
  readonly entity: string;
  readonly fields: readonly string[];
  /** Those that are never hidden. */
  readonly stay: readonly string[];
  /** Those that a new record may begin with something of the organisation's. */
  readonly begin: readonly string[];
}

/** A value of these is written down; of others it is another record, a file, or nothing that anybody types. */
const writtenDown: ReadonlySet<FieldType> = new Set<FieldType>([
  'text',
  'longText',
  'url',
  'int',
  'float',
  'money',
  'bool',
  'enum',
  'enumList',
]);

export function arrangeableForm(form: FormMeta, entity: EntityMeta): ArrangeableForm {
  return {
    titleKey: form.titleKey,
    entity: entity.name,
    fields: form.fields.map(({ name }) => name),
    stay: form.fields.filter((field) => staysShown(field, form)).map(({ name }) => name),
    begin: mayMake(form, entity) ? form.fields.filter((field) => mayBegin(field, entity)).map(({ name }) => name) : [],
  };
}

/** Whether hiding a field would keep its form from being sent, or take from other fields what they follow. */
export function staysShown(field: FormFieldMeta, form: FormMeta): boolean {
  return field.required || field.requiredWhen !== undefined || form.fields.some((other) => follows(other, field.name));
}

function follows({ visibleWhen, requiredWhen, readonlyWhen }: FormFieldMeta, name: string): boolean {
  const compared = [requiredWhen, readonlyWhen].flatMap((condition) => (condition ? comparedNames(condition) : []));
  return compared.includes(name) || (visibleWhen !== undefined && wordsIn(visibleWhen).includes(name));
}

const wordsIn = (expression: string): readonly string[] => expression.match(/[\w.]+/g) ?? [];

/** Whether new records can come of a form: it asks for all that they need, but for the records that they belong to. */
function mayMake(form: FormMeta, { fields, operations }: EntityMeta): boolean {
  const needed = fields.filter((field) => field.required && writtenByHand(field) && field.default === undefined);
  const asked = new Set(form.fields.map(({ name }) => name.split('.')[0]));
  return operations.includes('create') && needed.every(({ name }) => asked.has(name));
}

const writtenByHand = (field: FieldMeta): boolean =>
  field.column !== null && field.type !== 'ref' && field.type !== 'refs' && !isGivenOtherwise(field);

/** What only some may write is begun by the product alone: a beginning would write it for the others. */
function mayBegin(field: FormFieldMeta, { fields }: EntityMeta): boolean {
  const stored = fields.find(({ name }) => name === field.name);
  if (stored === undefined || !writtenDown.has(stored.type) || stored.unique) return false;
  return !isGivenOtherwise(stored) && stored.write === undefined && field.enum === stored.enum;
}

function isGivenOtherwise({ readonly, hidden, calculate, begins }: FieldMeta): boolean {
  return readonly || hidden || calculate !== undefined || begins !== undefined;
}
