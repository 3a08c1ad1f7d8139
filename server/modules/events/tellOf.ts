import type { FollowScope } from '#server/platform/context/followers.ts';
import type { NoticeKey } from '#server/platform/texts/notices.ts';
import { mailPeople } from '#server/services/people/mailPeople.ts';
import { loadEvent } from './loadEvent.ts';
import { mailAppointments } from './sessions/mailAppointments.ts';
import { tellAppointments } from './sessions/tellAppointments.ts';

export interface EventNews {
  readonly event: string;
  readonly people: readonly string[];
  readonly text: NoticeKey;
  /** Type of the notification; null is by mail only. */
  readonly type: string | null;
  /** What becomes of the appointment. */
  readonly method: 'REQUEST' | 'CANCEL' | null;
  readonly words?: string | null;
}

/** Tells people of an event here and by mail. */
export async function tellOf({ tx, context }: FollowScope, news: EventNews): Promise<void> {
  const { people, text, type, method, words } = news;
  const event = await loadEvent({ tx }, news.event);
  if (event === null || people.length === 0) return;
  const at = typeof event.startTime === 'string' ? event.startTime : null;
  const notice = { text, name: String(event.title), at, ...(words && { words }) };
  const url = method === 'CANCEL' ? '/events' : `/events/${event.id}`;
  if (type !== null) await tellAppointments({ tx, context }, event, { people, type, notice, url });
  if (method === null) await mailPeople(tx, context, { feature: 'emailEvents', people, notice, url });
  else await mailAppointments({ tx, context }, event, { people, notice, url, method });
}
