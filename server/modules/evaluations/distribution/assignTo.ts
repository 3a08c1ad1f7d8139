/** Who judges in a round, and from there on in no other unless they did before. */
import { sql } from 'kysely';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { insertRows, updateRows } from '#server/entities/write/storeRow.ts';
import type { FollowScope } from '#server/platform/context/followers.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { uuidv7 } from '#server/platform/db/uuidv7.ts';
import { refreshFunnel } from '#server/services/applications/funnelAccess.ts';
import { takeBack } from './leaving/takeBack.ts';
import { lockFunnels, type SharedRound, scoredRounds } from './roundRows.ts';

interface Terms {
  readonly maxApplications: number | null;
  readonly dueDate: string | null;
}

export interface Chosen {
  readonly byName: readonly string[];
  /** They have the roles and tags of the round's rule; whoever is chosen by name as well stays when they lose them. */
  readonly byRule: readonly string[];
}

/** Not by the writer: each single assignment would share out anew, and the first one would get everything. */
export async function assignTo(
  scope: FollowScope,
  { id: round, funnel }: SharedRound,
  { byName, byRule }: Chosen,
  terms: Terms,
): Promise<void> {
  const { tx } = scope;
  const model = specCatalog.get('EvaluationAssignation');
  await lockFunnels(tx, [funnel]);
  await splitByRound(tx, funnel, round);
  const { rows } = await sql<{ id: string; evaluator: string }>`
    select id, evaluator_id as evaluator from evaluation_assignation
    where funnel_id = ${funnel} and round_id = ${round} for update`.execute(tx);
  const chosen = new Set([...byName, ...byRule]);
  const stay = rows.filter(({ evaluator }) => chosen.has(evaluator));
  const gone = rows.filter(({ evaluator }) => !chosen.has(evaluator));
  const come = [...chosen].filter((evaluator) => stay.every((one) => one.evaluator !== evaluator));
  const isByRule = (evaluator: string) => !byName.includes(evaluator);
  const valuesOf = (evaluator: string) => ({ evaluator, funnel, round, ...terms, isByRule: isByRule(evaluator) });
  for (const [byItsRule, kept] of Map.groupBy(stay, ({ evaluator }) => isByRule(evaluator))) {
    await updateRows(tx, model, idsOf(kept), { ...terms, isByRule: byItsRule });
  }
  await sql`delete from evaluation_assignation where id = any(${idsOf(gone)}::text[])`.execute(tx);
  const made = come.map((evaluator) => ({ id: uuidv7(), values: valuesOf(evaluator) }));
  await insertRows(tx, model, made);
  await refreshFunnel(tx, funnel);
  const left = gone.map(({ evaluator }) => evaluator);
  await takeBack(scope, funnel, left);
}

const idsOf = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id);

/** Whoever was assigned to the whole funnel is assigned to each of its rounds: then one round can change by itself. */
async function splitByRound(tx: Tx, funnel: string, round: string): Promise<void> {
  const { rows } = await sql<Terms & { evaluator: string; note: string | null }>`
    select evaluator_id as evaluator, max_applications as "maxApplications", due_date::text as "dueDate", note
    from evaluation_assignation where funnel_id = ${funnel} and round_id is null`.execute(tx);
  const others = (await scoredRounds(tx, funnel)).filter(({ id }) => id !== round);
  const split = others.flatMap(({ id }) =>
    rows.map((assignment) => ({ id: uuidv7(), values: { ...assignment, funnel, round: id } })),
  );
  await insertRows(tx, specCatalog.get('EvaluationAssignation'), split);
  await sql`update evaluation_assignation set round_id = ${round}
    where funnel_id = ${funnel} and round_id is null`.execute(tx);
}
