import type { Portfolio, PortfolioRow } from '#server/generated/resolvers.gen.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import { ValidationError } from '#server/platform/errors/errors.ts';
import { remindedToday } from '../board/metricsBoard.ts';
import { type StartupRow, visibleStartups } from '../board/visibleStartups.ts';
import { type CountedMetric, countedMetrics } from '../countedMetrics.ts';
import { healthOfStartups } from '../health/startupHealth.ts';
import { figuresOf, lastFigures } from './lastFigures.ts';
import { lastReports } from './lastReports.ts';
import { openFigures } from './openFigures.ts';

/** So many metrics are shown where nobody has chosen any. */
const USUAL = 6;
/** More side by side are no table. */
const MOST = 12;

/** The startups that the reader sees, by metrics: last values, what is missing, how each does. */
export function portfolio(context: RequestContext, wanted: readonly string[] | null): Promise<Portfolio> {
  if (wanted !== null && wanted.length > MOST) {
    throw new ValidationError([{ path: 'metricIds', reason: 'atMost', values: { limit: MOST } }]);
  }
  return context.transact(async (tx) => {
    const metrics = await countedMetrics(tx);
    const shown = shownOf(metrics, wanted);
    const startups = await visibleStartups(context, tx);
    const ids = startups.map(({ id }) => id);
    const { months, figures } = await lastFigures(context, tx, { startups: ids, metrics: shown });
    const open = await openFigures(context, tx, { startups: ids, metrics: shown });
    const reports = await lastReports(context, tx, ids);
    const health = await healthOfStartups(context, tx, ids);
    const reminded = await remindedToday(context, tx, ids);
    const rows = startups
      .filter(({ id, status }) => status === 'active' || reports.has(id))
      .map(
        (startup): PortfolioRow => ({
          ...partsOf(startup),
          health: health.get(startup.id) ?? null,
          report: reports.get(startup.id) ?? null,
          isReminded: reminded.has(startup.id),
          figures: shown.map((metric) => {
            const at = `${startup.id}/${metric}`;
            return figuresOf(figures.get(at), months, open.has(at));
          }),
        }),
      );
    return { metrics: [...metrics], shown: [...shown], months: [...months], rows };
  });
}

/** Those that were asked for and are there; else the key figures, and others until the table has its usual width. */
function shownOf(metrics: readonly CountedMetric[], wanted: readonly string[] | null): readonly string[] {
  const known = new Set(metrics.map(({ id }) => id));
  const chosen = wanted?.filter((id, index) => known.has(id) && wanted.indexOf(id) === index) ?? [];
  if (chosen.length > 0) return chosen;
  const byWeight = [...metrics].sort((one, other) => Number(other.isTopLevel) - Number(one.isTopLevel));
  return byWeight.slice(0, USUAL).map(({ id }) => id);
}

function partsOf({ id, name, logo, stage, status, program_id, program_name }: StartupRow) {
  const program = program_id === null ? null : { id: program_id, name: program_name ?? '' };
  return { id, name, logo, stage, status, program } as Pick<
    PortfolioRow,
    'id' | 'name' | 'logo' | 'stage' | 'status' | 'program'
  >;
}
