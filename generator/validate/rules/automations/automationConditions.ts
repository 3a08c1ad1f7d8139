import { momentPattern } from '#domain/access/atMoment.ts';
import { suggestion } from '../../../diagnostics/suggest.ts';
import { type EventParts, isRecord, partsOf } from '../../../model/automations/eventParts.ts';
import { isMap } from '../../../model/conditions/conditionOf.ts';
import { type AutomationSource, type Declared, placeIn } from '../../../model/Draft.ts';
import type { EventPartModel } from '../../../model/Model.ts';
import { type RuleContext, ruleOfEach } from '../../Rule.ts';
import { checkCondition } from '../checkCondition.ts';
import { comparedField } from '../conditionPath.ts';

/** SPEC303, SPEC311: conditions are about parts of the event, those on records about their fields, those on values about such values. */
export const automationConditions = ruleOfEach(
  (draft) => draft.automations.values(),
  (context, automation) => {
    const parts = partsOf(context.draft, automation.value);
    if (parts === undefined) return;
    for (const [name, value] of Object.entries(automation.value.if ?? {}))
      checkPart(context, automation, parts, name, value);
  },
);

function checkPart(
  context: RuleContext,
  declared: Declared<AutomationSource>,
  parts: EventParts,
  name: string,
  value: unknown,
): void {
  const path = ['if', name];
  const part = Object.hasOwn(parts, name) ? parts[name] : undefined;
  if (part === undefined) {
    const message = `'${name}' is not a part of what it follows.`;
    context.report('SPEC311', placeIn(declared, path, 'key'), message, suggestion(name, Object.keys(parts)));
  } else if (isMap(value)) checkRecord(context, declared, name, part, value);
  else {
    const wrong = (Array.isArray(value) ? value : [value]).find((one) => !fits(part, one));
    if (wrong === undefined) return;
    const fix = isRecord(part) ? `Write a condition: { ${name}: { field: value } }.` : `Write a value of ${part.type}.`;
    context.report('SPEC311', placeIn(declared, path), `'${name}' is never ${JSON.stringify(wrong)}.`, fix);
  }
}

function checkRecord(
  context: RuleContext,
  declared: Declared<AutomationSource>,
  name: string,
  part: EventPartModel,
  condition: unknown,
): void {
  if (!isRecord(part) || part.isList) {
    const fix = part.isList ? 'Ask for a condition on another part.' : `Write a value of ${part.type}.`;
    const message = `'${name}' is ${part.isList ? 'a list' : 'no record'}, and a condition is about one record.`;
    context.report('SPEC311', placeIn(declared, ['if', name]), message, fix);
    return;
  }
  const ground = {
    code: 'SPEC303',
    declared,
    fieldOf: (field: string) => comparedField(context.index.entities, part.type, field),
    isReference: (value: string) => momentPattern.test(value),
    unknownReference: (value: string) => ({
      message: `'${value}' is of a reader, and nobody reads here.`,
      fix: "Compare with a value that is written out, with '$now', or with so long before or after it: '$now+7d'.",
    }),
    textsAreIds: false,
  } as const;
  checkCondition(context, ground, condition, ['if', name]);
}

/** Of a record it can only be said by its id whether there is one. */
function fits(part: EventPartModel, value: unknown): boolean {
  if (value === null) return part.isOptional;
  if (part.isList || isRecord(part)) return false;
  if (part.type === 'bool') return typeof value === 'boolean';
  return part.type === 'int' ? Number.isInteger(value) : typeof value === 'string';
}
