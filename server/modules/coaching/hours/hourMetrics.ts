import { readerOf } from '#server/access/Reader.ts';
import { identifier } from '#server/access/SqlParameters.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { PlanState } from '#server/entities/plan/PlanState.ts';
import { setConditions } from '#server/entities/plan/page/planPage.ts';
import type { RequestContext } from '#server/platform/context/context.ts';

/** Where the sum of each metric of hour allocations stands (001 §3). */
const columns = {
  MINUTES_ALLOCATED: 'minutes_allocated',
  MINUTES_PENDING: 'minutes_pending',
  MINUTES_USED: 'minutes_used',
} as const;

type HourAllocationMetric = keyof typeof columns;

interface HourFigure {
  readonly metric: HourAllocationMetric;
  readonly minutes: number;
}

/** How much coaching is allocated, agreed on and held, over all allocations that the reader may see. */
export async function hourMetrics(context: RequestContext): Promise<HourFigure[]> {
  const state = new PlanState(specCatalog, readerOf(context.principal));
  const model = specCatalog.get('HourAllocation');
  const alias = state.nextAlias();
  const sums = Object.entries(columns).map(
    ([metric, column]) => `coalesce(sum(${alias}.${column}), 0)::int as ${identifier(metric)}`,
  );
  const [row] = await context.read({
    sql: `select ${sums.join(', ')} from ${identifier(model.table)} as ${alias}
      where ${setConditions(state, model, { entity: 'HourAllocation' }, alias).join(' and ') || 'true'}`,
    parameters: state.parameters.values,
  });
  const metrics = Object.keys(columns) as HourAllocationMetric[];
  return metrics.map((metric) => ({ metric, minutes: Number(row?.[metric] ?? 0) }));
}
