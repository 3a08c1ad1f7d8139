/** Which domain events the writing of the organisation's events is. */
import type { WriteHook } from '#server/entities/write/EntityWriter.ts';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import { announce } from '#server/platform/context/announce.ts';
import { placeWords } from '#server/services/booking/placeWords.ts';
import { idsIn } from '#server/services/people/idsIn.ts';
import { isOnline, whereOfEvent } from './appointmentOf.ts';
import { countingOn } from './eventRules.ts';

/** An event that is published, moved or called off, and its hosts. */
export const announceEvent: WriteHook = async ({ before, after }, scope) => {
  const event = (after ?? before)?.id;
  if (event === undefined) return;
  if (after?.status === 'published' && before?.status !== 'published') {
    await announce(scope, 'EventPublished', { event, hosts: idsIn(after.hosts) });
  } else if (before?.status === 'published' && after?.status !== 'published') {
    await announceCancelled(before, after?.version ?? before.version + 1, scope);
  } else if (before?.status === 'published' && after !== null && isMoved(before, after)) {
    await announceMoved(before, after, scope);
  } else if (before?.status === 'published' && after !== null && before.title !== after.title) {
    await announce(scope, 'EventRetitled', { event, hosts: hostsLeft(before, after) });
  }
  const wasOff = before === null || before.status === 'cancelled';
  const isOff = after === null || after.status === 'cancelled';
  if (isOff && !wasOff) await announce(scope, 'EventNotHeld', { event });
  else if (!isOff && before !== null) {
    await announceHosts(before, after, scope, wasOff);
    if (!wasOff && isReplanned(before, after))
      await announce(scope, 'EventReplanned', { event, hosts: chosenHosts(after) });
  }
};

/** With when and where it was. */
async function announceMoved(before: StoredRow, after: StoredRow, scope: Parameters<WriteHook>[1]): Promise<void> {
  await announce(scope, 'EventMoved', {
    event: after.id,
    hosts: hostsLeft(before, after),
    startTime: textOrNull(before.startTime),
    endTime: textOrNull(before.endTime),
    where: whereOfEvent(before, await placeWords(scope.tx, before.place)),
  });
}

async function announceCancelled(before: StoredRow, version: number, scope: Parameters<WriteHook>[1]): Promise<void> {
  const [registered, hosts] = [idsIn(before.participants), idsIn(before.hosts)];
  const people = [...countingOn(before), ...hosts];
  await announce(scope, 'EventCancelled', {
    event: before.id,
    title: String(before.title),
    people: [...new Set(people)],
    registered,
    hosts,
    startTime: textOrNull(before.startTime),
    endTime: textOrNull(before.endTime),
    calendarHost: textOrNull(before.calendarHost),
    version,
  });
}

/**
 * A new event has its maker as host, whom nobody chose; who takes the last one away is asked for another, and so is who
 * puts an event on again that has none.
 */
async function announceHosts(
  before: StoredRow,
  after: StoredRow,
  scope: Parameters<WriteHook>[1],
  isHeldAgain: boolean,
): Promise<void> {
  const [had, has] = [idsIn(before.hosts), idsIn(after.hosts)];
  const event = after.id;
  if (isHeldAgain && has.length > 0) await announce(scope, 'EventHeldAgain', { event, hosts: has });
  if (had.join() === has.join() && !(isHeldAgain && has.length === 0)) return;
  const organiser = scope.context.principal?.id ?? after.createdBy;
  if (has.length === 0 && typeof organiser === 'string') {
    const dueDate = typeof after.startTime === 'string' ? after.startTime : null;
    await announce(scope, 'EventHostsMissing', { event, organiser, dueDate });
    return;
  }
  const added = has.filter((id) => !had.includes(id));
  const removed = had.filter((id) => !has.includes(id));
  await announce(scope, 'EventHostsChosen', { event, added, removed });
  // Hosts of an event that is published at the same time learn of it by that.
  if (before.status === 'published' && after.status === 'published')
    await announce(scope, 'EventHandedOver', { event, added, removed });
}

/** Those who held it before and hold it still; the others learn of it otherwise. */
function hostsLeft(before: StoredRow, after: StoredRow): readonly string[] {
  const had = idsIn(before.hosts);
  return idsIn(after.hosts).filter((id) => had.includes(id));
}

const whenAndWhere = ['startTime', 'endTime', 'place', 'location', 'conferenceData'] as const;

function isMoved(before: StoredRow, after: StoredRow): boolean {
  return whenAndWhere.some((field) => differs(before, after, field)) || isOnline(before) !== isOnline(after);
}

/** Its maker is the host of an event that nobody else hosts, and knows without being asked. */
function chosenHosts({ hosts, createdBy }: StoredRow): readonly string[] {
  const ids = idsIn(hosts);
  return ids.length === 1 && ids[0] === createdBy ? [] : ids;
}

/** What the task of its hosts is made of. */
const askedOfHosts = ['title', 'eventType', 'availability', 'oneOnOneDates'] as const;

const isReplanned = (before: StoredRow, after: StoredRow): boolean =>
  askedOfHosts.some((field) => differs(before, after, field));

const differs = (before: StoredRow, after: StoredRow, field: string): boolean =>
  JSON.stringify(before[field]) !== JSON.stringify(after[field]);

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);
