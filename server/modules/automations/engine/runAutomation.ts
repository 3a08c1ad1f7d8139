import { sql } from 'kysely';
import type { AutomationMeta } from '#domain/model/automation.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { insertRow, updateRow } from '#server/entities/write/storeRow.ts';
import type { Values } from '#server/entities/write/validateValues.ts';
import { attempt } from '#server/platform/db/attempt.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { uuidv7 } from '#server/platform/db/uuidv7.ts';
import { logFault } from '#server/platform/log/log.ts';
import { doStep, type StepScope } from './doStep.ts';
import type { Occurrence } from './occurrences.ts';

const MINUTE_MS = 60_000;
/** How far automations may follow from one another in one transaction. */
const DEEPEST = 8;

/** Does what follows of one occurrence, or notes that it waits. */
export async function runAutomation(scope: StepScope, automation: AutomationMeta, found: Occurrence): Promise<void> {
  if (!(await isFirst(scope.tx, automation, found))) return;
  const { waitMinutes } = automation;
  if (waitMinutes === undefined) return doSteps(scope, automation, found, null);
  const dueAt = new Date(scope.context.now().getTime() + waitMinutes * MINUTE_MS).toISOString();
  await note(scope.tx, null, {
    automation: automation.id,
    status: 'WAITING',
    did: [],
    dueAt,
    ...aboutOf(automation, found),
  });
}

/** Of what is done once for each record: whether nobody else has done it, also in a transaction that ran beside this one. */
async function isFirst(tx: Tx, automation: AutomationMeta, found: Occurrence): Promise<boolean> {
  const { about } = aboutOf(automation, found);
  if (about === null) return true;
  await sql`select pg_advisory_xact_lock(hashtext(${`automation ${automation.id} ${about}`}))`.execute(tx);
  const { rows } = await sql`select 1 from automation_run
    where automation = ${automation.id} and about = ${about} and status in ('DONE', 'WAITING')`.execute(tx);
  return rows.length === 0;
}

/**
 * Does the steps and keeps what came of them. What fails is undone and kept as a failure: a mistake in an automation never
 * hinders the write that it follows.
 */
export async function doSteps(
  scope: StepScope,
  automation: AutomationMeta,
  found: Occurrence,
  waiting: string | null,
): Promise<void> {
  const { tx, context } = scope;
  const outcome = await attemptSteps(tx, () => stepsOf(scope, automation, found));
  if (!('error' in outcome)) {
    const did = outcome.result;
    if (did.length > 0 || waiting !== null) await note(tx, waiting, doneRun(scope, automation, found, did));
    return;
  }
  const { error } = outcome;
  logFault('automation.failed', error, { automation: automation.id, tenant: context.tenant.id });
  const problem = (error instanceof Error ? error.message : String(error)).slice(0, 300);
  await note(tx, waiting, { ...doneRun(scope, automation, found, []), status: 'FAILED', problem });
}

/** Does what follows of something; whatever it fails at is given back, and nothing of it is done. */
export const attemptSteps = <T>(tx: Tx, work: () => Promise<T>) =>
  attempt(
    tx,
    () => inside(tx, work),
    (_error): _error is unknown => true,
  );

/** What is kept of one that is done. */
export function doneRun(
  { context }: StepScope,
  automation: AutomationMeta,
  found: Occurrence,
  did: readonly string[],
): Values {
  const doneAt = context.now().toISOString();
  return { automation: automation.id, ...aboutOf(automation, found), status: 'DONE', did, doneAt };
}

async function stepsOf(scope: StepScope, { steps }: AutomationMeta, found: Occurrence): Promise<readonly string[]> {
  const did: string[] = [];
  for (const [index, step] of steps.entries()) {
    if (await doStep(scope, step, found, found.people[index] ?? [])) did.push(step.kind);
  }
  return did;
}

/** How many automations each transaction is inside of. */
const depths = new WeakMap<Tx, number>();

/** Refuses what follows from itself again and again: in one transaction nobody could stop it. */
async function inside<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  const depth = depths.get(tx) ?? 0;
  if (depth >= DEEPEST) throw new Error('automations follow from one another without end');
  depths.set(tx, depth + 1);
  try {
    return await work();
  } finally {
    depths.set(tx, depth);
  }
}

function aboutOf(
  { once }: AutomationMeta,
  { id, facts }: Occurrence,
): { readonly event: string; readonly about: string | null } {
  return { event: id, about: once === undefined ? null : (facts[once] ?? null) };
}

/** Keeps a run: a new one, or the one that has waited. */
async function note(tx: Tx, waiting: string | null, values: Readonly<Record<string, unknown>>): Promise<void> {
  const model = specCatalog.get('AutomationRun');
  if (waiting === null) await insertRow(tx, model, uuidv7(), values);
  else await updateRow(tx, model, waiting, values);
}
