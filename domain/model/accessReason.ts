/** Why somebody may or may not do something with one record, as server and browser speak of it. */

import type { StandingRefusal } from '#domain/access/ruleRefusal.ts';
import type { ConditionScalar } from './access.ts';

/** What of a question is judged, in this order: the first that is refused decides. */
export type AccessStep = 'record' | 'read' | 'update' | 'delete' | 'create' | 'field' | 'action';

/** By what a way in is closed. */
export type RefusalCode =
  | StandingRefusal
  /** There is no such record in the organisation. */
  | 'noRecord'
  /** The record is not as the rule asks. */
  | 'condition'
  /** The role has the permission for assigned records only, and this one is not. */
  | 'notAssigned'
  /** The role's visibility settings hide it. */
  | 'hidden'
  /** The organisation's plan lacks what brings this kind of write. */
  | 'notInPlan'
  /** The field is set by the product itself. */
  | 'setByProduct'
  /** The value can't be changed any more as the record stands. */
  | 'settled'
  /** What the screen offers is not offered on a record that is like this. */
  | 'notOffered'
  /** No rule lets anybody in. */
  | 'noRule';

/** A condition on a record in its parts, each comparison with whether the record fulfils it. */
export type WantedCondition =
  | { readonly all: readonly WantedCondition[] }
  | { readonly any: readonly WantedCondition[] }
  | { readonly not: WantedCondition }
  | WantedTest;

/** One comparison. */
export interface WantedTest {
  /** Fields from the record on: `["CoachingSession.startup", "Startup.program"]`. */
  readonly path: readonly string[];
  readonly operator: string;
  /** Values as the rule names them: `$user.id` stays what it is. */
  readonly values: readonly ConditionScalar[];
  /** Enumeration of the values. */
  readonly enum?: string;
  readonly isMet: boolean;
}

/** One way to be let in: a rule of the spec, or what stands in the way of all of them. */
export interface AccessWay {
  /** By what it is closed; null where it lets in. */
  readonly code: RefusalCode | null;
  readonly roles: readonly string[];
  readonly permission: string | null;
  readonly feature: string | null;
  /** What would have to be so. */
  readonly wanted: WantedCondition | null;
  /** `file:line` in the spec: of the rule, then of what it asks for. */
  readonly places: readonly string[];
}

/** The answer. */
export interface AccessReason {
  readonly isAllowed: boolean;
  readonly step: AccessStep;
  /** The field that the step is about: that one, or one that it is worked out of. */
  readonly field: string | null;
  /** Any one of these would let in, the nearest first; of what is allowed those that do. */
  readonly ways: readonly AccessWay[];
}
