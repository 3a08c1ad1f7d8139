import { readerOf } from '#server/access/Reader.ts';
import { identifier } from '#server/access/SqlParameters.ts';
import { fieldOf } from '#server/entities/catalogue/EntityCatalog.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { fieldAccess } from '#server/entities/plan/fieldAccess.ts';
import { PlanState } from '#server/entities/plan/PlanState.ts';
import { setConditions } from '#server/entities/plan/page/planPage.ts';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import { run } from '#server/entities/write/WriteScope.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';

/** One person an e-mail is for, with what its placeholders ask. */
export interface Recipient {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly language: string | null;
  readonly startup: string;
  readonly program: string;
  /** Why nothing is sent to them; null when something is. */
  readonly reason: 'unconfirmed' | 'inactive' | null;
}

/** Everybody the e-mail is for, each once, as far as the sender can see them. */
export function recipientsOf(tx: Tx, context: RequestContext, email: StoredRow): Promise<Recipient[]> {
  return readPeople(tx, context, (state, alias) => {
    const list = (field: string): string => state.parameters.add(asIds(email[field]), 'text[]');
    const tagged = `${mayKnowTags(state, alias)} and ${alias}.tags_ids && ${list('recipientTags')}`;
    return `(${alias}.id = any(${list('recipients')}) or ${alias}.role_id = any(${list('recipientRoles')})
      or ${alias}.startups_ids && ${list('recipientStartups')} or ${tagged})`;
  });
}

/** Where the sender may read a person's tags: the others would be told by whom an e-mail reaches. */
function mayKnowTags(state: PlanState, alias: string): string {
  const model = specCatalog.get('User');
  const access = fieldAccess(state, model, fieldOf(model, 'tags'), alias);
  if (access === 'always') return 'true';
  return access === 'never' ? 'false' : access.when;
}

/** Some people by their ids, as far as the sender can see them. */
export function peopleById(tx: Tx, context: RequestContext, ids: readonly string[]): Promise<Recipient[]> {
  return readPeople(tx, context, (state, alias) => `${alias}.id = any(${state.parameters.add(ids, 'text[]')})`);
}

/** One person as the one who asks sees them: without the names of startups and programs that are closed to the reader. */
export async function personToShow(tx: Tx, context: RequestContext, id: string): Promise<Recipient | undefined> {
  const isIt = (state: PlanState, alias: string): string => `${alias}.id = ${state.parameters.add(id, 'text')}`;
  const [person] = await readPeople(tx, context, isIt, 'of what the reader may see');
  return person;
}

async function readPeople(
  tx: Tx,
  context: RequestContext,
  where: (state: PlanState, alias: string) => string,
  names: 'of all' | 'of what the reader may see' = 'of all',
): Promise<Recipient[]> {
  const state = new PlanState(specCatalog, readerOf(context.principal));
  const model = specCatalog.get('User');
  const alias = state.nextAlias();
  const conditions = setConditions(state, model, { entity: 'User', where }, alias).join(' and ');
  const namesIn = (entity: string, column: string): string => {
    const named = specCatalog.get(entity);
    const own = state.nextAlias();
    const seen = names === 'of all' ? [] : setConditions(state, named, { entity }, own);
    const isMeant = [`${own}.id = any(${alias}.${column})`, ...seen].join(' and ');
    return `coalesce((select string_agg(${own}.name, ', ' order by ${own}.name)
      from ${identifier(named.table)} ${own} where ${isMeant}), '')`;
  };
  const rows = await run(
    tx,
    `select ${alias}.id, ${alias}.email, ${alias}.first_name as "firstName", coalesce(${alias}.last_name, '') as "lastName",
       ${alias}.language, ${namesIn('Startup', 'startups_ids')} as startup, ${namesIn('Program', 'programs_ids')} as program,
       case when lower(${alias}.status) <> 'active' then 'inactive' when not ${alias}.validated then 'unconfirmed' end as reason
     from ${identifier(model.table)} as ${alias} where ${conditions} order by ${alias}.first_name, ${alias}.id`,
    state.parameters,
  );
  return rows as unknown as Recipient[];
}

/** What two addresses a copy goes to have in common is one copy. */
export function copiesOf(email: StoredRow): string[] {
  const given = [...asIds(email.cc), ...asIds(email.bcc)];
  return [...new Set(given.map((address) => address.trim().toLowerCase()).filter((address) => address !== ''))];
}

function asIds(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}
