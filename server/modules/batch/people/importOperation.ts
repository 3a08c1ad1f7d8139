import { sql } from 'kysely';
import { hasPermission } from '#domain/access/hasPermission.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { uuidv7 } from '#server/platform/db/uuidv7.ts';
import { HttpError } from '#server/platform/errors/HttpError.ts';
import { queueJob } from '#server/platform/jobs/jobQueue.ts';
import { type BatchPayload, isLast, updatesAfter, watchOperation } from '../batchUpdates.ts';
import { IMPORT_ACTION } from '../importLines.ts';
import type { PersonRow } from './readPeopleFile.ts';

/** An import as an operation on the users that it will make: each line has the id of its user from the beginning. */
export interface ImportPayload extends BatchPayload {
  readonly kind: 'user';
  readonly data: { readonly people: readonly PersonRow[] };
}

export interface StartedImport {
  readonly id: string;
  readonly kind: 'user';
  readonly count: number;
}

export interface ImportedPeople {
  readonly created: number;
  /** What could not be taken, by line of the file, with the reason. */
  readonly failed: readonly { readonly line: number; readonly message: string }[];
}

/** Whether somebody may invite many at once. */
export function mayImport({ principal }: RequestContext): boolean {
  return hasPermission(principal, 'USER/USER:INVITE');
}

/**
 * Begins an import; it goes on by itself, in whichever process has time.
 * @throws HttpError 403 without the right to invite
 */
export async function startImport(context: RequestContext, people: readonly PersonRow[]): Promise<StartedImport> {
  const userId = context.principal?.id;
  if (userId === undefined || !mayImport(context)) throw new HttpError(403, 'mayNotInvite');
  const payload: ImportPayload = {
    kind: 'user',
    action: IMPORT_ACTION,
    ids: people.map(() => uuidv7()),
    data: { people },
  };
  const id = await context.transact((tx) => queueJob(tx, { kind: 'batch', userId, payload }));
  return { id, kind: 'user', count: people.length };
}

/** What came of an import, once it is over; calls it off when whoever waits for it leaves. Nobody else was told of it. */
export async function resultOfImport(context: RequestContext, { id }: StartedImport): Promise<ImportedPeople | null> {
  let isOver = false;
  for await (const update of await watchOperation(context, 'user', id)) isOver ||= isLast(update);
  if (!isOver) {
    await context.transact((tx) => callOff(tx, id));
    return null;
  }
  return context.transact((tx) => readResult(tx, id));
}

/** Whoever is at it learns with its next step that it has lost the job, and undoes that step. */
async function callOff(tx: Tx, id: string): Promise<void> {
  await sql`update job set finished_at = now(), last_error = 'called off', payload = payload - 'data'
    where id = ${id} and finished_at is null`.execute(tx);
}

/** The rows of the file are people's own; they are not kept longer than it takes. */
export async function forgetRows(tx: Tx, id: string): Promise<void> {
  await sql`update job set payload = payload || '{"data": {"people": []}}' where id = ${id}`.execute(tx);
}

async function readResult(tx: Tx, id: string): Promise<ImportedPeople> {
  const { rows } = await sql<{ payload: BatchPayload }>`select payload from job where id = ${id}`.execute(tx);
  const ids = rows[0]?.payload.ids ?? [];
  const updates = await updatesAfter(tx, id, '0');
  if (updates.some(({ updateType }) => updateType === 'VALIDATION_FAILED')) throw new HttpError(503, 'importNotNow');
  const created = updates.filter(({ updateType }) => updateType === 'INDIVIDUAL_USER_PROCESSING_SUCCEEDED').length;
  const failed = updates
    .filter(({ updateType }) => updateType === 'INDIVIDUAL_USER_PROCESSING_FAILED')
    // The first line names the columns.
    .map(({ recordId, message }) => ({ line: ids.indexOf(recordId ?? '') + 2, message: message ?? '' }));
  return { created, failed };
}
