import { sql } from 'kysely';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { type ApplicationRow, loadFunnel } from '#server/services/applications/applicationRows.ts';
import { hiddenName, hidesApplicant } from '#server/services/applications/hiddenApplicants.ts';
import { sameApplicant } from '#server/services/applications/sameApplicant.ts';
import { hasFunnel, requireFunnel } from '../distribution/requireFunnel.ts';
import { readsDrafts } from './readsDrafts.ts';

type HiddenParts = Pick<ApplicationRow, 'number' | 'anonymous' | 'funnelAdmins'>;

interface ApplicantRow extends HiddenParts {
  readonly applicationId: string;
  readonly name: string;
  readonly isDraft: boolean;
}

interface ConflictRow extends ApplicantRow {
  readonly evaluatorId: string;
  readonly evaluatorName: string;
  readonly reason: string | null;
  readonly saidBy: string | null;
  readonly isByEvaluator: boolean;
  readonly saidIn: string | null;
  readonly saidInId: string;
  readonly saidAt: Date;
}

/**
 * Applicants of a funnel that are not decided, and which evaluators know one, wherever that was said; nothing of that to
 * whom they are hidden from.
 */
export function funnelConflicts(context: RequestContext, funnelId: string) {
  return context.transact(async (tx) => {
    await requireFunnel(context, tx, funnelId, 'EVALUATION/ASSIGNATION:VIEW');
    const funnel = await loadFunnel(tx, funnelId);
    const drafts = readsDrafts(context, { funnelAdmins: funnel?.admins ?? [], programId: funnel?.programId ?? null });
    const parts = sql`a.id as "applicationId", a.startup_name as name, a.number, a.anonymous,
      a.funnel_admins_ids as "funnelAdmins", a.status = 'draft' as "isDraft"`;
    const isSeen = sql`a.funnel_id = ${funnelId} and (${drafts}::boolean or a.status <> 'draft')`;
    const applicants = await sql<ApplicantRow>`
      select ${parts} from application a where ${isSeen} and a.decision is null
      order by a.startup_name, a.id limit 2000`.execute(tx);
    // Of several sayings the one that the others follow from.
    const conflicts = await sql<ConflictRow>`
      select distinct on ("evaluatorName", u.id, a.startup_name, a.id) ${parts}, u.id as "evaluatorId",
        trim(u.first_name || ' ' || coalesce(u.last_name, '')) as "evaluatorName", e.decline_reason as reason,
        trim(s.first_name || ' ' || coalesce(s.last_name, '')) as "saidBy",
        coalesce(e.declined_by_id, u.id) = u.id as "isByEvaluator",
        f.name as "saidIn", f.id as "saidInId", coalesce(e.declined_at, e.created_at) as "saidAt"
      from application a join application o on ${sameApplicant}
        join evaluation e on e.application_id = o.id and e.status = 'declined'
        join funnel f on f.id = o.funnel_id join "user" u on u.id = e.evaluator_id
        left join "user" s on s.id = e.declined_by_id
      where ${isSeen} and (${mayKnowAll(context)}::boolean or not o.anonymous or o.id = a.id)
        and (exists (select from evaluation own where own.application_id = a.id and own.evaluator_id = e.evaluator_id
            and own.status = 'declined') or (o.funnel_id <> a.funnel_id and a.decision is null))
      order by "evaluatorName", u.id, a.startup_name, a.id, e.declined_at nulls last, e.created_at
      limit 2000`.execute(tx);
    const elsewhere = await foreignFunnels(context, tx, conflicts.rows);
    return {
      applicants: applicants.rows.map((row) =>
        hidesApplicant(context, row) ? { ...row, name: hiddenName(context, row) } : row,
      ),
      conflicts: conflicts.rows
        .filter((row) => !hidesApplicant(context, row))
        .map((row) => ({
          ...row,
          saidAt: new Date(row.saidAt).toISOString(),
          ...(elsewhere.has(row.saidInId) && untold),
        })),
    };
  });
}

/** What is said in a funnel is for those who may look into it. */
const untold = { saidIn: null, saidBy: null, reason: null } as const;

/** Funnels in which something was said that the reader may not look into. */
async function foreignFunnels(
  context: RequestContext,
  tx: Tx,
  rows: readonly ConflictRow[],
): Promise<ReadonlySet<string>> {
  const foreign = new Set<string>();
  for (const id of new Set(rows.map(({ saidInId }) => saidInId))) {
    if (!(await hasFunnel(context, tx, id, 'EVALUATION/ASSIGNATION:VIEW'))) foreign.add(id);
  }
  return foreign;
}

/** From whom no applicant of any funnel is hidden. */
const mayKnowAll = (context: RequestContext): boolean =>
  !hidesApplicant(context, { anonymous: true, funnelAdmins: [] });
