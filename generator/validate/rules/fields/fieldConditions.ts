import { looksElsewhere } from '#domain/calculation/looksElsewhere.ts';
import type { EntitySource, FieldSource } from '../../../language/sourceTypes.ts';
import { type CalculationKind, calculationGround } from '../../../model/calculations/CalculationGround.ts';
import { readCalculation } from '../../../model/calculations/readCalculation.ts';
import { type Declared, placeIn } from '../../../model/Draft.ts';
import { type RuleContext, ruleOfEach } from '../../Rule.ts';
import { checkCondition } from '../checkCondition.ts';
import { comparedField } from '../conditionPath.ts';

/** SPEC312, SPEC303: what a field is required, settled or matched by fits the field and its record. */
export const fieldConditions = ruleOfEach(
  (draft) => draft.entities.values(),
  (context, entity) => {
    for (const [name, source] of Object.entries(entity.value.fields)) {
      const field = source as FieldSource;
      if (typeof field !== 'string') checkField(context, entity, name, field);
    }
  },
);

type FieldSettings = Exclude<FieldSource, string>;

const texts = ['text', 'longText', 'email', 'url'];

function checkField(context: RuleContext, entity: Declared<EntitySource>, name: string, field: FieldSettings): void {
  const report = (key: string, message: string, fix: string): void =>
    context.report('SPEC312', placeIn(entity, ['fields', name, key]), message, fix);
  for (const key of ['requiredWhen', 'readonlyWhen'] as const) {
    if (field[key] === undefined) continue;
    checkOwn(context, entity, ['fields', name, key], field[key]);
    if (key === 'requiredWhen' && field.required)
      report(key, `'${name}' is required always.`, "Take 'required: true' out, or the condition.");
    if (field.readonly) report(key, `Nobody enters '${name}'.`, `Take '${key}' out.`);
  }
  if (field.calculate !== undefined) checkCalculation(context, entity, name, field);
  if (field.pattern === undefined) return;
  if (!texts.includes(field.type))
    report('pattern', `A field of type '${field.type}' is no text.`, "Take 'pattern' out.");
  else if (!isExpression(field.pattern)) report('pattern', 'It is not a regular expression.', 'Mend its brackets.');
}

const calculated: Readonly<Record<string, CalculationKind>> = {
  int: 'number',
  float: 'number',
  money: 'number',
  bool: 'bool',
  text: 'text',
};

const partsFix =
  'Write numbers, texts and switches of the record or of those it refers to, and counts or sums of those that belong to it.';

/** SPEC302: what is calculated is read, speaks of fields of the record, and is of the field's type. */
function checkCalculation(
  context: RuleContext,
  entity: Declared<EntitySource>,
  name: string,
  { calculate = '', type, required, unique, search }: FieldSettings,
): void {
  const place = placeIn(entity, ['fields', name, 'calculate']);
  const read = readCalculation(calculate, calculationGround(context.draft.entities, entity.id));
  const kind = calculated[type];
  if (typeof read === 'string') context.report('SPEC302', place, read, partsFix);
  else if (kind === undefined) {
    const fix = `Known are ${Object.keys(calculated).join(', ')}.`;
    context.report('SPEC302', place, `A field of type '${type}' is not calculated.`, fix);
  } else if (read.kind !== kind && read.kind !== 'null') {
    const message = `The expression yields a ${read.kind}, and the field takes a ${kind}.`;
    context.report('SPEC302', place, message, 'Change the expression, or the type of the field.');
  }
  const refuse = (key: string, message: string): void =>
    context.report('SPEC312', placeIn(entity, ['fields', name, key]), message, `Take '${key}' out.`);
  if (required === true) refuse('required', 'Nobody enters it.');
  if (typeof read === 'string' || !looksElsewhere(read.calculation)) return;
  // No column keeps it that an index could be made of.
  if (unique === true) refuse('unique', 'It is made of other records.');
  if (search === true) refuse('search', 'It is made of other records.');
}

/** Such a condition is asked of values that are typed: of the record alone, and of no reader. */
function checkOwn(context: RuleContext, entity: Declared<EntitySource>, path: string[], condition: unknown): void {
  const ground = {
    code: 'SPEC303',
    declared: entity,
    fieldOf: (column: string) =>
      column.includes('.')
        ? { message: `'${column}' is of another record.`, fix: 'Compare a field of this one.' }
        : comparedField(context.index.entities, entity.id, column),
    isReference: () => false,
    unknownReference: (value: string) => ({
      message: `'${value}' is of a reader, and the condition is about the record alone.`,
      fix: 'Compare with a value that is written out.',
    }),
    textsAreIds: false,
  } as const;
  checkCondition(context, ground, condition, path);
}

function isExpression(pattern: string): boolean {
  try {
    return new RegExp(pattern, 'u').source !== '';
  } catch {
    return false;
  }
}
