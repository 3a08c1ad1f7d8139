import { sql } from 'kysely';
import { csvText } from '#domain/csv/csvText.ts';
import { isInPlan, mayExport, PDFS, printed } from '#domain/exports/exportKinds.ts';
import { MAX_PAGE_SIZE } from '#domain/generated/constants.gen.ts';
import type { EntityPage } from '#server/entities/plan/EntityReads.ts';
import type { Filter } from '#server/entities/plan/filter/filterSql.ts';
import { uuidv7 } from '#server/platform/db/uuidv7.ts';
import { keepJob } from '#server/platform/jobs/jobQueue.ts';
import { emit } from '#server/platform/outbox/outbox.ts';
import { languageTag } from '#server/platform/texts/languages.ts';
import { refusalText } from '#server/platform/texts/refusals.ts';
import { languageOf, readerOfAnswer, type TextReader } from '#server/platform/texts/textReader.ts';
import { keepFile, noteFile } from '#server/services/attachments/storedFiles.ts';
import type { AnswerCondition } from '#server/services/forms/responses/answerConditions.ts';
import type { JobHandler, RunningJob } from '#server/services/jobs/jobRunner.ts';
import { type AnswerTable, answerTable } from './answers/answerTable.ts';
import { exportLimits } from './exportLimits.ts';
import { exportFilter, exportSelection } from './exportSelection.ts';
import { type ExportColumn, type ExportType, exportTypes } from './exportTypes.ts';
import { readApplication } from './pdf/readApplication.ts';
import { sheetFile } from './sheetFile.ts';
import { type CellReader, headings, shownValue } from './shownCell.ts';

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
}

type Cell = string | number | null;

/** Reads all that the one who asked may read, page by page, and keeps it as a file. */
export const exportHandler: JobHandler = {
  run: async (running) => {
    const { context, job, store, isStopped } = running;
    const payload = job.payload as unknown as ExportPayload;
    const type = payload.type === PDFS ? 'pdf' : exportTypes[payload.type];
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
  const { format, recordId, where = [] } = payload;
  const wish = { type: payload.type, recordId, where };
  const answered = await context.transact((tx) => answerTable(tx, wish));
  const limit = exportLimits[format];
  const source = answered?.type ?? type;
  const rows = await readRows(running, { type: source, payload, answered, limit });
  const reader = readerOfAnswer(context);
  // Half a list would be taken for a whole one.
  if (rows.length > limit) return { problem: tooLong(reader, format, limit) };
  const lines = [[...headings(reader, source), ...(answered?.columns.headings(reader) ?? [])], ...rows];
  const bytes = format === 'xlsx' ? sheetFile(lines) : new TextEncoder().encode(csvText(lines));
  return { bytes, rowCount: rows.length };
}

/** What was answered in an application, as it is printed. */
async function print(running: RunningJob, { recordId }: ExportPayload): Promise<Made> {
  const { context } = running;
  const application = recordId === null ? null : await readApplication(running, recordId);
  if (application === null) return { problem: refusalText(readerOfAnswer(context), { reason: 'forbidden' }) };
  // The fonts are read when the first one is asked for.
  const { answersPdf } = await import('./pdf/answersPdf.ts');
  const locale = { language: languageOf(context), timeZone: context.tenant.timezone };
  return { bytes: await answersPdf(application, locale), rowCount: application.rounds.length };
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

interface RowsWanted {
  readonly type: ExportType;
  readonly payload: ExportPayload;
  readonly answered: AnswerTable | null;
  readonly limit: number;
}

/** All rows, or more than `limit` when there are more. */
async function readRows(running: RunningJob, { type, payload, answered, limit }: RowsWanted): Promise<Cell[][]> {
  const { context, job, reads, isStopped } = running;
  const selection = exportSelection(type);
  const { recordId, search = null } = payload;
  const filter = {
    and: [exportFilter(context.principal, type, recordId), payload.filter, answered?.set.filter].filter(
      (part) => part != null,
    ),
  };
  const to = { reader: readerOfAnswer(context), timeZone: context.tenant.timezone };
  const rows: Cell[][] = [];
  let cursor: string | null = null;
  do {
    const set = { entity: type.entity, filter, search, where: answered?.set.where, cursor, limit: MAX_PAGE_SIZE };
    const page: EntityPage<Readonly<Record<string, unknown>>> = await reads.page(context, set, selection);
    const cells = page.results.map((record) => type.columns.map((column) => cellOf(to, type.entity, column, record)));
    const answers = await answerCells(running, answered, page.results);
    rows.push(...cells.map((row, at) => [...row, ...(answers[at] ?? [])]));
    cursor = page.next;
    await context.transact((tx) => keepJob(tx, job));
  } while (cursor !== null && rows.length <= limit && !isStopped());
  return rows;
}

/** The answers of each record of a page, in the columns of their questions. */
async function answerCells(
  { context }: RunningJob,
  answered: AnswerTable | null,
  records: readonly Readonly<Record<string, unknown>>[],
): Promise<readonly Cell[][]> {
  if (answered === null) return [];
  const ids = records.map(({ _id }) => String(_id));
  const given = await context.transact((tx) => answered.answers(tx, ids));
  const reader = readerOfAnswer(context);
  return ids.map((id) => answered.columns.cells(reader, given.get(id) ?? []));
}

function cellOf(to: CellReader, entity: string, column: ExportColumn, record: Readonly<Record<string, unknown>>): Cell {
  const [field = '', inner] = column.path.split('.');
  const value = record[field];
  if (value === null && column.gone !== undefined) return column.gone;
  const values = (Array.isArray(value) ? value : [value]).map((one) =>
    inner === undefined ? one : partOf(one, inner),
  );
  if (values.length === 1 && typeof values[0] === 'number') return values[0];
  const words = values
    .filter((one) => one !== null && one !== undefined)
    .map((one) => shownValue(to, entity, column, one));
  return words.length === 0 ? null : words.join('; ');
}

function partOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? new Map(Object.entries(value)).get(name) : null;
}
