import { sql } from 'kysely';
import type { BATCH_UPDATE_TYPES } from '#domain/generated/constants.gen.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { NotFoundError } from '#server/platform/errors/errors.ts';
import { emit } from '#server/platform/outbox/outbox.ts';
import { languageOf } from '#server/platform/texts/textReader.ts';
import type { BatchKind } from './BatchAction.ts';
import { withLine } from './importLines.ts';

const BATCH_TOPIC = 'batch.updated';

export type BatchUpdateType = (typeof BATCH_UPDATE_TYPES)[number];

/** One thing that an operation has reported (requirement 001 §4). */
export interface BatchUpdate {
  readonly seq: string;
  readonly updateType: BatchUpdateType;
  readonly recordId: string | null;
  readonly message: string | null;
}

export interface BatchPayload {
  readonly kind: BatchKind;
  readonly action: string;
  readonly ids: readonly string[];
  readonly data: Readonly<Record<string, unknown>>;
}

export interface StoredOperation extends BatchPayload {
  readonly id: string;
}

/** An operation of the reader's own; null when there is none. */
export async function ownOperation(context: RequestContext, id: string): Promise<StoredOperation | null> {
  return context.transact(async (tx) => {
    const { rows } = await sql<{ payload: BatchPayload }>`
      select payload from job where id = ${id} and kind = 'batch' and user_id = ${context.principal?.id ?? ''}`.execute(
      tx,
    );
    return rows[0] ? { ...rows[0].payload, id } : null;
  });
}

/** The reader's operations that are still running, and those of `ids`: what a page that has been loaded anew shows again. */
export async function followedOperations(context: RequestContext, ids: readonly string[]): Promise<StoredOperation[]> {
  const isFollowed = sql`(finished_at is null and failed_at is null) or id = any(${[...ids]}::text[])`;
  return context.transact(async (tx) => {
    const { rows } = await sql<{ id: string; payload: BatchPayload }>`
      select id, payload from job where kind = 'batch' and user_id = ${context.principal?.id ?? ''} and (${isFollowed})
      order by created_at, id`.execute(tx);
    return rows.map(({ id, payload }) => ({ ...payload, id }));
  });
}

/** Writes down what became of something, and tells whoever watches. */
export async function report(
  tx: Tx,
  operationId: string,
  updateType: BatchUpdateType,
  recordId: string | null = null,
  message: string | null = null,
): Promise<void> {
  await noteUpdate(tx, operationId, { updateType, recordId, message });
  await tellWatchers(tx, operationId);
}

/** Only writes it down: where much is done at once, it is told once. */
export async function noteUpdate(
  tx: Tx,
  operationId: string,
  { updateType, recordId, message }: Omit<BatchUpdate, 'seq'>,
): Promise<void> {
  // The clock, not when the transaction began: what was done to the record before is older, what is done after newer.
  await sql`insert into batch_update (tenant_id, operation_id, update_type, record_id, message, created_at) values
    (current_setting('app.tenant'), ${operationId}, ${updateType}, ${recordId}, ${message}, clock_timestamp())`.execute(
    tx,
  );
}

export async function tellWatchers(tx: Tx, operationId: string): Promise<void> {
  await emit(tx, { topic: BATCH_TOPIC, payload: { operationId } });
}

/** In the order of the column: its text, which is what is selected, would put 10 before 9. */
export async function updatesAfter(tx: Tx, operationId: string, seq: string): Promise<BatchUpdate[]> {
  const { rows } = await sql<BatchUpdate>`
    select seq::text as seq, update_type as "updateType", record_id as "recordId", message from batch_update
    where operation_id = ${operationId} and seq > ${seq}::bigint order by batch_update.seq`.execute(tx);
  return rows;
}

/** Whether nothing comes after it. */
export function isLast({ updateType }: BatchUpdate): boolean {
  return updateType === 'VALIDATION_FAILED' || updateType.startsWith('PROCESSING_');
}

/**
 * All that an operation reports, from its beginning: whoever asks a moment after it was started must not miss what was
 * quick. Ends with the last report. Written by hand, so that a client that leaves while nothing happens is let go.
 */
export async function watchOperation(
  context: RequestContext,
  kind: BatchKind,
  operationId: string,
): Promise<AsyncGenerator<BatchUpdate, void, undefined>> {
  const operation = await ownOperation(context, operationId);
  if (operation?.kind !== kind) throw new NotFoundError();
  const events = context.events([BATCH_TOPIC], ({ payload }) => payload.operationId === operationId);
  const waiting = await context.transact((tx) => updatesAfter(tx, operationId, '0'));
  let seq = waiting.at(-1)?.seq ?? '0';
  let isOver = false;
  const finish = async (): Promise<IteratorResult<BatchUpdate, void>> => {
    await events.return(undefined);
    return { done: true, value: undefined };
  };
  const next = async (): Promise<IteratorResult<BatchUpdate, void>> => {
    while (waiting.length === 0 && !isOver) {
      const event = await events.next();
      if (event.done) return finish();
      waiting.push(...(await context.transact((tx) => updatesAfter(tx, operationId, seq))));
      seq = waiting.at(-1)?.seq ?? seq;
    }
    const update = waiting.shift();
    if (update === undefined) return finish();
    isOver = isLast(update);
    return { done: false, value: withLine(operation, update, languageOf(context)) };
  };
  const stream: AsyncGenerator<BatchUpdate, void, undefined> = {
    next,
    return: finish,
    throw: async (error) => {
      await finish();
      throw error;
    },
    [Symbol.asyncIterator]: () => stream,
    [Symbol.asyncDispose]: async () => {
      await finish();
    },
  };
  return stream;
}
