import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { NotFoundError, ValidationError } from '#server/platform/errors/errors.ts';
import { type ApplicationRow, loadApplication } from '#server/services/applications/applicationRows.ts';
import { whoMayEvaluate } from '../distribution/evaluators.ts';
import { requireFunnel } from '../distribution/requireFunnel.ts';
import { namedApplicants } from './namedApplicants.ts';
import { readsDrafts } from './readsDrafts.ts';

export interface ConflictInput {
  readonly applicationIds: readonly string[];
  readonly evaluatorId?: string | null;
  readonly reason?: string | null;
}

interface ConflictTargets {
  readonly evaluator: string;
  readonly applications: readonly ApplicationRow[];
  /** Said by the evaluator. */
  readonly isOwn: boolean;
}

const MOST_APPLICATIONS = 100;
const LONGEST_REASON = 500;

/**
 * Who is said to know whose applications, where the reader may say so.
 *
 * @throws NotFoundError for applications of funnels that are not theirs, and of applicants whose names they do not know
 */
export async function conflictTargets(context: RequestContext, tx: Tx, input: ConflictInput): Promise<ConflictTargets> {
  requireSound(input);
  const ids = [...new Set(input.applicationIds)];
  const applications: ApplicationRow[] = [];
  for (const id of ids) applications.push(await readable(context, tx, id));
  if (input.evaluatorId == null) {
    const named = new Set((await namedApplicants(context, tx)).map(({ applicationId }) => applicationId));
    if (!ids.every((id) => named.has(id))) throw new NotFoundError();
    return { evaluator: context.principal?.id ?? '', applications, isOwn: true };
  }
  for (const funnel of new Set(applications.map(({ funnelId }) => funnelId))) {
    await requireFunnel(context, tx, funnel, 'EVALUATION/ASSIGNATION:EDIT');
  }
  const [evaluator] = await whoMayEvaluate(tx, [input.evaluatorId]);
  if (evaluator === undefined) throw new ValidationError([{ path: 'input.evaluatorId', reason: 'invalid' }]);
  return { evaluator, applications, isOwn: false };
}

/** A draft can be named by who may read it. */
async function readable(context: RequestContext, tx: Tx, id: string): Promise<ApplicationRow> {
  const application = await loadApplication(tx, id);
  const isThere = application?.status !== 'draft' || readsDrafts(context, application);
  if (application === null || !isThere) throw new NotFoundError();
  return application;
}

function requireSound({ applicationIds, reason }: ConflictInput): void {
  const problems = [
    ...(applicationIds.length === 0 || applicationIds.length > MOST_APPLICATIONS ? ['applicationIds'] : []),
    ...((reason ?? '').trim().length > LONGEST_REASON ? ['reason'] : []),
  ];
  if (problems.length > 0)
    throw new ValidationError(problems.map((field) => ({ path: `input.${field}`, reason: 'invalid' })));
}
