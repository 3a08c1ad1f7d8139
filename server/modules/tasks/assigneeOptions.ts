import { readerOf } from '#server/access/Reader.ts';
import { identifier } from '#server/access/SqlParameters.ts';
import { fieldOf } from '#server/entities/catalogue/EntityCatalog.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { fieldValue } from '#server/entities/plan/entityJson.ts';
import type { Filter } from '#server/entities/plan/filter/filterSql.ts';
import { PlanState } from '#server/entities/plan/PlanState.ts';
import { setConditions } from '#server/entities/plan/page/planPage.ts';
import type { RequestContext } from '#server/platform/context/context.ts';

interface AssigneeOption {
  readonly label: string;
  readonly value: string;
  readonly type: 'User' | 'Startup';
}

export interface AssigneeOptionGroup {
  readonly label: string;
  readonly options: readonly AssigneeOption[];
}

/** A select is of no use beyond this many entries. */
const MAX_OPTIONS = 1000;

/** Whom the reader may assign tasks to: the people and the startups that they can see, grouped. */
export async function assigneeOptions(context: RequestContext): Promise<AssigneeOptionGroup[]> {
  const [people, startups] = await Promise.all([
    options(context, { entity: 'User', labelField: 'fullName', filter: { status: { IS: 'Active' } } }),
    options(context, { entity: 'Startup', labelField: 'name', filter: { status: { IS_NOT: 'archived' } } }),
  ]);
  return [
    { label: 'Users', options: people },
    { label: 'Startups', options: startups },
  ].filter((group) => group.options.length > 0);
}

interface OptionSource {
  readonly entity: 'User' | 'Startup';
  readonly labelField: string;
  readonly filter: Filter;
}

async function options(
  context: RequestContext,
  { entity, labelField, filter }: OptionSource,
): Promise<AssigneeOption[]> {
  const state = new PlanState(specCatalog, readerOf(context.principal));
  const model = specCatalog.get(entity);
  const alias = state.nextAlias();
  const label = fieldValue(state, model, fieldOf(model, labelField), alias);
  const conditions = setConditions(state, model, { entity, filter }, alias).join(' and ') || 'true';
  const rows = await context.read({
    sql: `select ${alias}.id, ${label} as label from ${identifier(model.table)} as ${alias} where ${conditions}
      order by label, ${alias}.id limit ${MAX_OPTIONS}`,
    parameters: state.parameters.values,
  });
  return rows.map((row) => ({ label: String(row.label), value: String(row.id), type: entity }));
}
