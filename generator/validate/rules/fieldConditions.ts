import type { EntitySource, FieldSource } from '../../language/sourceTypes.ts';
import { type Declared, placeIn } from '../../model/Draft.ts';
import { type RuleContext, ruleOfEach } from '../Rule.ts';
import { checkCondition } from './checkCondition.ts';
import { comparedField } from './conditionPath.ts';

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
  if (field.pattern === undefined) return;
  if (!texts.includes(field.type))
    report('pattern', `A field of type '${field.type}' is no text.`, "Take 'pattern' out.");
  else if (!isExpression(field.pattern)) report('pattern', 'It is not a regular expression.', 'Mend its brackets.');
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
