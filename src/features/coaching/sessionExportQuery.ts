import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { CoachingSessionExportDocument } from './coaching.gen.ts';

/** What the download of coaching sessions holds. */
export const sessionExportQuery = () => graphqlQuery(CoachingSessionExportDocument, {});
