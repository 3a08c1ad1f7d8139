import { sql } from 'kysely';
import type { DatabaseHandle } from '#server/platform/db/database.ts';

const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
export const later = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
/** A time of tomorrow, or of a day, as SQL has it. */
export const at = (time: string, day = tomorrow) => `'${day} ${time}Z'`;

const people = (tenant: string) => [
  `insert into role (tenant_id, id, name, type) values ('${tenant}', 'r1', 'Coach', '{Coach}')`,
  `insert into "user" (tenant_id, id, first_name, email, role_id)
    values ('${tenant}', 'ada', 'Ada', 'a@t.test', 'r1'), ('${tenant}', 'bo', 'Bo', 'b@t.test', 'r1')`,
  `insert into startup (tenant_id, id, name) values ('${tenant}', 's1', 'Acme')`,
  `insert into program (tenant_id, id, name, slug) values ('${tenant}', 'p1', 'Autumn', 'autumn')`,
  `insert into funnel (tenant_id, id, name, program_id) values ('${tenant}', 'f1', 'Autumn', 'p1')`,
  `insert into application (tenant_id, id, startup_name, funnel_id, status) values ('${tenant}', 'a1', 'Acme', 'f1', 'under_review')`,
];

/** The statement that plans a session. */
export const session = (id: string, coaches: string, from: string, to: string, day?: string) =>
  `insert into coaching_session (tenant_id, id, name, startup_id, coachs_ids, status, start_time, end_time)
    values (current_setting('app.tenant'), '${id}', '${id}', 's1', '{${coaches}}', 'planned', ${at(from, day)}, ${at(to, day)})`;
/** What a second appointment at one time is refused with. */
export const excluded = { code: '23P01' };

/** Two organisations with the same people, a startup, a funnel and an application. */
export async function fresh(database: DatabaseHandle): Promise<DatabaseHandle> {
  for (const tenant of ['t1', 't2']) for (const statement of people(tenant)) await run(database, statement, tenant);
  return database;
}
export const run = (database: DatabaseHandle, statement: string, tenant = 't1') =>
  database.withTenant(tenant, (tx) => sql.raw(statement).execute(tx));
