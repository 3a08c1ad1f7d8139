/** What a funnel needs before it can be opened: all that is missing is named at once (issue 15 §6). */
import { sql } from 'kysely';
import { embeddingOrigin } from '#domain/outside/outsideAddresses.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import type { WriteHook } from '#server/entities/write/EntityWriter.ts';
import { loadReadable, writeScope } from '#server/entities/write/WriteScope.ts';
import type { FunnelStatus } from '#server/generated/resolvers.gen.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { NotFoundError, ValidationError } from '#server/platform/errors/errors.ts';
import { EMBED_PATH } from '../applying/embeddedProgram.ts';

/** In the order one sees to them. */
const readinessSteps = ['address', 'round', 'form', 'closing'] as const;

type ReadinessStep = (typeof readinessSteps)[number];

interface FunnelFacts {
  readonly slug: string | null;
  readonly programName: string | null;
  readonly hasRound: boolean;
  readonly hasForm: boolean;
  readonly isOpenEnded: boolean;
  readonly embeddingSites: readonly string[] | null;
}

async function factsOf(tx: Tx, funnel: string, { tenant, now }: RequestContext): Promise<FunnelFacts> {
  const { rows } = await sql<FunnelFacts>`
    select p.slug, p.name as "programName", coalesce(f.closes_at < (${now().toISOString()}::timestamptz at time zone ${tenant.timezone})::date, true) as "isOpenEnded",
      (select i.embedding_sites from incubator i where i.id = f.tenant_id) as "embeddingSites",
      exists (select from funnel_round r where r.funnel_id = f.id) as "hasRound",
      exists (select from funnel_round r join form o on o.tenant_id = r.tenant_id and o.id = r.form_id
        where r.funnel_id = f.id and o.status = 'published' and o.kind = 'application'
          and r.position = (select min(position) from funnel_round q where q.funnel_id = f.id)) as "hasForm"
    from funnel f left join program p on p.tenant_id = f.tenant_id and p.id = f.program_id
    where f.id = ${funnel}`.execute(tx);
  const [facts] = rows;
  if (facts === undefined) throw new NotFoundError();
  return facts;
}

const missingIn = ({ slug, hasRound, hasForm, isOpenEnded }: FunnelFacts): ReadinessStep[] => {
  const isDone = { address: Boolean(slug), round: hasRound, form: hasForm, closing: !isOpenEnded };
  return readinessSteps.filter((step) => !isDone[step]);
};

/** Where each is mended, and how it is said. */
const problemOf = {
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

export interface FunnelOpening {
  readonly status: FunnelStatus;
  readonly steps: readonly { readonly id: ReadinessStep; readonly isDone: boolean }[];
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
    const funnel = await loadReadable(scope, specCatalog.get('Funnel'), funnelId);
    if (funnel === null) throw new NotFoundError();
    const facts = await factsOf(tx, funnelId, context);
    const missing = new Set(missingIn(facts));
    return {
      status: funnel.status as FunnelStatus,
      steps: readinessSteps.map((id) => ({ id, isDone: !missing.has(id) })),
      link: facts.slug && `${context.tenant.origin}/apply/program/${facts.slug}`,
      embedLink: facts.slug && `${context.tenant.origin}${EMBED_PATH}/${facts.slug}`,
      programName: facts.programName,
      // Of the record itself: what a process knows of its tenant may be a second old, and one comes here from naming a site.
      embeddingSites: (facts.embeddingSites ?? []).flatMap((site) => embeddingOrigin(site) ?? []),
    };
  });
}
