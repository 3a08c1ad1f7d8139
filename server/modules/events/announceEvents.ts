/** Which domain events the writing of the organisation's events is. */
import type { WriteHook } from '#server/entities/write/EntityWriter.ts';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import { announce } from '#server/platform/context/announce.ts';
import { idsIn } from '#server/services/people/idsIn.ts';

/** An event that is published, moved or called off, and its hosts. */
export const announceEvent: WriteHook = async ({ before, after }, scope) => {
  const event = (after ?? before)?.id;
  if (event === undefined) return;
  if (after?.status === 'published' && before?.status !== 'published') {
    await announce(scope, 'EventPublished', { event, hosts: idsIn(after.hosts) });
    await announceInvited(after, scope);
  } else if (before?.status === 'published' && after?.status !== 'published') {
    await announce(scope, 'EventCancelled', { event, title: String(before.title), people: concernedBy(before) });
  } else if (before?.status === 'published' && after !== null && isMoved(before, after)) {
    await announce(scope, 'EventMoved', { event });
  }
  if (before !== null && after !== null) await announceHosts(before, after, scope);
};

/** A new event has its maker as host, whom nobody chose; who takes the last one away is asked for another. */
async function announceHosts(before: StoredRow, after: StoredRow, scope: Parameters<WriteHook>[1]): Promise<void> {
  const [had, has] = [idsIn(before.hosts), idsIn(after.hosts)];
  if (had.join() === has.join()) return;
  const event = after.id;
  const organiser = scope.context.principal?.id ?? after.createdBy;
  if (has.length === 0 && typeof organiser === 'string') {
    const dueDate = typeof after.startTime === 'string' ? after.startTime : null;
    await announce(scope, 'EventHostsMissing', { event, organiser, dueDate });
    return;
  }
  const added = has.filter((id) => !had.includes(id));
  await announce(scope, 'EventHostsChosen', { event, added, removed: had.filter((id) => !has.includes(id)) });
}

/** Who was invited to a draft learns of it once there is something to see. */
async function announceInvited(after: StoredRow, scope: Parameters<WriteHook>[1]): Promise<void> {
  const waiting = idsIn(after.waiting);
  const people = idsIn(after.invited).filter((id) => !waiting.includes(id));
  if (people.length + waiting.length === 0) return;
  await announce(scope, 'EventPeopleInvited', { event: after.id, people, waiting, message: null });
}

function concernedBy(event: StoredRow): readonly string[] {
  return [...new Set([...idsIn(event.participants), ...idsIn(event.waiting), ...idsIn(event.hosts)])];
}

const whenAndWhere = ['startTime', 'endTime', 'location', 'conferenceData'] as const;

function isMoved(before: StoredRow, after: StoredRow): boolean {
  return whenAndWhere.some((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
}
