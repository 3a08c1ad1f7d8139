/** What rejecting several applications at once can send, and to how many of their applicants. */
import { readerOf } from '#server/access/Reader.ts';
import { identifier } from '#server/access/SqlParameters.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { PlanState } from '#server/entities/plan/PlanState.ts';
import { setConditions } from '#server/entities/plan/page/planPage.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { ValidationError } from '#server/platform/errors/errors.ts';
import { mayDecide } from '#server/services/applications/decisions.ts';
import { chosenOf, isMailedBy, lettersOf, type RejectionLetter } from './rejectionLetters.ts';

interface Rejected {
  readonly applicationIds: readonly string[];
  /** The e-mail that is looked at; the usual one of each funnel if not given. */
  readonly letter?: string | null;
}

interface RejectedRow {
  readonly id: string;
  readonly funnel: string;
  readonly email: string | null;
}

/** As many as an operation on many takes. */
const MOST = 1000;

/** Of those that the reader may decide on. */
export function rejectionMails(context: RequestContext, { applicationIds, letter }: Rejected) {
  if (applicationIds.length > MOST)
    throw new ValidationError([{ path: 'applicationIds', reason: 'atMost', values: { limit: MOST } }]);
  return context.transact(async (tx) => {
    const rejected = await theirs(context, applicationIds);
    const perFunnel = await lettersPerFunnel(tx, rejected);
    const lists = [...perFunnel.values()];
    const usual = lists.map((list) => chosenOf(list, null)?._id ?? null);
    const isMailed = ({ funnel, email }: RejectedRow): boolean => {
      const list = perFunnel.get(funnel) ?? [];
      return Boolean(email) && (letter ? list.some(({ _id }) => _id === letter) : isMailedBy(list, null));
    };
    return {
      applications: rejected.length,
      mailed: rejected.filter(isMailed).length,
      hasUsual: lists.some((list) => isMailedBy(list, null)),
      letters: ofAll(lists).map(({ _id, name }) => ({ _id, name, isUsual: usual.every((id) => id === _id) })),
    };
  });
}

/** Those e-mails that each of the funnels offers. */
const ofAll = ([first = [], ...others]: readonly (readonly RejectionLetter[])[]): readonly RejectionLetter[] =>
  first.filter(({ _id }) => others.every((list) => list.some((letter) => letter._id === _id)));

async function lettersPerFunnel(tx: Tx, rejected: readonly RejectedRow[]) {
  const perFunnel = new Map<string, readonly RejectionLetter[]>();
  for (const { id, funnel } of rejected) {
    if (!perFunnel.has(funnel)) perFunnel.set(funnel, await lettersOf(tx, { application: id }));
  }
  return perFunnel;
}

/** Those of the applications that the reader may read and decide on. */
async function theirs(context: RequestContext, ids: readonly string[]): Promise<readonly RejectedRow[]> {
  const state = new PlanState(specCatalog, readerOf(context.principal));
  const model = specCatalog.get('Application');
  const alias = state.nextAlias();
  const named = `${alias}.id = any(${state.parameters.add([...new Set(ids)], 'text[]')})`;
  const readable = setConditions(state, model, { entity: 'Application' }, alias);
  const found = await context.read({
    sql: `select ${alias}.id, ${alias}.funnel_id as funnel, nullif(${alias}.founder_email, '') as email,
        ${alias}.program_id as program, ${alias}.funnel_admins_ids as "funnelAdmins"
      from ${identifier(model.table)} as ${alias} where ${[named, ...readable].join(' and ')} order by ${alias}.id`,
    parameters: state.parameters.values,
  });
  return found.filter((row) => mayDecide(context, row as never)) as unknown as RejectedRow[];
}
