import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { CohortComparisonDocument, PortfolioDocument } from './portfolio.gen.ts';

/** Startups by the metrics that are chosen; without any by the usual ones. */
export const portfolioQuery = (metricIds: readonly string[]) =>
  graphqlQuery(PortfolioDocument, { metricIds: metricIds.length === 0 ? null : [...metricIds] });

/** Programs by one metric, the first one where none is chosen. */
export const cohortsQuery = (metricId: string | null) => graphqlQuery(CohortComparisonDocument, { metricId });
