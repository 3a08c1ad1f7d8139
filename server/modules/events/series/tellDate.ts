/** What is told of one date of an event. */
import type { FollowScope } from '#server/platform/context/followers.ts';
import { mailPeople } from '#server/services/people/mailPeople.ts';
import { tellPeople } from '#server/services/people/tellPeople.ts';
import { mailAppointments } from '../sessions/mailAppointments.ts';
import { tellAppointments } from '../sessions/tellAppointments.ts';
import type { DateMail, DateNews, DateText } from './dateNews.ts';

export function tellOne(scope: FollowScope, news: DateNews): Promise<void> {
  const { event, people, text, type, url } = news;
  const told = { people, type, url, notice: noticeOf(news) };
  return ofAllOfIt.has(text) ? tellPeople(scope.tx, scope.context, told) : tellAppointments(scope, event, told);
}

/** Who hosts it hosts all of its conversations. */
const ofAllOfIt: ReadonlySet<DateText> = new Set(['event.hosting', 'event.hostingEnded']);

export function mailOne(scope: FollowScope, mail: DateMail): Promise<void> {
  const { event, people, url, method } = mail;
  const told = { people, url, notice: noticeOf(mail) };
  if (method === null) return mailPeople(scope.tx, scope.context, { feature: 'emailEvents', ...told });
  return mailAppointments(scope, event, { ...told, method });
}

function noticeOf({ event: { title, startTime }, text }: Pick<DateNews, 'event' | 'text'>) {
  return { text, name: String(title), at: typeof startTime === 'string' ? startTime : null };
}
