import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import type { ShownWeek } from '#src/screens/calendar/week/shownWeek.ts';
import { CoachWeekDocument, type CoachWeekQuery } from './week.gen.ts';

export type WeekSession = CoachWeekQuery['week']['results'][number];
export type WeekMeeting = CoachWeekQuery['own'][number];

const NOTED_WITHIN_MS = 60 * 86_400_000;

/** The sessions that somebody gives in a week, their meetings, the next sessions after it, those they have not noted anything of, and what they are to do. */
export function coachWeekQuery(me: string, { from, to }: Pick<ShownWeek, 'from' | 'to'>) {
  const since = new Date(Date.parse(from) - NOTED_WITHIN_MS).toISOString();
  return graphqlQuery(CoachWeekDocument, { me, from, to, since });
}
