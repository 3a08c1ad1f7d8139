import { everyRow } from '#src/data/everyRowQuery.ts';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { ExportDocumentsDocument, ExportMetricReportDocument, ExportMilestonesDocument } from '../startupFile.gen.ts';

export const exportParts = ['metrics', 'milestones', 'documents'] as const;
export type ExportPart = (typeof exportParts)[number];

type Row = Readonly<Record<string, unknown>>;
interface Page {
  readonly next?: string | null;
  readonly results: readonly Row[];
}

const readers: Readonly<Record<ExportPart, (id: string, cursor: string | null) => Promise<Page>>> = {
  metrics: async (id, cursor) => {
    const { page } = await graphqlRequest(ExportMetricReportDocument, { id, cursor });
    const results = page.results.map(({ metric, ...rest }) => ({ metric: metric.title, ...rest }));
    return { next: page.next ?? null, results };
  },
  milestones: async (id, cursor) => (await graphqlRequest(ExportMilestonesDocument, { id, cursor })).page,
  documents: async (id, cursor) => (await graphqlRequest(ExportDocumentsDocument, { id, cursor })).page,
};

/** All rows of a part of a startup's file, page by page. */
export const readAll = (part: ExportPart, startupId: string): Promise<Row[]> =>
  everyRow((cursor) => readers[part](startupId, cursor));
