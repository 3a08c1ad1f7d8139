import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';

/** What a schedule is given: what became due after `from`, up to and with `until`. */
export interface ClockScope {
  readonly tx: Tx;
  /** Of nobody: the product itself acts. Its `now` is the moment that is being done, `until`. */
  readonly context: RequestContext;
  readonly from: Date;
  readonly until: Date;
}

/** A time of each day, or of one day of each week, on the wall of the organisation's zone. */
export interface DayTime {
  /** `08:00` */
  readonly time: string;
  /** 1 is Monday, 7 is Sunday; each day without one. */
  readonly weekday?: number;
}

/** Work that is due again and again, in each tenant by itself. */
export interface Schedule {
  /** Its mark in the database has this name: a renamed schedule begins anew. */
  readonly name: string;
  readonly about: string;
  readonly at: 'minute' | DayTime;
  /** Of several moments that were missed only the last is done. */
  readonly skipsMissed?: boolean;
  /** Done after all else that is due with it, which it speaks of. */
  readonly isLast?: boolean;
  /** Resolves with true while more is left to do: it is called again for the same window, in a transaction of its own. */
  readonly run: (scope: ClockScope) => Promise<boolean>;
}
