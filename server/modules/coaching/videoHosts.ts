/** Sessions that wait for the link of a video meeting, and the coaches who can have one made. */

import { sql } from 'kysely';
import { lacksFeature } from '#domain/access/features.ts';
import type { Principal } from '#domain/model/access.ts';
import { loadPrincipal } from '#server/access/loadPrincipal.ts';
import { readerOf } from '#server/access/Reader.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import { loadAllowed } from '#server/entities/write/WriteScope.ts';
import type { VideoService } from '#server/platform/connections/createVideoMeeting.ts';
import { services } from '#server/platform/connections/services.ts';
import type { Tx } from '#server/platform/db/database.ts';

/** The service that a session still lacks its link from; null when it lacks none. */
export function lackedService(session: StoredRow): VideoService | null {
  const { meetingLink, startTime, status } = session;
  if (meetingLink || typeof startTime !== 'string' || status !== 'planned') return null;
  return serviceOf(session);
}

function serviceOf({ videoProvider }: StoredRow): VideoService | null {
  return (['ZOOM', 'TEAMS'] as const).find((one) => services[one].name === videoProvider) ?? null;
}

/** Those of its coaches who have connected the service, may still use it, and may write the link, in their order. */
export async function hostsOf(tx: Tx, tenantId: string, session: StoredRow): Promise<readonly string[]> {
  const service = serviceOf(session);
  if (service === null) return [];
  const hosts: string[] = [];
  for (const coach of await connectedCoaches(tx, session, service)) {
    if (await mayHold(tx, await loadPrincipal(tx, tenantId, coach), service, session)) hosts.push(coach);
  }
  return hosts;
}

async function connectedCoaches(tx: Tx, { coachs }: StoredRow, service: VideoService): Promise<readonly string[]> {
  const coaches = Array.isArray(coachs) ? coachs : [];
  const { rows } = await sql<{ id: string }>`
    select u.id from service_connection c join "user" u on u.tenant_id = c.tenant_id and u.id = c.user_id
    where c.integration = ${service} and u.id = any(${coaches}::text[]) and lower(u.status) = 'active'
    order by array_position(${coaches}::text[], u.id)`.execute(tx);
  return rows.map(({ id }) => id);
}

async function mayHold(
  tx: Tx,
  principal: Principal | null,
  service: VideoService,
  { id }: StoredRow,
): Promise<boolean> {
  if (principal === null) return false;
  if (services[service].usedWith.some((name) => lacksFeature(principal, name))) return false;
  const reader = readerOf(principal);
  const model = specCatalog.get('CoachingSession');
  return (await loadAllowed({ tx, reader }, model, id, reader.entityCondition(model.meta, 'update'))) !== null;
}
