import type { DomainEventName, DomainEvents } from '#server/generated/events.gen.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { RequestContext } from './context.ts';

/** Something that has happened, as its followers hear of it. */
export interface DomainEvent<Name extends DomainEventName = DomainEventName> {
  /** The same however often the event is told: what goes outside is told apart by it. */
  readonly id: string;
  readonly name: Name;
  readonly payload: DomainEvents[Name];
  /** Who has done it; null where the clock, or a visitor, has. */
  readonly actor: string | null;
  /** ISO 8601. */
  readonly at: string;
}

/** In what way an event is followed; columns of `docs/events.md`. */
export type FollowKind = 'timeline' | 'task' | 'notification' | 'mail' | 'calendar' | 'webhook' | 'record';

export interface FollowScope {
  readonly tx: Tx;
  readonly context: RequestContext;
}

/** What follows from one kind of event, in the transaction that makes the event true. */
export interface Follower {
  readonly on: DomainEventName;
  readonly kind: FollowKind;
  /** What follows and who learns of it, for `docs/events.md`: `Founders of the startup: metricsRequest`. */
  readonly tells: string;
  /** Does it for all that has happened at once; mostly that is one event. */
  readonly runAll: (events: readonly DomainEvent[], scope: FollowScope) => Promise<void>;
}

/** A follower whose `run` is typed by the event that it follows, and done for each. */
export function follower<Name extends DomainEventName>(
  on: Name,
  kind: FollowKind,
  tells: string,
  run: (event: DomainEvent<Name>, scope: FollowScope) => Promise<void>,
): Follower {
  return followerOfAll(on, kind, tells, async (events, scope) => {
    for (const event of events) await run(event, scope);
  });
}

/** A follower that does together what follows from many events of its kind. */
export function followerOfAll<Name extends DomainEventName>(
  on: Name,
  kind: FollowKind,
  tells: string,
  runAll: (events: readonly DomainEvent<Name>[], scope: FollowScope) => Promise<void>,
): Follower {
  // The registry hands an event only to followers of its own name.
  return { on, kind, tells, runAll: runAll as Follower['runAll'] };
}

export type Followers = ReadonlyMap<string, readonly Follower[]>;

/** Followers by the event they follow, in their given order. */
export function followersByEvent(followers: readonly Follower[]): Followers {
  return Map.groupBy(followers, ({ on }) => on);
}
