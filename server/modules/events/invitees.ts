import { CompiledQuery } from 'kysely';
import { readerOf } from '#server/access/Reader.ts';
import { identifier } from '#server/access/SqlParameters.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { whenRead } from '#server/entities/plan/fieldAccess.ts';
import { PlanState } from '#server/entities/plan/PlanState.ts';
import { setConditions } from '#server/entities/plan/page/planPage.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { ValidationError } from '#server/platform/errors/errors.ts';

/** Whom an invitation is for; a person is meant by any of it. */
export interface Invitees {
  readonly people?: readonly string[] | null;
  readonly roles?: readonly string[] | null;
  readonly startups?: readonly string[] | null;
  readonly startupTags?: readonly string[] | null;
  /** Tags of the people themselves, as far as the reader may read them. */
  readonly userTags?: readonly string[] | null;
  readonly skills?: readonly string[] | null;
}

/** Each is told by a mail of their own, in one transaction. */
const MAX_INVITED = 500;

/** The active people that are meant, among those whom the reader may see. Applicants take part in no events. */
export async function expandInvitees(tx: Tx, context: RequestContext, invitees: Invitees): Promise<readonly string[]> {
  const { people, roles, startups, startupTags, userTags, skills } = invitees;
  if ([people, roles, startups, startupTags, userTags, skills].every((list) => !list?.length)) {
    throw new ValidationError([{ path: 'invitees', reason: 'chooseOne' }]);
  }
  const state = new PlanState(specCatalog, readerOf(context.principal));
  const model = specCatalog.get('User');
  const alias = state.nextAlias();
  const list = (values: readonly string[] | null | undefined) => state.parameters.add(values ?? [], 'text[]');
  const has = (field: 'tags' | 'expertise', values: readonly string[] | null | undefined) =>
    `(${whenRead(state, model, field, alias)}) and ${alias}.${field}_ids && ${list(values)}`;
  const meant = `(${alias}.id = any(${list(people)}) or r.type && ${list(roles)}
    or ${alias}.startups_ids && ${list(startups)}
    or ${alias}.startups_ids && array(select s.id from startup s where s.tags_ids && ${list(startupTags)})
    or ${has('tags', userTags)} or ${has('expertise', skills)})`;
  const conditions = [
    ...setConditions(state, model, { entity: 'User' }, alias),
    `lower(${alias}.status) = 'active' and not r.type @> array['Applicant'] and ${meant}`,
  ];
  const text = `select ${alias}.id from ${identifier(model.table)} as ${alias}
    join role r on r.tenant_id = ${alias}.tenant_id and r.id = ${alias}.role_id
    where ${conditions.join(' and ')} order by ${alias}.id limit ${MAX_INVITED + 1}`;
  const { rows } = await tx.executeQuery<{ id: string }>(CompiledQuery.raw(text, state.parameters.values));
  if (rows.length > MAX_INVITED) {
    throw new ValidationError([{ path: 'invitees', reason: 'atMost', values: { limit: MAX_INVITED } }]);
  }
  return rows.map(({ id }) => id);
}
