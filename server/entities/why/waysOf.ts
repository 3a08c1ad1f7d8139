import { resolveCondition } from '#domain/access/resolveCondition.ts';
import { rowConditions, standingRefusal } from '#domain/access/ruleRefusal.ts';
import type { AccessRule, Condition, Principal } from '#domain/model/access.ts';
import type { RefusalCode, WantedCondition } from '#domain/model/accessReason.ts';
import { type AskedRecord, conditionsHold } from './conditionsHold.ts';
import { wantedOf } from './wantedOf.ts';

/** One rule, and by what it is closed; null where it lets in. */
export interface RuleWay {
  readonly code: RefusalCode | null;
  readonly rule: Pick<AccessRule, 'roles' | 'permission' | 'feature' | 'unless' | 'source'>;
  readonly wanted: WantedCondition | null;
}

/** Those that only the record, or a switch, stands in the way of come before those that are for others altogether. */
const nearness: readonly (RefusalCode | null)[] = [
  null,
  'condition',
  'notAssigned',
  'featureOff',
  'featureOn',
  'neverAssigned',
  'permission',
  'role',
];

/** What each of some rules says to a principal about a record, the nearest to letting in first. */
export async function waysOf(
  record: AskedRecord,
  principal: Principal,
  rules: readonly AccessRule[],
): Promise<readonly RuleWay[]> {
  if (rules.length === 0) return [{ code: 'noRule', rule: {}, wanted: null }];
  const ways = await Promise.all(rules.map((rule) => wayOf(record, principal, rule)));
  return ways.toSorted((one, other) => nearness.indexOf(one.code) - nearness.indexOf(other.code));
}

async function wayOf(record: AskedRecord, principal: Principal, rule: AccessRule): Promise<RuleWay> {
  const standing = standingRefusal(principal, rule);
  if (standing !== null) return { code: standing, rule, wanted: null };
  const { where, assigned } = rowConditions(principal, rule);
  if (!(await holds(record, principal, where))) return refusedBy('condition', where);
  if (!(await holds(record, principal, assigned))) return refusedBy('notAssigned', assigned);
  return { code: null, rule, wanted: null };

  async function refusedBy(code: RefusalCode, condition: Condition | undefined): Promise<RuleWay> {
    return { code, rule, wanted: condition === undefined ? null : await wantedOf(record, principal, condition) };
  }
}

async function holds(record: AskedRecord, principal: Principal, condition: Condition | undefined): Promise<boolean> {
  if (condition === undefined) return true;
  return (await conditionsHold(record, [resolveCondition(condition, principal)]))?.[0] === true;
}
