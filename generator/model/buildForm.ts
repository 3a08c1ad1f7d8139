import { comparedNames } from '#domain/access/comparedNames.ts';
import { looksElsewhere } from '#domain/calculation/looksElsewhere.ts';
import type { Condition } from '#domain/model/access.ts';
import type { CalculatedType, Calculation } from '#domain/model/calculation.ts';
import type { FieldMeta, FieldType } from '#domain/model/entity.ts';
import type { FormFieldMeta, FormMeta } from '#domain/model/forms.ts';
import { wholePattern } from '#domain/model/recordSchema.ts';
import type { FormsSource } from '../language/sourceTypes.ts';
import { textKeys } from '../text/textKeys.ts';
import type { BuildContext } from './BuildContext.ts';
import type { EntityIndex } from './columns.ts';
import type { Declared, FormSource } from './Draft.ts';

type FieldEntry = FormsSource[string]['fields'][number];
export type FieldEntryObject = Exclude<FieldEntry, string>;

/** Form field type that a stored field is edited with when the form names none. */
const typeOfStored: Readonly<Record<FieldType, string | undefined>> = {
  id: undefined,
  text: 'text',
  longText: 'text_long',
  richText: 'rich_text',
  email: 'email',
  url: 'text_link',
  image: 'image_link',
  int: 'integer',
  float: 'number',
  money: 'money',
  bool: 'switch',
  date: 'date',
  dateTime: 'date_time',
  enum: 'select_dropdown',
  enumList: 'select_multi_dropdown',
  textList: 'text_list',
  labels: 'translated_text',
  richTexts: 'translated_rich_text',
  json: undefined,
  object: undefined,
  objectList: undefined,
  ref: 'record',
  refs: 'records',
  many: undefined,
  computed: undefined,
};

interface FormPart {
  readonly meta: FormFieldMeta;
  readonly schema: Readonly<Record<string, unknown>>;
}

export function buildForm(context: BuildContext, entities: EntityIndex, form: Declared<FormSource>): FormMeta {
  const parts = form.value.fields.flatMap(
    (entry, index) => buildFormField(context, entities, form, entry, index) ?? [],
  );
  return {
    id: form.id,
    titleKey: context.text(textKeys.form(form.id, 'title'), form.value.title, form, ['title']),
    ...(form.value.entity && { entity: form.value.entity }),
    ...(form.value.operations && { operations: form.value.operations }),
    fields: parts.map((part) => part.meta),
    schema: {
      type: 'object',
      properties: Object.fromEntries(parts.map((part) => [part.meta.name, part.schema])),
      required: parts.filter((part) => part.meta.required).map((part) => part.meta.name),
      additionalProperties: false,
    },
    submitKey: context.text(
      textKeys.form(form.id, 'submit'),
      form.value.submit ?? 'Save',
      form,
      form.value.submit ? ['submit'] : [],
    ),
  };
}

/** Id of the field type that a stored field is entered with, unless a form names another. */
export function fieldTypeOfStored({ as, type }: FieldMeta): string | undefined {
  return as ?? typeOfStored[type];
}

/** A form entry written as a bare name stands for the entity's field of that name. */
export function entryOf(entry: FieldEntry): FieldEntryObject {
  return typeof entry === 'string' ? { field: entry } : entry;
}

/** Id of the form field type of an entry, or undefined when neither the entry nor the stored field gives one. */
export function fieldTypeOf(entry: FieldEntryObject, stored: FieldMeta | undefined): string | undefined {
  return entry.type ?? (stored && fieldTypeOfStored(stored));
}

/** `name`, or a part of an object: `unitOfMeasure.customName`. */
export function storedField(fields: readonly FieldMeta[] | undefined, path: string): FieldMeta | undefined {
  const [head, ...rest] = path.split('.');
  const found = fields?.find((field) => field.name === head);
  return rest.length === 0 ? found : storedField(found?.fields, rest.join('.'));
}

