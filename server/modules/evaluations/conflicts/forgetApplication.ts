import { sql } from 'kysely';
import { roleGroups } from '#server/generated/access.gen.ts';
import type { Tx } from '#server/platform/db/database.ts';

/** Nobody is led to an application that is closed to them; whoever looks after its funnel, or all of them, reads on. */
export async function forgetApplication(tx: Tx, application: string, evaluator: string): Promise<void> {
  const page = `/application/${application}`;
  await sql`delete from notification_recipient r using notification n, application a, "user" u
    join role on role.tenant_id = u.tenant_id and role.id = u.role_id
    where n.tenant_id = r.tenant_id and n.id = r.notification_id and not r.is_read and r.user_id = ${evaluator}
      and (n.url = ${page} or starts_with(n.url, ${`${page}/`}))
      and a.tenant_id = r.tenant_id and a.id = ${application} and not a.funnel_admins_ids @> array[${evaluator}::text]
      and u.tenant_id = r.tenant_id and u.id = ${evaluator}
      and role.type && ${[...roleGroups.reviewers]}::text[]`.execute(tx);
}
