import type { OperationRule, Principal } from '#domain/model/access.ts';
import { lacksFeature } from '../features.ts';
import { admits } from './admits.ts';

/**
 * Whether a reader may run an operation of the spec. What belongs to an area that is switched off is forbidden; a switch
 * alone is for everybody who has signed in; a rule that says nothing at all is for nobody.
 */
export function mayRun(rule: OperationRule, principal: Principal | null): boolean {
  if (rule.kind === 'public') return true;
  if (principal === null) return false;
  if (rule.kind === 'signedIn') return true;
  return !lacksFeature(principal, rule.feature) && saysWho(rule) && admits(rule, principal);
}

function saysWho(rule: Extract<OperationRule, { kind: 'rule' }>): boolean {
  return [rule.roles, rule.permission, rule.all, rule.any, rule.feature].some((part) => part !== undefined);
}
