/** Who of a funnel scores what: as it stands, what sharing out would do, and doing it. */
import { sql } from 'kysely';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { updateRow } from '#server/entities/write/storeRow.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { NotFoundError, ValidationError } from '#server/platform/errors/errors.ts';
import { assignTo, type Chosen } from './assignTo.ts';
import { countShares } from './countShares.ts';
import { type EvaluatorRule, whoIsNamed } from './evaluatorRule.ts';
import { whoMayEvaluate } from './evaluators.ts';
import { PORTION } from './portions/portion.ts';
import { isSharing } from './portions/sharingQueue.ts';
import { requireFunnel } from './requireFunnel.ts';
import { moveRoundDue, requireDueAhead } from './roundDue.ts';
import { poolOf, type SharedRound, scoredRounds, type WaitingRow, waitingIn } from './roundRows.ts';
import { shareOutFunnel } from './shareOut.ts';

export interface DistributionInput {
  readonly roundId: string;
  readonly evaluators: readonly string[];
  readonly roles?: readonly string[] | null;
  readonly tags?: readonly string[] | null;
  readonly perApplication?: number | null;
  readonly maxApplications?: number | null;
  readonly dueDate?: string | null;
}

const MOST_EVALUATORS = 500;
const MOST_OF_A_RULE = 50;

/** What sharing out would do. */
export async function previewDistribution(context: RequestContext, input: DistributionInput) {
  return context.transact(async (tx) => {
    const round = await sharedRound(context, tx, input.roundId);
    const { byName, byRule } = await chosenBy(tx, input);
    const chosen = [...new Set([...byName, ...byRule])];
    const known = new Map((await poolOf(tx, round)).map((one) => [one.id, one]));
    const pool = chosen.map((id) => ({ id, load: known.get(id)?.load ?? 0, most: input.maxApplications ?? null }));
    const waiting = await waitingIn(tx, round);
    const counts = countShares(pool, withoutOthers(waiting, chosen), input.perApplication ?? null);
    return { ...counts, earlier: earlierOf(waiting), later: Math.max(0, counts.given - PORTION) };
  });
}

/** Whoever is not chosen gives back what they have not begun. */
function withoutOthers(waiting: readonly WaitingRow[], chosen: readonly string[]): readonly WaitingRow[] {
  return waiting.map((one) => ({
    ...one,
    has: one.has.filter((id) => chosen.includes(id) || !one.notBegun.includes(id)),
  }));
}

/** Makes these people the evaluators of the round, keeps the rule with it, and shares out what waits. */
export function distributeEvaluations(context: RequestContext, input: DistributionInput) {
  return context.transact(async (tx) => {
    const round = await sharedRound(context, tx, input.roundId);
    const { perApplication = null, maxApplications = null, dueDate = null } = input;
    requireSound(input);
    requireDueAhead(context, { from: round.dueDate, to: dueDate, path: 'input.dueDate' });
    const { roles, tags } = ruleIn(input);
    await updateRow(tx, specCatalog.get('FunnelRound'), round.id, {
      evaluatorsPerApplication: perApplication,
      applicationsPerEvaluator: maxApplications,
      evaluationDue: dueDate,
      evaluatorRoles: roles,
      evaluatorTags: tags,
      evaluatorsTagged: tags.length > 0,
    });
    await assignTo({ tx, context }, round, await chosenBy(tx, input), { maxApplications, dueDate });
    await moveRoundDue({ tx, context }, round.id, { from: round.dueDate, to: dueDate });
    const counts = await countsOf(tx, round, perApplication);
    await shareOutFunnel({ tx, context }, round.funnel);
    const isMore = await isSharing(tx, round.funnel);
    return { ...counts, later: isMore ? (await countsOf(tx, round, perApplication)).given : 0 };
  });
}

async function countsOf(tx: Tx, round: SharedRound, perApplication: number | null) {
  const waiting = await waitingIn(tx, round);
  return { ...countShares(await poolOf(tx, round), waiting, perApplication), earlier: earlierOf(waiting) };
}

/** How many are scored in it though they stand in an earlier round still. */
const earlierOf = (waiting: readonly WaitingRow[]): number => waiting.filter(({ isEarlier }) => isEarlier).length;

const ruleIn = ({ roles, tags }: DistributionInput): EvaluatorRule => ({ roles: roles ?? [], tags: tags ?? [] });

async function chosenBy(tx: Tx, input: DistributionInput): Promise<Chosen> {
  return { byName: await whoMayEvaluate(tx, input.evaluators), byRule: await whoIsNamed(tx, ruleIn(input)) };
}

function requireSound({ perApplication, maxApplications, evaluators, roles, tags }: DistributionInput): void {
  const isWrong = (number: number | null | undefined, most: number) => number != null && (number < 1 || number > most);
  const problems = [
    ...(isWrong(perApplication, 50) ? ['perApplication'] : []),
    ...(isWrong(maxApplications, 1000) ? ['maxApplications'] : []),
    ...(evaluators.length > MOST_EVALUATORS ? ['evaluators'] : []),
    ...((roles?.length ?? 0) > MOST_OF_A_RULE ? ['roles'] : []),
    ...((tags?.length ?? 0) > MOST_OF_A_RULE ? ['tags'] : []),
  ];
  if (problems.length > 0)
    throw new ValidationError(problems.map((field) => ({ path: `input.${field}`, reason: 'invalid' })));
}

/** @throws NotFoundError where there is no such round, or it is not the reader's to share out */
async function sharedRound(context: RequestContext, tx: Tx, id: string): Promise<SharedRound> {
  const { rows } = await sql<{ funnel: string }>`select funnel_id as funnel from funnel_round where id = ${id}`.execute(
    tx,
  );
  const funnel = rows[0]?.funnel;
  if (funnel === undefined) throw new NotFoundError();
  await requireFunnel(context, tx, funnel, 'EVALUATION/ASSIGNATION:CREATE');
  const round = (await scoredRounds(tx, funnel)).find((one) => one.id === id);
  if (round === undefined) throw new ValidationError([{ path: 'input.roundId', reason: 'noEvaluationForm' }]);
  return round;
}
