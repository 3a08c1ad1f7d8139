import { sql } from 'kysely';
import type { WriteHook } from '#server/entities/write/EntityWriter.ts';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import { ValidationError } from '#server/platform/errors/errors.ts';

/** Who no longer works here needs no licence. */
const former: readonly unknown[] = ['Archived', 'Denied', 'Deleted', 'Inactive'];

/** A plan licenses so many employees (requirement 000 §3): one more is refused, changes of those there are not. */
export const guardLicences: WriteHook = async ({ before, after }, { tx }) => {
  if (!needsLicence(after) || needsLicence(before)) return;
  // Two who come at once wait for each other: neither would count the other else.
  await sql`select 1 from incubator for update`.execute(tx);
  const { rows } = await sql<{ limit: number | null; taken: number }>`
    select (select (plan_info ->> 'employeeCountLimit')::int from incubator) as limit,
      (select count(*)::int from "user"
        where category = 'employee' and not (status = any(${former}::text[]))) as taken`.execute(tx);
  const [{ limit, taken } = { limit: null, taken: 0 }] = rows;
  // The one in question is counted already.
  if (limit === null || taken <= limit) return;
  throw new ValidationError([{ path: 'input.role', reason: 'licencesTaken', values: { limit } }]);
};

const needsLicence = (user: StoredRow | null): boolean =>
  user !== null && user.category === 'employee' && !former.includes(user.status);
