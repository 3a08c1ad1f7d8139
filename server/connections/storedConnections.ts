/** Rows of connected services; the record of the user says the same in words that others may read. */
import { sql } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import { emit } from '#server/jobs/outbox.ts';
import { type Integration, services } from './services.ts';

/** The sealed tokens of a connection; null when there is none. */
export async function loadConnection(tx: Tx, userId: string, integration: Integration): Promise<string | null> {
  const { rows } = await sql<{ sealed: string }>`
    select sealed_tokens as sealed from service_connection
    where user_id = ${userId} and integration = ${integration}`.execute(tx);
  return rows[0]?.sealed ?? null;
}

/** Those of some services that a person has connected. */
export async function connectedAmong(
  tx: Tx,
  userId: string,
  among: readonly Integration[],
): Promise<readonly Integration[]> {
  const { rows } = await sql<{ integration: Integration }>`
    select integration from service_connection
    where user_id = ${userId} and integration = any(${[...among]}::text[]) order by integration`.execute(tx);
  return rows.map(({ integration }) => integration);
}

/** Keeps tokens in place of those that were there, and says on the user's record that the service is connected. */
export async function saveConnection(tx: Tx, userId: string, integration: Integration, sealed: string): Promise<void> {
  await sql`
    insert into service_connection (tenant_id, user_id, integration, sealed_tokens)
    values (current_setting('app.tenant'), ${userId}, ${integration}, ${sealed})
    on conflict (tenant_id, user_id, integration)
    do update set sealed_tokens = excluded.sealed_tokens, updated_at = now()`.execute(tx);
  const { name, kind } = services[integration];
  const values =
    kind === 'calendar'
      ? sql`linked_calendar = ${name}`
      : sql`conference_data_integration = coalesce(conference_data_integration, ${name}),
          integrated_video_providers = array(
            select distinct p from unnest(integrated_video_providers || array[${name}::text]) p order by p)`;
  await changeUser(tx, userId, values);
}

/** Puts refreshed tokens where the old ones still are; false when another process was quicker. */
export async function replaceTokens(
  tx: Tx,
  userId: string,
  integration: Integration,
  { before, after }: { readonly before: string; readonly after: string },
): Promise<boolean> {
  const { rows } = await sql`
    update service_connection set sealed_tokens = ${after}, updated_at = now()
    where user_id = ${userId} and integration = ${integration} and sealed_tokens = ${before} returning 1`.execute(tx);
  return rows.length > 0;
}

/** Takes a connection away, here and on the user's record; gives its sealed tokens, so that the provider can be told. */
export async function removeConnection(tx: Tx, userId: string, integration: Integration): Promise<string | null> {
  const { rows } = await sql<{ sealed: string }>`
    delete from service_connection where user_id = ${userId} and integration = ${integration}
    returning sealed_tokens as sealed`.execute(tx);
  const name = services[integration].name.toLowerCase();
  await changeUser(
    tx,
    userId,
    sql`linked_calendar = case when lower(linked_calendar) like ${`%${name}%`} then null else linked_calendar end,
      conference_data_integration =
        case when lower(conference_data_integration) = ${name} then null else conference_data_integration end,
      integrated_video_providers = array(select p from unnest(integrated_video_providers) p where lower(p) <> ${name})`,
  );
  return rows[0]?.sealed ?? null;
}

async function changeUser(tx: Tx, userId: string, values: ReturnType<typeof sql>): Promise<void> {
  await sql`update "user" set ${values}, version = version + 1, updated_at = now() where id = ${userId}`.execute(tx);
  await emit(tx, { topic: 'User.updated', payload: { id: userId } });
}
