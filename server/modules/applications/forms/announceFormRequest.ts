import { endOfDay } from '#domain/dates/zonedDays.ts';
import type { WriteHook } from '#server/entities/write/EntityWriter.ts';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import { announce } from '#server/platform/context/announce.ts';
import type { FollowScope } from '#server/platform/context/followers.ts';
import { idsIn } from '#server/services/people/idsIn.ts';

/** A request for feedback that opens asks all who are named in it; one that is open asks those who come to it, and has a day that can change. */
export const announceFormRequest: WriteHook = async ({ before, after }, scope) => {
  await announceEnd(before, after, scope);
  if (after?.status !== 'open') return;
  const asked = new Set(before?.status === 'open' ? idsIn(before.recipients) : []);
  const request = after.id;
  const day = dayIn(after);
  const dueDate = day === null ? null : endOfDay(scope.context.tenant.timezone, day);
  const stayed = idsIn(after.recipients).filter((id) => asked.has(id));
  const dayWas = before && dayIn(before);
  if (stayed.length > 0 && dayWas !== day) {
    await announce(scope, 'FormRequestMoved', { request, people: stayed, dueDate, dayWas });
  }
  const people = idsIn(after.recipients).filter((id) => !asked.has(id));
  if (people.length === 0) return;
  await announce(scope, 'FormRequested', { request, form: String(after.form), people, dueDate });
};

const dayIn = ({ dueDate }: StoredRow): string | null => (typeof dueDate === 'string' ? dueDate.slice(0, 10) : null);

/** A request that is closed, taken back or deleted asks nobody any more; one that stays open not those who are taken out. */
async function announceEnd(before: StoredRow | null, after: StoredRow | null, scope: FollowScope): Promise<void> {
  if (before?.status !== 'open') return;
  const asked = new Set(after?.status === 'open' ? idsIn(after.recipients) : []);
  const people = idsIn(before.recipients).filter((id) => !asked.has(id));
  if (people.length > 0) await announce(scope, 'FormRequestEnded', { request: before.id, people });
}
