import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { MetricsBoardDocument, MetricsMatrixDocument } from './board.gen.ts';

/** Which startup has reported which period. */
export const boardQuery = () => graphqlQuery(MetricsBoardDocument, {});

/** One metric of the portfolio, the first one where none is chosen. */
export const matrixQuery = (metricId: string | null) => graphqlQuery(MetricsMatrixDocument, { metricId });
