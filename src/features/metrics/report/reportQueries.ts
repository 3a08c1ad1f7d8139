import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { CohortReportDocument, StartupReportDocument } from './report.gen.ts';

export const startupReportQuery = (id: string) => graphqlQuery(StartupReportDocument, { id });

export const cohortReportQuery = (id: string) => graphqlQuery(CohortReportDocument, { id });
