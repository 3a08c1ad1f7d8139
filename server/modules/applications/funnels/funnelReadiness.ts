/** What a funnel needs before it can be opened: all that is missing is named at once (issue 15 §6). */
import { sql } from 'kysely';
import { embeddingOrigin } from '#domain/outside/outsideAddresses.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import type { WriteHook } from '#server/entities/write/EntityWriter.ts';
import { findReadable, writeScope } from '#server/entities/write/WriteScope.ts';
import type { FunnelStatus } from '#server/generated/resolvers.gen.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { NotFoundError, ValidationError } from '#server/platform/errors/errors.ts';
import { EMBED_PATH } from '../applying/embeddedProgram.ts';

/** In the order one sees to them. */
const readinessSteps = ['program', 'address', 'round', 'form', 'closing'] as const;

type ReadinessStep = (typeof readinessSteps)[number];

/** What is missed later, when applications are there: said, and no reason not to open. */
const laterSteps = ['evaluationForm', 'evaluators', 'acceptance', 'rejection'] as const;

interface FunnelFacts {
  readonly turnsTo: FunnelStatus | null;
  readonly turnsOn: string | null;
  readonly slug: string | null;
  readonly programName: string | null;
  readonly isProgramOver: boolean;
  readonly hasRound: boolean;
  readonly hasForm: boolean;
  readonly isOpenEnded: boolean;
  readonly embeddingSites: readonly string[] | null;
  readonly hasEvaluationForms: boolean;
  readonly hasEvaluators: boolean;
  readonly hasAcceptance: boolean;
  readonly hasRejection: boolean;
}

/** A round in which people judge: of that kind, or with what only those who judge need. */
const isScored = sql`(r.kind = 'evaluation' or r.evaluation_form_id is not null or r.evaluators_per_application is not null)`;

async function factsOf(tx: Tx, funnel: string, { tenant, now }: RequestContext): Promise<FunnelFacts> {
  const today = sql`(${now().toISOString()}::timestamptz at time zone ${tenant.timezone})::date`;
  const { rows } = await sql<FunnelFacts>`
    select p.slug, p.name as "programName", coalesce(p.status = 'finished', false) as "isProgramOver",
      coalesce(f.closes_at < ${today}, true) as "isOpenEnded",
      turn.status as "turnsTo", to_char(turn.day, 'YYYY-MM-DD') as "turnsOn",
      (select i.embedding_sites from incubator i where i.id = f.tenant_id) as "embeddingSites",
      exists (select from funnel_round r where r.funnel_id = f.id) as "hasRound",
      not exists (select from funnel_round r where r.funnel_id = f.id and ${isScored} and not exists (
        select from form o where o.tenant_id = r.tenant_id and o.id = r.evaluation_form_id and o.status = 'published')
      ) as "hasEvaluationForms",
      cardinality(f.assigned_evaluators_ids) > 0
        or not exists (select from funnel_round r where r.funnel_id = f.id and ${isScored}) as "hasEvaluators",
      coalesce(f.acceptance_email_subject, '') <> '' and coalesce(f.acceptance_email_body, '') <> '' as "hasAcceptance",
      exists (select from rejection_email e
        where e.is_active and (e.funnel_id = f.id or e.funnel_id is null)) as "hasRejection",
      exists (select from funnel_round r join form o on o.tenant_id = r.tenant_id and o.id = r.form_id
        where r.funnel_id = f.id and o.status = 'published' and o.kind = 'application'
          and r.position = (select min(position) from funnel_round q where q.funnel_id = f.id)) as "hasForm"
    from funnel f left join program p on p.tenant_id = f.tenant_id and p.id = f.program_id
      left join lateral (select day, status from (values
          ('draft', f.opens_at, 'open'), ('open', f.pauses_at, 'paused'), ('paused', f.resumes_at, 'open'),
          ('open', f.closes_at + 1, 'closed'), ('paused', f.closes_at + 1, 'closed')
        ) as turns (own, day, status) where own = f.status and day > ${today} order by day limit 1) turn on true
    where f.id = ${funnel}`.execute(tx);
  const [facts] = rows;
  if (facts === undefined) throw new NotFoundError();
  return facts;
}

