import { sql } from 'kysely';
import { csvText } from '#domain/csv/csvText.ts';
import { isInPlan, mayExport, PDFS, printed } from '#domain/exports/exportKinds.ts';
import type { Filter } from '#server/entities/plan/filter/filterSql.ts';
import { uuidv7 } from '#server/platform/db/uuidv7.ts';
import { keepJob } from '#server/platform/jobs/jobQueue.ts';
import { emit } from '#server/platform/outbox/outbox.ts';
import { languageTag } from '#server/platform/texts/languages.ts';
import { refusalText } from '#server/platform/texts/refusals.ts';
import { readerOfAnswer, type TextReader } from '#server/platform/texts/textReader.ts';
import { keepFile, noteFile } from '#server/services/attachments/storedFiles.ts';
import type { AnswerCondition } from '#server/services/forms/responses/answerConditions.ts';
import type { JobHandler, RunningJob } from '#server/services/jobs/jobRunner.ts';
import { type AnswersMeant, exportTypeOf } from './answers/answerExports.ts';
import { answerTable } from './answers/answerTable.ts';
import { exportLimits } from './exportLimits.ts';
import type { ExportType } from './exportTypes.ts';
import { pdfFor } from './pdf/pdfFor.ts';
import { readApplication } from './pdf/readApplication.ts';
import { addedColumns } from './rows/addedColumns.ts';
import { readRows } from './rows/readRows.ts';
import { sheetFile } from './sheetFile.ts';
import { headings } from './shownCell.ts';

export interface ExportPayload {
  readonly exportId: string;
  readonly type: string;
  readonly format: 'csv' | 'xlsx';
  /** The record it is about, where it is about one. */
  readonly recordId: string | null;
  /** What of the list was shown when it was asked for; older jobs have none. */
  readonly filter?: Filter | null;
  readonly search?: string | null;
  readonly where?: readonly AnswerCondition[];
  readonly asked?: boolean;
  readonly place?: AnswersMeant['place'];
}

/** Reads all that the one who asked may read, page by page, and keeps it as a file. */
export const exportHandler: JobHandler = {
  run: async (running) => {
    const { context, job, store, isStopped } = running;
    const payload = job.payload as unknown as ExportPayload;
    const type = payload.type === PDFS ? 'pdf' : exportTypeOf(payload.type, payload);
    // Rights may have gone since it was asked for.
    const { principal } = context;
    const isAllowed =
      type === 'pdf' ? mayExport(principal, printed) : type && mayExport(principal, type) && isInPlan(principal, type);
    if (type === undefined || !isAllowed) {
      await note(running, 'ERROR', { problem: refusalText(readerOfAnswer(context), { reason: 'forbidden' }) });
      return true;
    }
    await note(running, 'IN_PROGRESS', {});
    const made = type === 'pdf' ? await print(running, payload) : await table(running, type, payload);
    if (isStopped()) return false;
    if ('problem' in made) {
      await note(running, 'ERROR', made);
      return true;
    }
    const key = `${context.tenant.id}/${uuidv7()}`;
    await context.transact((tx) => noteFile(tx, key));
    await store.put(key, made.bytes);
    await context.transact(async (tx) => {
      await keepFile(tx, key);
      await note(running, 'COMPLETED', { key, rowCount: made.rowCount });
    });
    return true;
  },
  giveUp: (running) =>
    note(running, 'FAILED', { problem: refusalText(readerOfAnswer(running.context), { reason: 'exportFailed' }) }),
};

type Made = { readonly bytes: Uint8Array; readonly rowCount: number } | { readonly problem: string };

async function table(running: RunningJob, type: ExportType, payload: ExportPayload): Promise<Made> {
  const { context } = running;
  const { format, recordId, where = [], asked = false, place = null } = payload;
  const wish = { type: payload.type, recordId, where, asked, place };
  const answered = await context.transact((tx) => answerTable(context, tx, wish));
  const limit = exportLimits[format];
  const source = answered?.type ?? type;
  const added = await addedColumns(context, source.entity);
  const rows = await readRows(running, { type: source, payload, added, answered, limit });
  const reader = readerOfAnswer(context);
  // Half a list would be taken for a whole one.
  if (rows.length > limit) return { problem: tooLong(reader, format, limit) };
  const head = [
    ...headings({ reader, timeZone: context.tenant.timezone }, source),
    ...added.headings,
    ...(answered?.columns.headings(reader) ?? []),
  ];
  const lines = [head, ...rows];
  const bytes = format === 'xlsx' ? sheetFile(lines) : new TextEncoder().encode(csvText(lines));
  return { bytes, rowCount: rows.length };
}

/** What was answered in an application, as it is printed. */
async function print(running: RunningJob, { recordId }: ExportPayload): Promise<Made> {
  const { context } = running;
  const application = recordId === null ? null : await readApplication(running, recordId);
  if (application === null) return { problem: refusalText(readerOfAnswer(context), { reason: 'forbidden' }) };
  return { bytes: await pdfFor(context, application), rowCount: application.parts.length };
}

interface Outcome {
  readonly key?: string;
  readonly rowCount?: number;
  readonly problem?: string;
}

function note({ context, job }: RunningJob, status: string, { key, rowCount, problem }: Outcome): Promise<void> {
  const { exportId } = job.payload as unknown as ExportPayload;
  return context.transact(async (tx) => {
    await keepJob(tx, job);
    await sql`update export set status = ${status}, storage_key = coalesce(${key ?? null}, storage_key),
        file = case when ${key ?? null}::text is null then file else id end,
        row_count = coalesce(${rowCount ?? null}::int, row_count), problem = ${problem ?? null},
        finished_at = case when ${status} = 'IN_PROGRESS' then null else now() end,
        version = version + 1, updated_at = now()
      where id = ${exportId}`.execute(tx);
    await emit(tx, { topic: 'Export.updated', payload: { id: exportId } });
  });
}

function tooLong(reader: TextReader, format: ExportPayload['format'], limit: number): string {
  const rows = new Intl.NumberFormat(languageTag(reader.language)).format(limit);
  return refusalText(reader, { reason: format === 'xlsx' ? 'sheetTooLong' : 'fileTooLong', values: { rows } });
}
