import { sql } from 'kysely';
import type { Tx } from '#server/platform/db/database.ts';
import { ConflictError } from '#server/platform/errors/errors.ts';

interface BusyThen {
  readonly name: string;
  readonly from: string;
  readonly until: string;
  /** That of the organisation. */
  readonly zone: string;
}

/**
 * Says who is expected elsewhere, where that holds their time (`busy_time`), in the words of the database's own refusal. For
 * times that nobody tries to book: whatever is written the database judges by itself (`busyTimes.ts`).
 * @throws ConflictError
 */
export async function demandFree(
  tx: Tx,
  person: string,
  { startTime, endTime }: { readonly startTime: string; readonly endTime: string },
): Promise<void> {
  const { rows } = await sql<{ busy: BusyThen }>`
    select json_build_object('name', trim(u.first_name || ' ' || coalesce(u.last_name, '')), 'from', lower(b.during),
        'until', upper(b.during), 'zone', coalesce((select timezone from incubator), 'UTC')) as busy
    from busy_time b join "user" u on u.id = b.person_id
    where b.person_id = ${person} and b.during && tstzrange(${startTime}::timestamptz, ${endTime}::timestamptz)
    order by lower(b.during) limit 1`.execute(tx);
  const [found] = rows;
  if (found === undefined) return;
  const { name, ...when } = found.busy;
  throw ConflictError.because('coachBusy', { name, when });
}
