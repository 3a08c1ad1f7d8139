/**
 * The wall between tenants, in the database: every tenant table has forced row-level security; requests run as an
 * unprivileged role that sees the rows of one tenant only. Work across tenants (finding a tenant by its host name,
 * reading the outbox, demo data) must say so by taking the system role.
 */

/** Role of requests: rows of the tenant named by `app.tenant`, and nothing when none is named. */
export const APP_ROLE = 'cohort_app';
/** Role of work across tenants. */
export const SYSTEM_ROLE = 'cohort_system';

/**
 * Statements that make both roles; safe to repeat and to run from several processes. The owner may take them but does not
 * inherit them: a statement that forgets to take one sees nothing.
 */
export const roleStatements: readonly string[] = [APP_ROLE, SYSTEM_ROLE].flatMap((role) => [
  `do $$ begin
     if not exists (select from pg_roles where rolname = '${role}') then create role ${role} nologin; end if;
   exception when duplicate_object or unique_violation then null; end $$`,
  `do $$ begin
     if not pg_has_role(current_user, '${role}', 'set') then
       execute format('grant ${role} to %I with inherit false, set true', current_user);
     end if;
   end $$`,
  `do $$ begin execute format('grant usage on schema %I to ${role}', current_schema()); end $$`,
]);

/** Statements that put one table behind the wall; the table must be new or without policies. */
export function wallStatements(table: string): string[] {
  return [
    `alter table "${table}" enable row level security`,
    `alter table "${table}" force row level security`,
    `create policy tenant_wall on "${table}" to ${APP_ROLE}
       using (tenant_id = current_setting('app.tenant', true))
       with check (tenant_id = current_setting('app.tenant', true))`,
    `create policy system_work on "${table}" to ${SYSTEM_ROLE} using (true) with check (true)`,
    `grant select, insert, update, delete on "${table}" to ${APP_ROLE}, ${SYSTEM_ROLE}`,
  ];
}
