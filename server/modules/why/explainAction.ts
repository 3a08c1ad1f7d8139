import { atMoment } from '#domain/access/atMoment.ts';
import { lacksFeature } from '#domain/access/features.ts';
import { evaluateGuard, missingFeature } from '#domain/access/gates/evaluateGuard.ts';
import { mayRun } from '#domain/access/gates/mayRun.ts';
import { resolveCondition } from '#domain/access/resolveCondition.ts';
import type { Admission, GuardSpec, OperationRule, Principal } from '#domain/model/access.ts';
import type { RefusalCode, WantedCondition } from '#domain/model/accessReason.ts';
import type { OfferedActionMeta } from '#domain/model/recordActions.ts';
import { conditionsHold } from '#server/entities/why/conditionsHold.ts';
import { type Explanation, explainAccess } from '#server/entities/why/explainAccess.ts';
import { wantedOf } from '#server/entities/why/wantedOf.ts';
import type { RuleWay } from '#server/entities/why/waysOf.ts';
import { operations } from '#server/generated/access.gen.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { Askable } from './askable.ts';

interface Asked extends Askable {
  readonly principal: Principal;
  readonly id: string;
  readonly context: Pick<RequestContext, 'tenant' | 'now'>;
}

/** Of the rules' own actions what they say; of what a screen offers all that it takes, one after the other. */
export async function explainAction(tx: Tx, asked: Asked): Promise<Explanation> {
  const { model, principal, id, field, action } = asked;
  if (typeof action === 'string')
    return explainAccess(tx, { principal, model, id, action, ...(field !== null && { field }) });
  const read = await explainAccess(tx, { principal, model, id, action: 'read' });
  if (!read.isAllowed) return read;
  const closed = guardedWay(asked, action) ?? ranWay(principal, action);
  if (closed !== null) return refusedBy(closed);
  const otherwise = await unoffered(tx, asked, action);
  if (otherwise !== null) return refusedBy({ code: 'notOffered', rule: {}, wanted: otherwise });
  return (await refusedChange(tx, asked, action)) ?? { isAllowed: true, step: 'action', field: null, ways: read.ways };
}

const refusedBy = (way: RuleWay): Explanation => ({ isAllowed: false, step: 'action', field: null, ways: [way] });

/** Whom the screen shows it to. */
function guardedWay({ principal, context }: Asked, { guard }: OfferedActionMeta): RuleWay | null {
  const { features } = context.tenant;
  if (guard === undefined || evaluateGuard(guard, principal, features) === 'allow') return null;
  const missing = missingFeature(guard, features);
  if (missing !== null) return closedWay('featureOff', { feature: missing, source: guard.source });
  return admissionWay(guard, guard.source);
}

/** Who runs the operation that it stands for. */
function ranWay(principal: Principal, { run }: OfferedActionMeta): RuleWay | null {
  if (run === undefined || mayRun(run.rule, principal)) return null;
  const source = operations[run.operation]?.source;
  const rule: Extract<OperationRule, { kind: 'rule' }> = run.rule.kind === 'rule' ? run.rule : { kind: 'rule' };
  if (lacksFeature(principal, rule.feature)) return closedWay('featureOff', { feature: rule.feature, source });
  return admissionWay(rule, source);
}

type Joined = Pick<GuardSpec, 'roles' | 'permission' | 'all' | 'any'>;

function admissionWay(asked: Joined, source: string | undefined): RuleWay {
  const parts: readonly Admission[] = [asked, ...(asked.all ?? []), ...(asked.any ?? [])];
  const permission = parts.find((part) => part.permission !== undefined)?.permission;
  if (permission !== undefined) return closedWay('permission', { permission, source });
  return closedWay('role', { roles: [...new Set(parts.flatMap(({ roles }) => roles ?? []))], source });
}

/** Parts that are not there are left out of what is told. */
function closedWay(
  code: RefusalCode,
  {
    source,
    feature,
    permission,
    roles,
  }: { readonly [Part in keyof RuleWay['rule']]?: RuleWay['rule'][Part] | undefined },
): RuleWay {
  const rule = { ...(source && { source }), ...(feature && { feature }), ...(permission && { permission }) };
  return { code, rule: { ...rule, ...(roles && { roles }) }, wanted: null };
}

/** What the record would have to be like for the screen to offer it; null where it is. */
async function unoffered(
  tx: Tx,
  { model, id, principal, context }: Asked,
  { when }: OfferedActionMeta,
): Promise<WantedCondition | null> {
  if (when === undefined) return null;
  const condition = atMoment(when, context.now());
  const record = { tx, model, id };
  const [isSo] = (await conditionsHold(record, [resolveCondition(condition, principal)])) ?? [];
  return isSo === true ? null : wantedOf(record, principal, condition);
}

/** The first field that it sets and the reader may not; without any, nothing of the record itself is changed. */
async function refusedChange(
  tx: Tx,
  { model, id, principal }: Asked,
  { sets }: OfferedActionMeta,
): Promise<Explanation | null> {
  for (const field of sets) {
    const change = await explainAccess(tx, { principal, model, id, action: 'update', field });
    if (!change.isAllowed) return change;
  }
  return null;
}
