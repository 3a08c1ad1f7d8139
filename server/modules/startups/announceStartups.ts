/** Which domain events the writing of startups, their people and their file is. */
import type { WriteHook } from '#server/entities/write/EntityWriter.ts';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import { announce } from '#server/platform/context/announce.ts';
import { idsIn } from '#server/services/people/idsIn.ts';

/** What a startup tells about itself before its profile counts as complete. */
const profileOfStartup = ['name', 'tagline', 'description', 'stage'];
/** What a person tells about themselves before their profile counts as complete. */
const profileOfUser = ['firstName', 'lastName', 'headline', 'bio'];

const isComplete = (row: StoredRow | null, fields: readonly string[]): boolean =>
  row !== null && fields.every((field) => Boolean(row[field]));

export const announceStartup: WriteHook = async ({ before, after }, scope) => {
  if (after === null || before === null) return;
  if (before.status !== after.status) {
    const status = { status: String(after.status), from: String(before.status) };
    await announce(scope, 'StartupStatusChanged', { startup: after.id, ...status });
  }
  if (!isComplete(after, profileOfStartup)) return;
  if (!isComplete(before, profileOfStartup)) await announce(scope, 'StartupProfileCompleted', { startup: after.id });
};

/** A person who comes, becomes a member of a startup, or looks after one; and who has told all about themselves. */
export const announcePerson: WriteHook = async ({ before, after }, scope) => {
  if (after === null) return;
  const person = after.id;
  if (before === null) await announce(scope, 'PersonJoined', { person });
  if (before !== null && maySignIn(before) && !maySignIn(after)) await announce(scope, 'PersonLeft', { person });
  for (const startup of addedTo('startups', before, after)) {
    await announce(scope, 'StartupMembersJoined', { startup, people: [person] });
  }
  for (const startup of addedTo('startups', after, before)) {
    await announce(scope, 'StartupMembersLeft', { startup, people: [person] });
  }
  for (const startup of addedTo('assignedStartups', before, after)) {
    await announce(scope, 'StartupStaffAssigned', { startup, person });
  }
  for (const startup of addedTo('assignedStartups', after, before)) {
    await announce(scope, 'StartupStaffUnassigned', { startup, person });
  }
  if (isComplete(after, profileOfUser) && before !== null && !isComplete(before, profileOfUser)) {
    await announce(scope, 'UserProfileCompleted', { person });
  }
};

const maySignIn = ({ status }: StoredRow): boolean => ['active', 'pending'].includes(String(status).toLowerCase());

function addedTo(field: string, before: StoredRow | null, after: StoredRow | null): readonly string[] {
  const known = new Set(idsIn(before?.[field]));
  return idsIn(after?.[field]).filter((id) => !known.has(id));
}

/** A milestone that is new, stands elsewhere, is called or dated otherwise, or is gone. */
export const announceMilestone: WriteHook = async ({ before, after }, scope) => {
  const row = after ?? before;
  if (row === null) return;
  const of = { milestone: row.id, startup: String(row.startup) };
  if (after === null) return announce(scope, 'MilestoneDeleted', of);
  if (before?.status !== after.status) {
    await announce(scope, 'MilestoneChanged', { ...of, status: String(after.status) });
  }
  if (before === null || (before.name === after.name && before.dueDate === after.dueDate)) return;
  await announce(scope, 'MilestoneReplanned', of);
};
