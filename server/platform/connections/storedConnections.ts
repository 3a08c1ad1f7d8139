/** Rows of connected services; the record of the user says the same in words that others may read. */
import { sql } from 'kysely';
import type { Tx } from '#server/platform/db/database.ts';
import { emit } from '#server/platform/outbox/outbox.ts';
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

/**
 * Holds the record of whoever connects or lets go of services until the transaction ends: two that run at once leave one
 * calendar, and an account that is being closed gets no tokens. False when nobody can sign in to the account any more.
 */
export async function lockOwner(tx: Tx, userId: string): Promise<boolean> {
  const { rows } = await sql<{ isOpen: boolean }>`
    select lower(status) in ('active', 'pending') as "isOpen" from "user" where id = ${userId} for update`.execute(tx);
  return rows[0]?.isOpen === true;
}

/** Keeps tokens in place of those that were there, and says on the user's record that the service is connected. */
export async function saveConnection(tx: Tx, userId: string, integration: Integration, sealed: string): Promise<void> {
  await sql`
    insert into service_connection (tenant_id, user_id, integration, sealed_tokens)
    values (current_setting('app.tenant'), ${userId}, ${integration}, ${sealed})
    on conflict (tenant_id, user_id, integration)
    do update set sealed_tokens = excluded.sealed_tokens, refreshing_until = null, updated_at = now()`.execute(tx);
  const { name, kind } = services[integration];
  if (kind === 'calendar') {
    await changeUser(tx, userId, {
      values: sql`linked_calendar = ${name}`,
      where: sql`linked_calendar is distinct from ${name}`,
    });
    return;
  }
  await changeUser(tx, userId, {
    values: sql`conference_data_integration = coalesce(conference_data_integration, ${name}),
      integrated_video_providers = array(
        select distinct p from unnest(integrated_video_providers || array[${name}::text]) p order by p)`,
    where: sql`conference_data_integration is null or ${name} <> all(integrated_video_providers)`,
  });
}

/** Takes a connection away, here and on the user's record; gives its sealed tokens, so that the provider can be told. */
export async function removeConnection(tx: Tx, userId: string, integration: Integration): Promise<string | null> {
  // In the order in which others lock: the person first.
  await lockOwner(tx, userId);
  const { rows } = await sql<{ sealed: string }>`
    delete from service_connection where user_id = ${userId} and integration = ${integration}
    returning sealed_tokens as sealed`.execute(tx);
  const name = services[integration].name.toLowerCase();
  const isLinked = sql`lower(coalesce(linked_calendar, '')) like ${`%${name}%`}`;
  const isPreferred = sql`lower(coalesce(conference_data_integration, '')) = ${name}`;
  await changeUser(tx, userId, {
    values: sql`linked_calendar = case when ${isLinked} then null else linked_calendar end,
      conference_data_integration = case when ${isPreferred} then null else conference_data_integration end,
      integrated_video_providers = array(select p from unnest(integrated_video_providers) p where lower(p) <> ${name})`,
    where: sql`${isLinked} or ${isPreferred}
      or exists (select 1 from unnest(integrated_video_providers) p where lower(p) = ${name})`,
  });
  return rows[0]?.sealed ?? null;
}

interface UserChange {
  readonly values: ReturnType<typeof sql>;
  /** Where it changes something: others learn of nothing else. */
  readonly where: ReturnType<typeof sql>;
}

async function changeUser(tx: Tx, userId: string, { values, where }: UserChange): Promise<void> {
  const { rows } = await sql`
    update "user" set ${values}, version = version + 1, updated_at = now()
    where id = ${userId} and (${where}) returning 1`.execute(tx);
  if (rows.length > 0) await emit(tx, { topic: 'User.updated', payload: { id: userId } });
}
