import type { RequestContext } from '#server/platform/context/context.ts';
import type { PlannedRootField, PlannedStatement, PlanRequest } from './plannedExecution.ts';

export interface PlannedAnswer {
  /** JSON text of the field's value; null when the statement gave no row. */
  readonly text: string | null;
  readonly denied: readonly string[];
}

/** Plans and runs one root field. */
export async function runPlannedField(field: PlannedRootField, request: PlanRequest): Promise<PlannedAnswer> {
  return runStatement(request.context, await field.plan(request));
}

/** Runs what is planned. */
export async function runStatement(context: RequestContext, statement: PlannedStatement): Promise<PlannedAnswer> {
  const [row] = await context.read(statement);
  const text = jsonOf(row);
  if (text === null || !statement.finish) return { text, denied: statement.denied };
  const finished = statement.finish(text);
  return { text: JSON.stringify(finished.value), denied: [...statement.denied, ...finished.denied] };
}

function jsonOf(row: Awaited<ReturnType<RequestContext['read']>>[number] | undefined): string | null {
  const value = row?.json;
  if (value === undefined || value === null) return null;
  if (typeof value !== 'string') throw new Error('A planned statement must give its column json as text');
  return value;
}
