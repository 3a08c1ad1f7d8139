import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { FounderCoachingDocument, type FounderCoachingQuery, type NextSessionPartsFragment } from './founder.gen.ts';

const HOUR_MS = 3_600_000;

/** The next session of a founder, that of their startup, and what they agreed to do. By the hour: the same question is asked once. */
export function founderCoachingQuery(me: string, now: number = Date.now()) {
  const hour = new Date(Math.floor(now / HOUR_MS) * HOUR_MS).toISOString();
  return graphqlQuery(FounderCoachingDocument, { me, now: hour });
}

export interface FoundersNext {
  readonly session: NextSessionPartsFragment;
  /** Whether the founder is expected there: others of the startup may be instead. */
  readonly isOwn: boolean;
}

/** What a founder is expected at next; where that is nothing, what is the next of their startup. */
export function nextOf({ next, ofStartup }: FounderCoachingQuery): FoundersNext | null {
  const [own, startups] = [next.results[0], ofStartup.results[0]];
  if (own !== undefined) return { session: own, isOwn: true };
  return startups === undefined ? null : { session: startups, isOwn: false };
}
