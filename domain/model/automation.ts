/** The shape of automations as the generator emits them (`server/generated/automations.gen.ts`). */
import type { Condition, ConditionScalar } from './access.ts';

/** When something follows: from a domain event, or some minutes after (before, if negative) a date of a record. */
export type AutomationTrigger =
  | { readonly event: string }
  | { readonly entity: string; readonly field: string; readonly offsetMinutes: number };

/** Whom a step concerns. */
export interface AutomationPeople {
  /** Parts of the event, or what leads to people from there: `person`, `startup.people`; `actor` is whoever did it. */
  readonly paths: readonly string[];
  /** Role types, groups expanded. */
  readonly roles: readonly string[];
  /** Whoever has still to do one of these tasks. */
  readonly tasks?: {
    readonly types: readonly string[];
    /** Path of what the task is about, and of the startup it is done for. */
    readonly about: string | null;
    readonly startup: string | null;
  };
}

interface Told {
  /** Key of the sentence among the spec's texts. */
  readonly sayKey: string;
  /** Path of the name that the sentence has a place for. */
  readonly name: string | null;
  /** Page of the site, with `{path}` for values of the event. */
  readonly url: string;
  readonly people: AutomationPeople;
}

export type AutomationStep =
  | {
      readonly kind: 'task';
      readonly type: string;
      readonly nameKey: string | null;
      /** Path of the name of the record that the task is called after. */
      readonly name: string | null;
      readonly url: string;
      /** Days until it is due, or the path of the date. */
      readonly due: number | string;
      /** Path of the startup it is done for. */
      readonly startup: string | null;
      /** Path of the record whose first and last day it is about. */
      readonly period: string | null;
      readonly people: AutomationPeople;
    }
  | {
      readonly kind: 'complete';
      readonly types: readonly string[];
      /** Path of what the task is about. */
      readonly about: string | null;
      readonly startup: string | null;
      readonly people: AutomationPeople;
    }
  | ({ readonly kind: 'notification'; readonly type: string } & Told)
  | ({ readonly kind: 'mail' } & Told)
  | {
      readonly kind: 'set';
      readonly entity: string;
      readonly record: string;
      readonly values: Readonly<Record<string, unknown>>;
    }
  | { readonly kind: 'webhook'; readonly name: string };

/** What follows by itself from what happens. */
export interface AutomationMeta {
  readonly id: string;
  /** Key of the sentence that says what it is for. */
  readonly aboutKey: string;
  /** `file:line` in the spec. */
  readonly source: string;
  readonly feature?: string;
  readonly trigger: AutomationTrigger;
  /** Parts of the event that are a record, by entity. */
  readonly records: Readonly<Record<string, string>>;
  /** Parts of the event that are lists of records. */
  readonly lists: readonly string[];
  /** Conditions on parts that are records. */
  readonly where: Readonly<Record<string, Condition>>;
  /** Values that other parts may have. */
  readonly values: Readonly<Record<string, readonly ConditionScalar[]>>;
  readonly waitMinutes?: number;
  /** Part that it is done once for. */
  readonly once?: string;
  readonly steps: readonly AutomationStep[];
}