const missingIn = ({ isProgramOver, slug, hasRound, hasForm, isOpenEnded }: FunnelFacts): ReadinessStep[] => {
  const isDone = {
    program: !isProgramOver,
    address: Boolean(slug),
    round: hasRound,
    form: hasForm,
    closing: !isOpenEnded,
  };
  return readinessSteps.filter((step) => !isDone[step]);
};

/** Where each is mended, and how it is said. */
const problemOf = {
  program: { path: 'input.program', reason: 'funnelOfFinishedProgram' },
  address: { path: 'input.program', reason: 'funnelWithoutAddress' },
  round: { path: 'input.status', reason: 'funnelWithoutRound' },
  form: { path: 'input.status', reason: 'funnelWithoutForm' },
  closing: { path: 'input.closesAt', reason: 'funnelWithoutClosing' },
} as const;

/** Why people could not apply through it: nothing when they could. */
export async function openingProblems(tx: Tx, funnel: string, context: RequestContext) {
  const missing = missingIn(await factsOf(tx, funnel, context));
  // Without a round it has no form either: said once.
  return missing.filter((step) => step !== 'form' || !missing.includes('round')).map((step) => problemOf[step]);
}

/** Refuses to open what nobody could apply through. */
export const guardOpening: WriteHook = async ({ before, after }, { tx, context }) => {
  if (after?.status !== 'open' || before?.status === 'open') return;
  const problems = await openingProblems(tx, after.id, context);
  if (problems.length > 0) throw new ValidationError(problems);
};

interface FunnelStep {
  readonly id: ReadinessStep | (typeof laterSteps)[number];
  readonly isDone: boolean;
  readonly isRequired: boolean;
}

function stepsOf(facts: FunnelFacts): FunnelStep[] {
  const missing = new Set(missingIn(facts));
  const isThere = {
    evaluationForm: facts.hasEvaluationForms,
    evaluators: facts.hasEvaluators,
    acceptance: facts.hasAcceptance,
    rejection: facts.hasRejection,
  };
  return [
    // That a program goes on is nothing to see to; that it is over has to be said.
    ...readinessSteps
      .filter((id) => id !== 'program' || missing.has(id))
      .map((id) => ({ id, isDone: !missing.has(id), isRequired: true })),
    ...laterSteps.map((id) => ({ id, isDone: isThere[id], isRequired: false })),
  ];
}

export interface FunnelOpening {
  readonly status: FunnelStatus;
  /** What it becomes by itself, and on which day; null where no day is named. */
  readonly turnsTo: FunnelStatus | null;
  readonly turnsOn: string | null;
  readonly steps: readonly FunnelStep[];
  /** Where applicants sign up; null while the program has no address. */
  readonly link: string | null;
  /** The same for web sites of others, and who may show it. */
  readonly embedLink: string | null;
  readonly programName: string | null;
  readonly embeddingSites: readonly string[];
}

/** What is there and what is missing, and the address for applicants. */
export function funnelOpening(context: RequestContext, funnelId: string): Promise<FunnelOpening> {
  return context.transact(async (tx) => {
    const scope = writeScope(specCatalog, context, tx);
    const funnel = await findReadable(scope, specCatalog.get('Funnel'), funnelId);
    if (funnel === null) throw new NotFoundError();
    const facts = await factsOf(tx, funnelId, context);
    return {
      status: funnel.status as FunnelStatus,
      turnsTo: facts.turnsTo,
      turnsOn: facts.turnsOn,
      steps: stepsOf(facts),
      link: facts.slug && `${context.tenant.origin}/apply/program/${facts.slug}`,
      embedLink: facts.slug && `${context.tenant.origin}${EMBED_PATH}/${facts.slug}`,
      programName: facts.programName,
      // Of the record itself: what a process knows of its tenant may be a second old, and one comes here from naming a site.
      embeddingSites: (facts.embeddingSites ?? []).flatMap((site) => embeddingOrigin(site) ?? []),
    };
  });
}
