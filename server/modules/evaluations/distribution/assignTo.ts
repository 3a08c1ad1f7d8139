/** Who judges in a round, and from there on in no other unless they did before. */
import { sql } from 'kysely';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { insertRow, updateRow } from '#server/entities/write/storeRow.ts';
import type { FollowScope } from '#server/platform/context/followers.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { uuidv7 } from '#server/platform/db/uuidv7.ts';
import { refreshFunnel } from '#server/services/applications/funnelAccess.ts';
import { takeBack } from './distributionWrites.ts';
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
  const chosen = [...new Set([...byName, ...byRule])];
  const valuesOf = (evaluator: string) => ({ ...terms, isByRule: !byName.includes(evaluator) });
  const model = specCatalog.get('EvaluationAssignation');
  await lockFunnels(tx, [funnel]);
  await splitByRound(tx, funnel, round);
  const { rows } = await sql<{ id: string; evaluator: string }>`
    select id, evaluator_id as evaluator from evaluation_assignation
    where funnel_id = ${funnel} and round_id = ${round} for update`.execute(tx);
  for (const { id, evaluator } of rows) {
    if (chosen.includes(evaluator)) await updateRow(tx, model, id, valuesOf(evaluator));
    else await sql`delete from evaluation_assignation where id = ${id}`.execute(tx);
  }
  const known = new Set(rows.map(({ evaluator }) => evaluator));
  for (const evaluator of chosen) {
    if (!known.has(evaluator))
      await insertRow(tx, model, uuidv7(), { evaluator, funnel, round, ...valuesOf(evaluator) });
  }
  await refreshFunnel(tx, funnel);
  for (const evaluator of known) if (!chosen.includes(evaluator)) await takeBack(scope, funnel, evaluator);
}

/** Whoever was assigned to the whole funnel is assigned to each of its rounds: then one round can change by itself. */
async function splitByRound(tx: Tx, funnel: string, round: string): Promise<void> {
  const { rows } = await sql<Terms & { evaluator: string; note: string | null }>`
    select evaluator_id as evaluator, max_applications as "maxApplications", due_date::text as "dueDate", note
    from evaluation_assignation where funnel_id = ${funnel} and round_id is null`.execute(tx);
  const others = (await scoredRounds(tx, funnel)).filter(({ id }) => id !== round);
  for (const { id } of others) {
    for (const assignment of rows) {
      await insertRow(tx, specCatalog.get('EvaluationAssignation'), uuidv7(), { ...assignment, funnel, round: id });
    }
  }
  await sql`update evaluation_assignation set round_id = ${round}
    where funnel_id = ${funnel} and round_id is null`.execute(tx);
}
