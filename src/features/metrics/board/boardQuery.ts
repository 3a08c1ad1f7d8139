import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { MetricsBoardDocument } from './board.gen.ts';

/** Which startup has reported which period. */
export const boardQuery = () => graphqlQuery(MetricsBoardDocument, {});
