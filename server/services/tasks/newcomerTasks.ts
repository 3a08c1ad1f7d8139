/** Automatic tasks of people who come later than they were asked to. */
import { sql } from 'kysely';
import type { Tx } from '#server/platform/db/database.ts';
import { emit } from '#server/platform/outbox/outbox.ts';
import type { Tenant } from '#server/platform/tenants/Tenant.ts';
import { usualDueDate } from './usualDueDate.ts';

/** What the product asks of whoever has an account, by a day that is counted from when they got it. */
const TYPES = ['completeUserProfile', 'completeStartupProfile', 'avail', 'availCoaching', 'availApplication'];

/**
 * Whoever is invited once more, or comes only now, has as much time as whoever comes with the first invitation. What others
 * have to do as well stays due when it was.
 */
export async function countTasksFromNow(tx: Tx, tenant: Tenant, userId: string): Promise<void> {
  const dueDate = usualDueDate({ tenant, now: () => new Date() });
  const { rows } = await sql<{ id: string }>`
    update task t set due_date = ${dueDate}, version = version + 1, updated_at = now()
    where task_type = any(${TYPES}::text[]) and completion_status = 'PENDING' and due_date < ${dueDate}
      and exists (select from task_assignee a where a.task_id = t.id and a.user_id = ${userId} and not a.done)
      and not exists (select from task_assignee a where a.task_id = t.id and a.user_id <> ${userId})
    returning id`.execute(tx);
  for (const { id } of rows) await emit(tx, { topic: 'Task.updated', payload: { id } });
}
