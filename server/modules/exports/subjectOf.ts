import type { ExportKindName } from '#domain/exports/exportKinds.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { findReadable, writeScope } from '#server/entities/write/WriteScope.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';

/** What a list that is exported is of, by the kind of export: the record, and the field that says its name. */
const subjects: Partial<Record<ExportKindName, readonly [entity: string, field: string]>> = {
  applications: ['Funnel', 'name'],
  forms: ['Form', 'title'],
  event: ['IncubatorEvent', 'name'],
  courseCohortReport: ['Course', 'name'],
  metrics: ['Startup', 'name'],
};

const MOST_CHARACTERS = 80;
/** What a name of a file must not hold on one system or another. */
const UNFIT = /[\s\p{Cc}\\/:*?"<>|]+/gu;

interface Wish {
  readonly type: string;
  readonly recordId?: string | null | undefined;
  readonly asked?: boolean | null | undefined;
}

/** The name of the record that an export is of, as it can stand in the name of a file; null for lists of everything. */
export async function subjectOf(context: RequestContext, tx: Tx, { type, recordId, asked }: Wish) {
  const [usual, ofRequest] = [subjects[type as ExportKindName], ['FeedbackRequest', 'title'] as const];
  for (const [entity, field] of [...(asked ? [ofRequest] : []), ...(usual ? [usual] : [])]) {
    if (recordId == null) break;
    const found = await findReadable(writeScope(specCatalog, context, tx), specCatalog.get(entity), recordId);
    const name = found?.[field];
    if (typeof name === 'string' && name.trim() !== '') return fit(name);
  }
  return null;
}

const fit = (name: string): string => name.replace(UNFIT, ' ').trim().slice(0, MOST_CHARACTERS).trim();
