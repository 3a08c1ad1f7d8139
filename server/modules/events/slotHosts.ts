import { sql } from 'kysely';
import type { RequestContext } from '#server/platform/context/context.ts';
import { withOwnTimes } from '#server/services/booking/ownTimes.ts';
import type { HostSlot } from './hostTimes.ts';

export interface NamedSlot {
  readonly startTime: string;
  readonly endTime: string;
  readonly host: { readonly _id: string; readonly fullName: string };
  /** Whether the reader is expected elsewhere then. */
  readonly isOwnTaken: boolean;
}

/** Sessions with the names of those who hold them: who may see an event sees its hosts. */
export async function withHosts(context: RequestContext, slots: readonly HostSlot[]): Promise<NamedSlot[]> {
  const offered = await withOwnTimes(context, slots);
  return context.transact(async (tx) => {
    const hosts = [...new Set(slots.map(({ host }) => host))];
    const { rows } = await sql<{ id: string; name: string }>`
      select id, trim(first_name || ' ' || coalesce(last_name, '')) as name from "user"
      where id = any(${hosts}::text[])`.execute(tx);
    const names = new Map(rows.map(({ id, name }) => [id, name]));
    return offered.map(({ startTime, endTime, host, isOwnTaken }) => ({
      startTime,
      endTime,
      isOwnTaken,
      host: { _id: host, fullName: names.get(host) ?? '' },
    }));
  });
}
