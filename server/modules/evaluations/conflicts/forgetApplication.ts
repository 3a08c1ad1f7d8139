import { sql } from 'kysely';
import { loadPrincipal } from '#server/access/loadPrincipal.ts';
import { readerOf } from '#server/access/Reader.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { findReadable } from '#server/entities/write/WriteScope.ts';
import type { FollowScope } from '#server/platform/context/followers.ts';

/** Nobody is led to an application that is closed to them; whoever looks after it all the same reads on. */
export async function forgetApplication(
  { tx, context }: FollowScope,
  application: string,
  evaluator: string,
): Promise<void> {
  const principal = await loadPrincipal(tx, context.tenant.id, evaluator);
  const scope = { tx, reader: readerOf(principal) };
  if (principal !== null && (await findReadable(scope, specCatalog.get('Application'), application)) !== null) return;
  const page = `/application/${application}`;
  await sql`delete from notification_recipient r using notification n
    where n.tenant_id = r.tenant_id and n.id = r.notification_id and not r.is_read and r.user_id = ${evaluator}
      and (n.url = ${page} or starts_with(n.url, ${`${page}/`}))`.execute(tx);
}
