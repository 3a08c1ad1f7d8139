import { setImmediate } from 'node:timers/promises';
import { MAX_PAGE_SIZE } from '#domain/generated/constants.gen.ts';
import { selectionOf } from '#server/entities/plan/EntityReads.ts';
import type { EntityWriter } from '#server/entities/write/EntityWriter.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import { attempt } from '#server/platform/db/attempt.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { ApplicationError, ForbiddenError } from '#server/platform/errors/errors.ts';
import { keepJob } from '#server/platform/jobs/jobQueue.ts';
import { readerIn, readerOfAnswer, type TextReader, textFor } from '#server/platform/texts/textReader.ts';
import type { RunningJob } from '#server/services/jobs/jobRunner.ts';
import { noteUpdate, tellWatchers } from '../batchUpdates.ts';
import { type ImportPayload, mayImport } from './importOperation.ts';
import type { PersonRow } from './readPeopleFile.ts';

const ROLES = selectionOf('results { _id name type }');
/** So long may one transaction be: on the embedded database everybody else waits for its end. */
const TRANSACTION_MS = 100;

interface RoleRecord {
  readonly _id: string;
  readonly name: string;
  readonly type: readonly string[];
}

interface Line {
  /** Of the user that it becomes. */
  readonly id: string;
  readonly person: PersonRow;
}

/**
 * Writes the lines that have not been reported yet, several in each transaction, together with their reports: what a process
 * that dies had begun is undone whole. Resolves with false when it was stopped before the end.
 */
export async function importLines(
  writer: EntityWriter,
  running: RunningJob,
  { ids, data }: ImportPayload,
  done: ReadonlySet<string | null>,
): Promise<boolean> {
  const roles = await readRoles(running);
  const lines = ids.map((id, at): Line => ({ id, person: data.people[at] ?? {} })).filter(({ id }) => !done.has(id));
  for (let at = 0; at < lines.length; ) {
    if (running.isStopped()) return false;
    at += await writeSome(writer, running, lines.slice(at), roles);
  }
  return true;
}

/** The roles that whoever imports may give. */
async function readRoles({ reads, context }: RunningJob): Promise<readonly RoleRecord[]> {
  if (!mayImport(context)) return [];
  const { results } = await reads.page<RoleRecord>(context, { entity: 'Role', limit: MAX_PAGE_SIZE }, ROLES);
  return results;
}

/** One transaction; gives how many lines it has taken. */
function writeSome(
  writer: EntityWriter,
  running: RunningJob,
  lines: readonly Line[],
  roles: readonly RoleRecord[],
): Promise<number> {
  const { job, context } = running;
  return context.transact(async (tx) => {
    await keepJob(tx, job);
    const until = performance.now() + TRANSACTION_MS;
    let taken = 0;
    for (const line of lines) {
      if (taken > 0 && performance.now() > until) break;
      // The embedded database works in this thread: between two people everybody else gets their turn.
      await setImmediate();
      const problem = await writeLine(tx, readerOfAnswer(context), () => invite(writer, running, line, roles));
      const updateType = `INDIVIDUAL_USER_PROCESSING_${problem === null ? 'SUCCEEDED' : 'FAILED'}` as const;
      await noteUpdate(tx, job.id, { updateType, recordId: line.id, message: problem });
      taken += 1;
    }
    await tellWatchers(tx, job.id);
    return taken;
  });
}

/** Does it, or undoes what it has done and gives the reason why. What is not meant for people is a fault of ours. */
async function writeLine(tx: Tx, reader: TextReader, write: () => Promise<string | null>): Promise<string | null> {
  const outcome = await attempt(tx, write, isMeant);
  return 'error' in outcome ? outcome.error.textFor(reader) : outcome.result;
}

const isMeant = (error: unknown): error is ApplicationError => error instanceof ApplicationError;

/** A role goes by its name, by its types, and by what these are called in the organisation's language. */
function namesOf({ name, type }: RoleRecord, { tenant }: RequestContext): readonly string[] {
  const reader = readerIn(null, tenant);
  return [name, ...type, ...type.flatMap((one) => textFor(reader, 'spec', `role.${one}`) ?? [])];
}

/** By the same write as a single invitation. */
async function invite(
  writer: EntityWriter,
  { context }: RunningJob,
  { id, person }: Line,
  roles: readonly RoleRecord[],
): Promise<string | null> {
  // Has left, or lost the right, since.
  if (!mayImport(context)) throw new ForbiddenError();
  const { role: wanted = '', ...named } = person;
  const key = wanted.toLowerCase();
  const role = roles.find((candidate) => namesOf(candidate, context).some((name) => name.toLowerCase() === key));
  if (role === undefined) return textFor(readerOfAnswer(context), 'batch', 'noRole', { role: wanted });
  await writer.create(context, 'User', { ...named, role: role._id }, { id });
  return null;
}
