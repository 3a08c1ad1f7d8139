import { lacksFeature } from '#domain/access/features.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import type { EntityWriter } from '#server/entities/write/EntityWriter.ts';
import { loadReadable, writeScope } from '#server/entities/write/WriteScope.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import { ApplicationError, NotFoundError } from '#server/platform/errors/errors.ts';
import { keepJob } from '#server/platform/jobs/jobQueue.ts';
import { type Refusal, refusalText } from '#server/platform/texts/refusals.ts';
import { readerOfAnswer } from '#server/platform/texts/textReader.ts';
import { recordName } from '#server/services/activity/recordName.ts';
import type { JobHandler, RunningJob } from '#server/services/jobs/jobRunner.ts';
import { applicationActions } from './applicationActions.ts';
import { type BatchAction, type BatchKind, given } from './BatchAction.ts';
import {
  type BatchPayload,
  type BatchUpdate,
  type BatchUpdateType,
  isLast,
  report,
  updatesAfter,
} from './batchUpdates.ts';
import { IMPORT_ACTION } from './importLines.ts';
import { forgetRows, type ImportPayload } from './people/importOperation.ts';
import { importLines } from './people/runImport.ts';
import { startupActions } from './startupActions.ts';
import { userActions } from './userActions.ts';

const kinds: Readonly<
  Record<BatchKind, { readonly entity: string; readonly actions: Readonly<Record<string, BatchAction>> }>
> = {
  application: { entity: 'Application', actions: applicationActions },
  startup: { entity: 'Startup', actions: startupActions },
  user: { entity: 'User', actions: userActions },
};

const isImport = (payload: BatchPayload): payload is ImportPayload => payload.action === IMPORT_ACTION;

/** Has its own way to be done (`importLines`), and needs nothing but the rows. */
const importing: BatchAction = { apply: async () => {} };

/** Does an operation record by record, each in a transaction with its own report: what was done once is not done again. */
export function batchHandler(writer: EntityWriter): JobHandler {
  return {
    run: async (running) => {
      const { job, context } = running;
      const payload = job.payload as unknown as BatchPayload;
      const action = isImport(payload) ? importing : kinds[payload.kind].actions[payload.action];
      const told = await context.transact((tx) => updatesAfter(tx, job.id, '0'));
      if (told.some(isLast)) return true;
      if (told.length === 0 && !(await isValid(running, payload, action))) return true;
      const done = new Set(told.map(({ recordId }) => recordId));
      const isDone = isImport(payload)
        ? await importLines(writer, running, payload, done)
        : await processRest(running, { writer, payload, action }, done);
      if (isDone) await conclude(running);
      return isDone;
    },
    giveUp: ({ context, job }) =>
      context.transact(async (tx) => {
        await report(tx, job.id, 'PROCESSING_FAILED');
        await forgetRows(tx, job.id);
      }),
  };
}

/** Record by record; resolves with false when it was stopped before the end. */
async function processRest(
  running: RunningJob,
  { writer, payload, action }: { writer: EntityWriter; payload: BatchPayload; action: BatchAction | undefined },
  done: ReadonlySet<string | null>,
): Promise<boolean> {
  for (const id of payload.ids.filter((candidate) => !done.has(candidate))) {
    if (running.isStopped()) return false;
    if (action !== undefined) await processItem(running, { writer, payload, action, id });
  }
  return true;
}

/** Whether the operation can be begun at all; says so either way. */
async function isValid({ job, context }: RunningJob, payload: BatchPayload, action: BatchAction | undefined) {
  const refusal = switchedOff(context, payload, action) ?? problemOf(payload, action);
  const problem = refusal && refusalText(readerOfAnswer(context), refusal);
  const type = problem === null ? 'VALIDATION_SUCCEEDED' : 'VALIDATION_FAILED';
  await context.transact(async (tx) => {
    await keepJob(tx, job);
    await report(tx, job.id, type, null, problem);
  });
  return problem === null;
}

function switchedOff(
  { principal }: RequestContext,
  { ids }: BatchPayload,
  action: BatchAction | undefined,
): Refusal | null {
  const feature = action?.feature;
  if (feature === undefined || ids.length === 1 || !lacksFeature(principal, feature)) return null;
  return { reason: 'notInPlan' };
}

function problemOf({ data }: BatchPayload, action: BatchAction | undefined): Refusal | null {
  if (action === undefined) return { reason: 'invalid' };
  const [name] = action.needs ?? [];
  if (name === undefined) return null;
  const value = given(data, action.needs ?? []);
  return value === undefined ? { reason: 'required', values: { field: name } } : (action.check?.(value) ?? null);
}

/** Around a name, which may be written in the other direction than the sentence (Unicode Annex 9). */
const FIRST_STRONG = '\u{2068}';
const POP = '\u{2069}';

interface Item {
  readonly writer: EntityWriter;
  readonly payload: BatchPayload;
  readonly action: BatchAction;
  readonly id: string;
}

async function processItem({ job, context }: RunningJob, { writer, payload, action, id }: Item): Promise<void> {
  const { entity } = kinds[payload.kind];
  let name = '';
  const type = `INDIVIDUAL_${payload.kind.toUpperCase() as Uppercase<BatchKind>}_PROCESSING` as const;
  try {
    await context.transact(async (tx) => {
      await keepJob(tx, job);
      const row = await loadReadable(writeScope(specCatalog, context, tx), specCatalog.get(entity), id);
      if (row === null) throw new NotFoundError();
      name = recordName(entity, row);
      await action.apply({ context, writer, id, row, data: payload.data });
      await report(tx, job.id, `${type}_SUCCEEDED`, id);
    });
  } catch (error) {
    // What is not meant for people is a fault of ours: the whole job is tried again.
    if (!(error instanceof ApplicationError)) throw error;
    const problem = error.textFor(readerOfAnswer(context));
    await context.transact(async (tx) => {
      await keepJob(tx, job);
      const message = name === '' ? problem : `${FIRST_STRONG}${name}${POP}: ${problem}`;
      await report(tx, job.id, `${type}_FAILED`, id, message);
    });
  }
}

async function conclude({ job, context }: RunningJob): Promise<void> {
  await context.transact(async (tx) => {
    await keepJob(tx, job);
    const updates = await updatesAfter(tx, job.id, '0');
    await report(tx, job.id, resultOf(updates));
    await forgetRows(tx, job.id);
  });
}

function resultOf(updates: readonly BatchUpdate[]): BatchUpdateType {
  const failed = updates.filter(({ updateType }) => updateType.endsWith('_PROCESSING_FAILED')).length;
  if (failed === 0) return 'PROCESSING_SUCCEEDED';
  const succeeded = updates.some(({ updateType }) => updateType.endsWith('_PROCESSING_SUCCEEDED'));
  return succeeded ? 'PROCESSING_PARTIALLY_SUCCEEDED' : 'PROCESSING_FAILED';
}
