import { readerOf } from '#server/access/Reader.ts';
import { identifier } from '#server/access/SqlParameters.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { PlanState } from '#server/entities/plan/PlanState.ts';
import { setConditions } from '#server/entities/plan/page/planPage.ts';
import type { RequestContext } from '#server/platform/context/context.ts';

/** The place of the signed-in user in the line for an event, from 1; null for who does not wait. */
export async function waitingPlace(context: RequestContext, eventId: string): Promise<number | null> {
  const state = new PlanState(specCatalog, readerOf(context.principal));
  const model = specCatalog.get('IncubatorEvent');
  const alias = state.nextAlias();
  const reader = state.parameters.add(context.principal?.id ?? '', 'text');
  const conditions = setConditions(state, model, { entity: 'IncubatorEvent' }, alias);
  const id = state.parameters.add(eventId, 'text');
  const [found] = await context.read({
    sql: `select array_position(${alias}.waiting_ids, ${reader}) as place from ${identifier(model.table)} as ${alias}
      where ${[...conditions, `${alias}.id = ${id}`].join(' and ')}`,
    parameters: state.parameters.values,
  });
  return typeof found?.place === 'number' ? found.place : null;
}
