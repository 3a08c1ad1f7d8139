import type { FieldMeta } from '#domain/model/entity.ts';
import type { EntitySource } from '../../language/sourceTypes.ts';
import type { SpecPath } from '../../load/SpecFile.ts';
import { entryOf } from '../../model/buildForm.ts';
import { type Declared, type FormSource, placeIn } from '../../model/Draft.ts';
import { type RuleContext, ruleOfEach, together } from '../Rule.ts';

interface Limits {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

const ofTexts = ['text', 'longText', 'email', 'url', 'image', 'labels', 'richTexts'];
const ofLength = [...ofTexts, 'textList', 'refs', 'enumList', 'objectList'];
const ofSize = ['int', 'float', 'money'];

/** SPEC307: limits that no value, or none that the record takes, could be within. */
export const limits = together(
  ruleOfEach(
    (draft) => draft.entities.values(),
    (context, entity) => checkFields(context, entity, context.index.entities.get(entity.id)?.fields ?? [], ['fields']),
  ),
  ruleOfEach((draft) => draft.forms.values(), checkForm),
);

function checkFields(
  context: RuleContext,
  entity: Declared<EntitySource>,
  fields: readonly FieldMeta[],
  path: SpecPath,
): void {
  for (const field of fields) {
    const at = [...path, field.name];
    checkOrder(context, entity, field, at);
    checkType(context, entity, field, at);
    if (field.fields) checkFields(context, entity, field.fields, [...at, 'fields']);
  }
}

function checkOrder(context: RuleContext, declared: Declared<unknown>, { min, max }: Limits, path: SpecPath): void {
  if (min === undefined || max === undefined || min <= max) return;
  report(
    context,
    declared,
    [...path, 'min'],
    `The smallest value, ${min}, is above the largest, ${max}.`,
    'Swap the two.',
  );
}

function checkType(context: RuleContext, declared: Declared<unknown>, field: FieldMeta, path: SpecPath): void {
  for (const limit of ['min', 'max'] as const) {
    const value = field[limit];
    if (value === undefined) continue;
    const at = [...path, limit];
    if (ofLength.includes(field.type)) checkLength(context, declared, value, limit, at);
    else if (!ofSize.includes(field.type))
      report(context, declared, at, `A field of type '${field.type}' has no limits.`, `Take '${limit}' out.`);
    else if (field.type === 'int' && !Number.isInteger(value))
      report(
        context,
        declared,
        at,
        `'${field.name}' holds whole numbers, and ${value} is none.`,
        'Write a whole number.',
      );
  }
}

/** Lengths are counted. */
function checkLength(
  context: RuleContext,
  declared: Declared<unknown>,
  value: number,
  limit: string,
  path: SpecPath,
): void {
  if (Number.isInteger(value) && value >= (limit === 'max' ? 1 : 0)) return;
  report(context, declared, path, `A length of ${value} can not be.`, 'Write a whole number above 0.');
}

/** What a form lets through that the record refuses comes back as an error nobody expects. */
function checkForm(context: RuleContext, form: Declared<FormSource>): void {
  const entity = context.index.entities.get(form.value.entity ?? '');
  for (const [index, source] of form.value.fields.entries()) {
    const entry = entryOf(source);
    const path = ['fields', index];
    checkOrder(context, form, entry, path);
    const stored = entity?.fields.find(({ name }) => name === entry.field);
    if (entry.max !== undefined && stored?.max !== undefined && entry.max > stored.max)
      report(
        context,
        form,
        [...path, 'max'],
        `The record takes at most ${stored.max}.`,
        `Write ${stored.max} or less.`,
      );
    if (entry.min !== undefined && stored?.min !== undefined && entry.min < stored.min)
      report(
        context,
        form,
        [...path, 'min'],
        `The record takes at least ${stored.min}.`,
        `Write ${stored.min} or more.`,
      );
  }
}

function report(context: RuleContext, declared: Declared<unknown>, path: SpecPath, message: string, fix: string): void {
  context.report('SPEC307', placeIn(declared, path), message, fix);
}
