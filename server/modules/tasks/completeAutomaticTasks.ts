import { sql } from 'kysely';
import type { WriteHook } from '#server/entities/write/EntityWriter.ts';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import { completeTasks } from '#server/services/tasks/automaticTasks.ts';

/** What a person tells about themselves before their profile counts as complete. */
const profileOfUser = ['firstName', 'lastName', 'headline', 'bio'];
const profileOfStartup = ['name', 'tagline', 'description', 'stage'];
const availability = ['avail', 'availCoaching', 'availApplication'];
const availabilityForEvents = ['availEventSpecific', 'availEventCoaching'];

const isComplete = (row: StoredRow, fields: readonly string[]): boolean => fields.every((field) => Boolean(row[field]));

const userProfile: WriteHook = async ({ before, after }, { tx, context }) => {
  if (before === null || after === null || !isComplete(after, profileOfUser)) return;
  await completeTasks(tx, context, { types: ['completeUserProfile'], people: [after.id] });
};

const startupProfile: WriteHook = async ({ before, after }, { tx, context }) => {
  if (before === null || after === null || !isComplete(after, profileOfStartup)) return;
  const { rows } = await sql<{ id: string }>`
    select id from "user" where startups_ids @> array[${after.id}::text]`.execute(tx);
  const people = rows.map(({ id }) => id);
  await completeTasks(tx, context, { types: ['completeStartupProfile'], people, startup: after.id });
};

const evaluationGiven: WriteHook = async ({ before, after }, { tx, context }) => {
  if (after?.status !== 'submitted' || before?.status === 'submitted') return;
  const about = [after.id, after.application];
  await completeTasks(tx, context, { types: ['evaluation'], people: [after.evaluator], about });
};

/** Regular hours answer every call for availability but those for one event; hours of one day answer these too. */
const availabilityGiven =
  (types: readonly string[]): WriteHook =>
  async ({ before, after }, { tx, context }) => {
    if (before !== null || after === null) return;
    await completeTasks(tx, context, { types, people: [after.user] });
  };

/** An event got hosts: whoever chose them has done what they were asked. */
const hostsChosen: WriteHook = async ({ before, after }, { tx, context }) => {
  const hosts = idsIn(after?.hosts);
  // A new event has its maker as host, whom nobody chose.
  if (before === null || after === null || hosts.length === 0) return;
  if (idsIn(before.hosts).join() === hosts.join()) return;
  const people = [context.principal?.id];
  await completeTasks(tx, context, { types: ['hostAssignation'], people, about: [after.id] });
};

const idsIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const hooks: Readonly<Record<string, WriteHook>> = {
  User: userProfile,
  Startup: startupProfile,
  Evaluation: evaluationGiven,
  RecurringAvailability: availabilityGiven(availability),
  ProgramMentorAvailability: availabilityGiven([...availability, ...availabilityForEvents]),
  IncubatorEvent: hostsChosen,
};

/** Completes the tasks that a write answers. What is written without the writer calls `completeTasks` itself. */
export const completeAutomaticTasks: WriteHook = async (change, scope) => hooks[change.entity]?.(change, scope);
