/** What many events of one kind bring about: hundreds of evaluations are one task for each evaluator. */
import type { AutomationMeta } from '#domain/model/automation.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { insertRows } from '#server/entities/write/storeRow.ts';
import { uuidv7 } from '#server/platform/db/uuidv7.ts';
import { type AutomaticTask, openTask } from '#server/services/tasks/openTask.ts';
import { type StepScope, taskOf } from './doStep.ts';
import type { Occurrence } from './occurrences.ts';
import { attemptSteps, doneRun, doSteps, runAutomation } from './runAutomation.ts';

/** Does what follows of all these: together where it is nothing but tasks, else of one after the other. */
export async function runAutomations(
  scope: StepScope,
  automation: AutomationMeta,
  found: readonly Occurrence[],
): Promise<void> {
  if (found.length === 1 || !isTogether(automation)) {
    for (const one of found) await runAutomation(scope, automation, one);
    return;
  }
  const outcome = await attemptSteps(scope.tx, () => openTogether(scope, automation, found));
  if ('result' in outcome) return noteAll(scope, automation, outcome.result);
  // What one of them fails at is its own failure: the others are done all the same.
  for (const one of found) await doSteps(scope, automation, one, null);
}

/** What is done once for each record, or waits, is looked at one by one. */
const isTogether = ({ once, waitMinutes, steps }: AutomationMeta): boolean =>
  once === undefined && waitMinutes === undefined && steps.every(({ kind }) => kind === 'task');

interface Asked {
  readonly found: Occurrence;
  readonly tasks: readonly AutomaticTask[];
}

/** Opens the tasks of all of them, equal ones once for all of their people. Gives those of which there was any. */
async function openTogether(
  { tx, context }: StepScope,
  { steps }: AutomationMeta,
  found: readonly Occurrence[],
): Promise<readonly Asked[]> {
  const asked = found.map((one) => ({
    found: one,
    tasks: steps.flatMap((step, index) => {
      const people = one.people[index] ?? [];
      return step.kind === 'task' && people.length > 0 ? [taskOf(context, step, one.facts, people)] : [];
    }),
  }));
  const equal = Map.groupBy(
    asked.flatMap(({ tasks }) => tasks),
    (task) => JSON.stringify({ ...task, people: [] }),
  );
  for (const tasks of equal.values()) {
    const [task] = tasks;
    const people = [...new Set(tasks.flatMap((one) => one.people))];
    if (task !== undefined) await openTask(tx, context, { ...task, people });
  }
  return asked.filter(({ tasks }) => tasks.length > 0);
}

function noteAll(scope: StepScope, automation: AutomationMeta, asked: readonly Asked[]): Promise<void> {
  const rows = asked.map(({ found, tasks }) => {
    const did = tasks.map(() => 'task');
    return { id: uuidv7(), values: doneRun(scope, automation, found, did) };
  });
  return insertRows(scope.tx, specCatalog.get('AutomationRun'), rows);
}
