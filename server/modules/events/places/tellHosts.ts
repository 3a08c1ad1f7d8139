/** What those learn who host an event. */
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import type { FollowScope } from '#server/platform/context/followers.ts';
import { idsIn } from '#server/services/people/idsIn.ts';
import { takeBackNews } from '#server/services/people/takeBackNews.ts';
import { tellPeople } from '#server/services/people/tellPeople.ts';
import { isOfSessions } from '../eventRules.ts';
import { mailAppointments } from '../sessions/mailAppointments.ts';
import { tellAppointments } from '../sessions/tellAppointments.ts';
import { tellHosting } from './tellHosting.ts';

/** Those who were told that the event is called off hear that it is not after all, with the conversations that they hold. */
export async function tellPublished(scope: FollowScope, event: StoredRow, hosts: readonly string[]): Promise<void> {
  const { tx } = scope;
  const calledOff = new Set(idsIn(event.calledOffTo));
  const again = hosts.filter((id) => calledOff.has(id));
  const first = hosts.filter((id) => !calledOff.has(id));
  const named = { name: String(event.title), at: textOrNull(event.startTime) };
  const url = `/events/${event.id}`;
  await takeBackNews(tx, { texts: ['event.cancelled'], url, name: named.name, people: again });
  const type = 'meetingScheduledStaff';
  const kept = { people: again, notice: { text: 'event.hostingAgain', ...named } as const, url };
  await tellAppointments(scope, event, { ...kept, type });
  await mailAppointments(scope, event, { ...kept, method: 'REQUEST' });
  await tellHosting(scope, event, first);
}

interface Hosts {
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

export async function tellHandedOver(scope: FollowScope, event: StoredRow, { added, removed }: Hosts): Promise<void> {
  const { tx, context } = scope;
  const named = { name: String(event.title), at: textOrNull(event.startTime) };
  const url = `/events/${event.id}`;
  const ended = { people: removed, notice: { text: 'event.hostingEnded', ...named } as const, url };
  await tellPeople(tx, context, { ...ended, type: 'meetingDeleted' });
  if (isOfSessions(context, event)) {
    const hosting = { people: added, notice: { text: 'event.hosting', ...named } as const, url };
    await tellPeople(tx, context, { ...hosting, type: 'meetingScheduledStaff' });
    return;
  }
  await tellHosting(scope, event, added);
  const coming = idsIn(event.participants);
  const people = removed.filter((id) => !coming.includes(id));
  await mailAppointments(scope, event, { ...ended, people, method: 'CANCEL' });
}

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);
