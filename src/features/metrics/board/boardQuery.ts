import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { MetricsBoardDocument, MetricsMatrixDocument } from './board.gen.ts';

/** Which startup has reported which period: of the last ones, or some pages before. */
export const boardQuery = (page = 0) => graphqlQuery(MetricsBoardDocument, page === 0 ? {} : { page });

/** One metric of the portfolio, the first one where none is chosen. */
export const matrixQuery = (metricId: string | null) => graphqlQuery(MetricsMatrixDocument, { metricId });
