/**
 * Events that other clients and processes must learn of, written in the transaction that makes them true. If it commits,
 * they are delivered to every reader that runs; if it does not, they never were.
 */
import { sql } from 'kysely';
import type { DatabaseHandle, Tx } from '#server/platform/db/database.ts';

export interface OutboxEvent {
  readonly seq: string;
  readonly tenantId: string;
  readonly topic: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

export interface NewEvent {
  /** `task.updated`; readers choose by it. */
  readonly topic: string;
  readonly payload: Readonly<Record<string, unknown>>;
  /** Only for work across tenants; otherwise it is the tenant of the transaction. */
  readonly tenantId?: string;
}

export const OUTBOX_CHANNEL = 'cohort_outbox';

/** Writes an event into the transaction. */
export function emit(tx: Tx, event: NewEvent): Promise<void> {
  return emitAll(tx, [event]);
}

/** The same of many events at once: they are delivered in this order. */
export async function emitAll(tx: Tx, events: readonly NewEvent[]): Promise<void> {
  if (events.length === 0) return;
  await sql`
    with written as (
      insert into outbox (tenant_id, topic, payload)
      select coalesce(event ->> 'tenantId', current_setting('app.tenant', true)), event ->> 'topic', event -> 'payload'
      from jsonb_array_elements(${JSON.stringify(events)}::jsonb) with ordinality as given(event, place) order by place
      returning 1
    )
    select pg_notify(${OUTBOX_CHANNEL}, '') where exists (select from written)`.execute(tx);
}

/** A place in the order of delivery: transaction first, then row. */
export interface OutboxPosition {
  readonly xid: string;
  readonly seq: string;
}

export interface OutboxBatch {
  readonly events: readonly OutboxEvent[];
  readonly position: OutboxPosition;
  /** Rows exist that can't be read yet, because an older transaction is still running. */
  readonly hasUnsettled: boolean;
}

const BATCH_SIZE = 500;

/** Where a reader that starts now begins: after everything that is settled. */
export async function currentPosition(database: DatabaseHandle): Promise<OutboxPosition> {
  return database.withSystem(async (tx) => {
    const { rows } = await sql<{ xid: string }>`
      select pg_snapshot_xmin(pg_current_snapshot())::text as xid`.execute(tx);
    return { xid: rows[0]?.xid ?? '0', seq: '0' };
  });
}

/**
 * The events after a position. Sequence numbers are given out before the commit, so a reader that goes by them alone skips
 * the rows of a transaction that commits late. Here only rows are read that no running transaction can still precede. The
 * order is that of the columns: their texts, which are what is selected, would put 10 before 9.
 */
export async function readOutbox(database: DatabaseHandle, after: OutboxPosition): Promise<OutboxBatch> {
  return database.withSystem(async (tx) => {
    const { rows } = await sql<OutboxRow>`
      select seq::text as seq, xid::text as xid, tenant_id, topic, payload,
        xid < pg_snapshot_xmin(pg_current_snapshot()) as is_settled
      from outbox
      where (xid, seq) > (${after.xid}::xid8, ${after.seq}::bigint)
      order by outbox.xid, outbox.seq
      limit ${BATCH_SIZE}`.execute(tx);
    const settled = rows.filter((row) => row.is_settled);
    const last = settled.at(-1);
    return {
      events: settled.map((row) => ({
        seq: row.seq,
        tenantId: row.tenant_id,
        topic: row.topic,
        payload: row.payload,
      })),
      position: last ? { xid: last.xid, seq: last.seq } : after,
      hasUnsettled: settled.length < rows.length || rows.length === BATCH_SIZE,
    };
  });
}

interface OutboxRow {
  seq: string;
  xid: string;
  tenant_id: string;
  topic: string;
  payload: Record<string, unknown>;
  is_settled: boolean;
}

/** Removes what every reader has long read. */
export async function pruneOutbox(database: DatabaseHandle, olderThanMinutes = 60): Promise<void> {
  await database.withSystem(async (tx) => {
    await sql`delete from outbox where created_at < now() - make_interval(mins => ${olderThanMinutes}::int)`.execute(
      tx,
    );
  });
}