function buildFormField(
  context: BuildContext,
  entities: EntityIndex,
  form: Declared<FormSource>,
  source: FieldEntry,
  index: number,
): FormPart | undefined {
  const entry = entryOf(source);
  const fields = entities.get(form.value.entity ?? '')?.fields;
  const stored = entry.field ? storedField(fields, entry.field) : undefined;
  // Formatted writing is entered as its document, under the name and the limits of its words.
  const document = stored?.document ? storedField(fields, stored.document) : undefined;
  const typeId = fieldTypeOf(entry, document ?? stored);
  const fieldType = typeId ? context.draft.fieldTypes.get(typeId) : undefined;
  const name = entry.field ?? entry.name;
  if (!typeId || !fieldType || !name) return undefined;
  const text = (part: string, english: string, key: string): string =>
    context.text(textKeys.form(form.id, `${part}_${name}`), english, form, ['fields', index, key]);
  const enumName = entry.enum ?? stored?.enum;
  const target = entry.entity ?? stored?.entity;
  const required = stored?.calculate === undefined && (entry.required ?? stored?.required ?? false);
  const max = entry.max ?? stored?.max;
  const options = {
    ...(fieldType.value.mask && { mask: fieldType.value.mask }),
    ...((document || stored?.type === 'richTexts') && max !== undefined && { max }),
    ...entry.options,
  };
  const meta: FormFieldMeta = {
    name: document?.name ?? name,
    labelKey: entry.label ? text('field', entry.label, 'label') : textKeys.field(form.value.entity ?? '', name),
    ...(entry.help && { helpKey: text('help', entry.help, 'help') }),
    required,
    ...(stored?.calculate && { calculate: calculationIn(form, stored, stored.calculate) }),
    // What the form does not ask for it can't judge by: then the server does alone.
    ...(stored?.requiredWhen && isAskedFor(form, stored.requiredWhen) && { requiredWhen: stored.requiredWhen }),
    ...(stored?.readonlyWhen && isAskedFor(form, stored.readonlyWhen) && { readonlyWhen: stored.readonlyWhen }),
    ...(stored?.default !== undefined && { default: stored.default }),
    ...(stored?.begins && { begins: stored.begins }),
    widget: fieldType.value.widget,
    ...(fieldType.value.input && { input: fieldType.value.input }),
    ...(entry.group && {
      groupKey: context.text(textKeys.form(form.id, `group_${entry.group}`), entry.group, form, [
        'fields',
        index,
        'group',
      ]),
    }),
    ...(entry.visible && { visibleWhen: entry.visible }),
    ...(enumName && { enum: enumName }),
    ...(target && { entity: target }),
    ...(stored?.among && { among: stored.among }),
    ...((entry.many ?? stored?.type === 'refs') && { many: true }),
    ...(Object.keys(options).length > 0 && { options }),
  };
  return {
    meta,
    schema: valueSchema(context, fieldType.value.schema, {
      enumName,
      required,
      max: document ? undefined : max,
      min: document ? undefined : (entry.min ?? stored?.min),
      pattern: stored?.pattern,
    }),
  };
}

/** Whether all fields that a condition compares are fields of the form. */
function isAskedFor(form: Declared<FormSource>, condition: Condition): boolean {
  return isInForm(form, comparedNames(condition));
}

/** The browser calculates where the form asks for all that it takes; else the field shows what the server has found. */
function calculationIn(
  form: Declared<FormSource>,
  { type, from = [] }: FieldMeta,
  calculation: Calculation,
): NonNullable<FormFieldMeta['calculate']> {
  const kind = type as CalculatedType;
  return isInForm(form, from) && !looksElsewhere(calculation) ? { of: calculation, type: kind } : { type: kind };
}

function isInForm(form: Declared<FormSource>, names: readonly string[]): boolean {
  const fields = new Set(form.value.fields.map((entry) => entryOf(entry).field));
  return names.every((name) => fields.has(name));
}

interface SchemaLimits {
  readonly enumName: string | undefined;
  readonly required: boolean;
  readonly max: number | undefined;
  readonly min: number | undefined;
  readonly pattern: string | undefined;
}

/** The fragment of the field type narrowed by the field's own limits and values. */
function valueSchema(
  context: BuildContext,
  fragment: Readonly<Record<string, unknown>>,
  limits: SchemaLimits,
): Record<string, unknown> {
  const schema: Record<string, unknown> = { ...fragment };
  const values = limits.enumName ? Object.keys(context.draft.enums.get(limits.enumName)?.value.values ?? {}) : [];
  if (values.length > 0) {
    if (schema.type === 'array') schema.items = { type: 'string', enum: values };
    // Clearing a single select gives an empty string (000 §5).
    else schema.enum = limits.required ? values : ['', ...values];
  }
  const length = schema.type === 'string';
  if (limits.max !== undefined) schema[length ? 'maxLength' : 'maximum'] = limits.max;
  if (limits.min !== undefined) schema[length ? 'minLength' : 'minimum'] = limits.min;
  // Empty is no value, which a field that is not required may be.
  if (limits.pattern !== undefined && length)
    schema.pattern = limits.required ? wholePattern(limits.pattern) : `^$|${wholePattern(limits.pattern)}`;
  if (limits.required && length && schema.minLength === undefined) schema.minLength = 1;
  return schema;
}
