/** What is told of one date of an event. */
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import type { FollowScope } from '#server/platform/context/followers.ts';
import type { Whereabouts } from '#server/platform/texts/movedText.ts';
import type { Notice } from '#server/platform/texts/notices.ts';
import { placeWords } from '#server/services/booking/placeWords.ts';
import { mailPeople } from '#server/services/people/mailPeople.ts';
import { tellPeople } from '#server/services/people/tellPeople.ts';
import { whereOfEvent } from '../appointmentOf.ts';
import { isOfSessions } from '../eventRules.ts';
import { mailAppointments } from '../sessions/mailAppointments.ts';
import { tellAppointments } from '../sessions/tellAppointments.ts';
import type { DateMail, DateNews, DateText } from './dateNews.ts';

export async function tellOne(scope: FollowScope, news: DateNews): Promise<void> {
  const { event, people, text, type, url } = news;
  const told = { people, type, url, notice: await noticeOf(scope, news) };
  return ofAllOfIt.has(text) ? tellPeople(scope.tx, scope.context, told) : tellAppointments(scope, event, told);
}

/** Who hosts it hosts all of its conversations. */
const ofAllOfIt: ReadonlySet<DateText> = new Set(['event.hosting', 'event.hostingEnded']);

export async function mailOne(scope: FollowScope, mail: DateMail): Promise<void> {
  const { event, people, url, method } = mail;
  const told = { people, url, notice: await noticeOf(scope, mail) };
  if (method === null) return mailPeople(scope.tx, scope.context, { feature: 'emailEvents', ...told });
  return mailAppointments(scope, event, { ...told, method });
}

async function noticeOf(
  scope: FollowScope,
  { event, text, was }: Pick<DateNews, 'event' | 'text' | 'was'>,
): Promise<Notice> {
  const notice = { text, name: String(event.title), at: textOrNull(event.startTime) };
  if (!was) return notice;
  const is = await whereaboutsOf(scope, event);
  return { ...notice, move: { was: untilNow(scope, event, was, is), is } };
}

/** The times of conversations stay as they were agreed on: only where they are held can be another. */
function untilNow({ context }: FollowScope, event: StoredRow, was: Whereabouts, is: Whereabouts): Whereabouts {
  return isOfSessions(context, event) ? { ...is, where: was.where } : was;
}

async function whereaboutsOf({ tx }: FollowScope, event: StoredRow): Promise<Whereabouts> {
  const { startTime, endTime, place } = event;
  const where = whereOfEvent(event, await placeWords(tx, place));
  return { start: textOrNull(startTime), end: textOrNull(endTime), where };
}

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);
