/** What those learn who host an event. */
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import type { FollowScope } from '#server/platform/context/followers.ts';
import { idsIn } from '#server/services/people/idsIn.ts';
import { takeBackNews } from '#server/services/people/takeBackNews.ts';
import { isOfSessions } from '../eventRules.ts';
import { mailDate, tellDate } from '../series/datesTogether.ts';
import { tellHosting } from './tellHosting.ts';

/** Those who were told that the event is called off hear that it is not after all, with the conversations that they hold. */
export async function tellPublished(scope: FollowScope, event: StoredRow, hosts: readonly string[]): Promise<void> {
  const { tx } = scope;
  const calledOff = new Set(idsIn(event.calledOffTo));
  const again = hosts.filter((id) => calledOff.has(id));
  const first = hosts.filter((id) => !calledOff.has(id));
  const url = `/events/${event.id}`;
  await takeBackNews(tx, { texts: ['event.cancelled'], url, name: String(event.title), people: again });
  const kept = { event, people: again, text: 'event.hostingAgain', url } as const;
  await tellDate(scope, { ...kept, type: 'meetingScheduledStaff' });
  await mailDate(scope, { ...kept, method: 'REQUEST' });
  await tellHosting(scope, event, first);
}

interface Hosts {
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

export async function tellHandedOver(scope: FollowScope, event: StoredRow, { added, removed }: Hosts): Promise<void> {
  const url = `/events/${event.id}`;
  const ended = { event, text: 'event.hostingEnded', url } as const;
  await tellDate(scope, { ...ended, people: removed, type: 'meetingDeleted' });
  if (isOfSessions(scope.context, event)) {
    const hosting = { event, text: 'event.hosting', url } as const;
    await tellDate(scope, { ...hosting, people: added, type: 'meetingScheduledStaff' });
    return;
  }
  await tellHosting(scope, event, added);
  const coming = idsIn(event.participants);
  const people = removed.filter((id) => !coming.includes(id));
  await mailDate(scope, { ...ended, people, method: 'CANCEL' });
}
