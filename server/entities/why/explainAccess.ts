import { grantedCondition } from '#domain/access/grantedCondition.ts';
import { resolveCondition } from '#domain/access/resolveCondition.ts';
import type { Condition, Principal, VisibilityRule } from '#domain/model/access.ts';
import type { AccessStep, RefusalCode } from '#domain/model/accessReason.ts';
import { isOutsidePlan } from '#server/entities/catalogue/isOutsidePlan.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { type AccessQuestion, accessSteps, type RuleStep } from './accessSteps.ts';
import { type AskedRecord, conditionsHold } from './conditionsHold.ts';
import { wantedOf } from './wantedOf.ts';
import { type RuleWay, waysOf } from './waysOf.ts';

/** What was decided, at which step, and what each rule of that step says. */
export interface Explanation {
  readonly isAllowed: boolean;
  readonly step: AccessStep;
  readonly field: string | null;
  readonly ways: readonly RuleWay[];
}

/**
 * Whether somebody may do something with a record, and by which rules: the ability's own conditions, as the SQL that reading
 * and writing are planned with. The first step that is refused is told; a record that is not there tells nothing else.
 */
export async function explainAccess(tx: Tx, question: AccessQuestion): Promise<Explanation> {
  const record: AskedRecord = { tx, model: question.model, id: question.id };
  const steps = accessSteps(question);
  const held = await conditionsHold(
    record,
    steps.map(({ condition }) => condition),
  );
  if (held === null) return refused('record', 'noRecord');
  for (const [at, step] of steps.entries()) {
    const locked = lockOf(question, step);
    if (locked !== null) return refused(step.step, locked);
    if (held[at] === true) continue;
    return { isAllowed: false, step: step.step, field: step.field, ways: await refusedWays(record, question, step) };
  }
  const settled = await settledBy(record, question);
  if (settled !== null) return settled;
  return allowed(record, question, steps.at(-1));
}

const refused = (step: AccessStep, code: RefusalCode, field: string | null = null): Explanation => ({
  isAllowed: false,
  step,
  field,
  ways: [{ code, rule: {}, wanted: null }],
});

/** What the plan lacks is locked whatever the rules say. */
function lockOf({ model, principal, action }: AccessQuestion, { step }: RuleStep): RefusalCode | null {
  if (action === 'read' || step !== action) return null;
  return isOutsidePlan(model.meta, principal, action) ? 'notInPlan' : null;
}

/** The rules where one of them is what refuses; where they let in, the visibility of the role hides the record. */
async function refusedWays(
  record: AskedRecord,
  { principal, model }: AccessQuestion,
  { step, rules }: RuleStep,
): Promise<readonly RuleWay[]> {
  const { visibility } = model.meta;
  if (step === 'read' && visibility !== undefined) {
    const granted = await conditionsHold(record, [grantedCondition(principal, rules)]);
    if (granted?.[0] === true) return [await hiddenWay(record, principal, visibility)];
  }
  return (await waysOf(record, principal, rules)).filter(({ code }) => code !== null);
}

/** What would be seen: by the setting of the role, or because it is one's own. */
async function hiddenWay(record: AskedRecord, principal: Principal, rule: VisibilityRule): Promise<RuleWay> {
  const setting = principal.visibility?.[rule.of] ?? 'ALL';
  const wider = setting === 'NONE' ? undefined : rule[setting];
  const condition: Condition = wider === undefined ? rule.always : { or: [rule.always, wider] };
  return { code: 'hidden', rule: {}, wanted: await wantedOf(record, principal, condition) };
}

/** A field that only the product sets, or whose value is settled as the record stands. */
async function settledBy(record: AskedRecord, question: AccessQuestion): Promise<Explanation | null> {
  const { action, model, principal } = question;
  const field = model.meta.fields.find(({ name }) => name === question.field);
  if (action === 'read' || action === 'delete' || field === undefined) return null;
  if (field.readonly || field.calculate !== undefined || field.type === 'many' || field.type === 'computed')
    return refused('field', 'setByProduct', field.name);
  const { readonlyWhen } = field;
  if (readonlyWhen === undefined || action === 'create') return null;
  const [isSettled] = (await conditionsHold(record, [resolveCondition(readonlyWhen, principal)])) ?? [];
  if (isSettled !== true) return null;
  const wanted = await wantedOf(record, principal, { not: readonlyWhen });
  return { isAllowed: false, step: 'field', field: field.name, ways: [{ code: 'settled', rule: {}, wanted }] };
}

async function allowed(
  record: AskedRecord,
  { principal, action }: AccessQuestion,
  last: RuleStep | undefined,
): Promise<Explanation> {
  const ways = await waysOf(record, principal, last?.rules ?? []);
  const { step, field } = last ?? { step: action, field: null };
  return { isAllowed: true, step, field, ways: ways.filter(({ code }) => code === null) };
}
