/** What changes of assignments and applications mean for who scores what. */
import { sql } from 'kysely';
import type { WriteHook, WriterExtensions } from '#server/entities/write/EntityWriter.ts';
import { announce } from '#server/platform/context/announce.ts';
import { ConflictError } from '#server/platform/errors/errors.ts';
import { evaluatorLeft } from './leaving/evaluatorLeft.ts';
import { takeBack } from './leaving/takeBack.ts';
import { askNamedEvaluators } from './namedEvaluators.ts';
import { roundDueChanged } from './roundDue.ts';
import { shareOutFunnel } from './shareOut.ts';

/** Whoever is assigned to a round gets applications of it; whoever is not any more gives back what they have not begun. */
const assignationChanged: WriteHook = async ({ before, after }, scope) => {
  const isSame =
    before?.funnel === after?.funnel && before?.round === after?.round && before?.evaluator === after?.evaluator;
  if (before !== null && !isSame) {
    const [person, funnel] = [String(before.evaluator), String(before.funnel)];
    await announce(scope, 'InterviewerUnassigned', { person, funnel });
    await takeBack(scope, String(before.funnel), [String(before.evaluator)]);
    await shareOutFunnel(scope, String(before.funnel));
  }
  if (after !== null && !(isSame && before?.maxApplications === after.maxApplications)) {
    await shareOutFunnel(scope, String(after.funnel));
  }
};

/** The clock would assign them again within a minute. */
const guardByRule: WriteHook = async ({ before, after }, { tx }) => {
  if (before === null || before.isByRule !== true) return;
  const isSame = after !== null && ['evaluator', 'funnel', 'round'].every((field) => before[field] === after[field]);
  if (isSame) return;
  const { rows } = await sql`select from funnel_round where id = ${String(before.round)}
    and (cardinality(evaluator_roles_ids) > 0 or evaluators_tagged)`.execute(tx);
  if (rows.length > 0) throw ConflictError.because('evaluatorByRule');
};

/** An application that comes to another round is scored there. */
const applicationMoved: WriteHook = async ({ before, after }, scope) => {
  if (before === null || after === null || before.round === after.round || after.status === 'draft') return;
  await shareOutFunnel(scope, String(after.funnel));
};

export const distributionWrites = {
  EvaluationAssignation: [guardByRule, assignationChanged],
  Application: [applicationMoved, askNamedEvaluators],
  FunnelRound: [roundDueChanged],
  User: [evaluatorLeft],
} satisfies WriterExtensions['hooks'];
