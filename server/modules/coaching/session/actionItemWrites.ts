/** What the writing of action items brings with it: whose they may be, and which events it is. */
import { sql } from 'kysely';
import type { WriteHook } from '#server/entities/write/EntityWriter.ts';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import { announce } from '#server/platform/context/announce.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { ValidationError } from '#server/platform/errors/errors.ts';
import { fieldProblem } from '#server/platform/errors/fieldProblem.ts';
import { loadAssignees } from '#server/services/tasks/storeAssignees.ts';

/** An action item is for somebody of the session or of its startup: others would not see where it comes from. */
export const guardActionItem: WriteHook = async ({ before, after }, { tx }) => {
  // Its task leads to the session that it comes from.
  if (before !== null && after !== null && before.session !== after.session) {
    throw new ValidationError([fieldProblem('input.session', 'invalid', { spec: 'ActionItem.session' })]);
  }
  if (typeof after?.person !== 'string' || after.person === before?.person) return;
  if (!(await isOfSession(tx, String(after.session), after.person))) {
    throw new ValidationError([{ path: 'input.person', reason: 'notOfSession' }]);
  }
};

/** With a session goes what was agreed on in it; the items themselves are gone already, not their tasks. */
export const dropItemsOfSession: WriteHook = async ({ before, after }, scope) => {
  if (before === null || after !== null) return;
  const { rows } = await sql<{ id: string; name: string }>`select id, name from task
    where url = ${`/coaching/session/${before.id}`} and task_type = 'normal' order by id`.execute(scope.tx);
  for (const { id: task, name } of rows) {
    const people = await whoHas(scope.tx, task);
    await announce(scope, 'ActionItemDropped', { session: before.id, task, name, people });
  }
};

/** An action item that is given, changed or taken back. */
export const announceActionItem: WriteHook = async ({ before, after }, scope) => {
  if (after === null) {
    if (before === null) return;
    const task = textOrNull(before.task);
    const people = task === null ? [] : await whoHas(scope.tx, task);
    const session = String(before.session);
    return announce(scope, 'ActionItemDropped', { session, task, name: String(before.name), people });
  }
  const event = { item: after.id, session: String(after.session) };
  if (before === null) await announce(scope, 'ActionItemGiven', event);
  else if (isChanged(before, after)) {
    const was = { name: String(before.name), person: textOrNull(before.person) };
    await announce(scope, 'ActionItemChanged', { ...event, ...was });
  }
};

/** Whether somebody is at a session, or of its startup. */
export async function isOfSession(tx: Tx, session: string, person: string): Promise<boolean> {
  const { rows } = await sql`select 1 from coaching_session s join "user" u on u.tenant_id = s.tenant_id
    where s.id = ${session} and u.id = ${person}
      and (u.id = any(s.coachs_ids || s.attendees_ids) or u.startups_ids @> array[s.startup_id])`.execute(tx);
  return rows.length > 0;
}

/** Who has still to do a task. */
async function whoHas(tx: Tx, task: string): Promise<string[]> {
  return (await loadAssignees(tx, task)).filter(({ done }) => !done).map(({ userId }) => userId);
}

const agreed = ['name', 'person', 'dueDate'] as const;

function isChanged(before: StoredRow, after: StoredRow): boolean {
  return agreed.some((field) => before[field] !== after[field]);
}

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);
