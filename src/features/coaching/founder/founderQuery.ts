import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { FounderCoachingDocument } from './founder.gen.ts';

const HOUR_MS = 3_600_000;

/** The next session of a founder's startup, and what they agreed to do. By the hour: the same question is asked once. */
export function founderCoachingQuery(me: string, now: number = Date.now()) {
  const hour = new Date(Math.floor(now / HOUR_MS) * HOUR_MS).toISOString();
  return graphqlQuery(FounderCoachingDocument, { me, now: hour });
}
