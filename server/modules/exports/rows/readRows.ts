/** The rows of an export, page by page: its columns, the fields that were added, and what was answered. */
import { MAX_PAGE_SIZE } from '#domain/generated/constants.gen.ts';
import type { EntityPage } from '#server/entities/plan/EntityReads.ts';
import { keepJob } from '#server/platform/jobs/jobQueue.ts';
import { readerOfAnswer } from '#server/platform/texts/textReader.ts';
import type { RunningJob } from '#server/services/jobs/jobRunner.ts';
import type { AnswerTable } from '../answers/answerTable.ts';
import { exportFilter, exportSelection } from '../exportSelection.ts';
import type { ExportColumn, ExportType } from '../exportTypes.ts';
import type { ExportPayload } from '../runExport.ts';
import { type CellReader, shownValue } from '../shownCell.ts';
import type { AddedColumns } from './addedColumns.ts';

export type Cell = string | number | null;
type Listed = Readonly<Record<string, unknown>>;

interface RowsWanted {
  readonly type: ExportType;
  readonly payload: ExportPayload;
  readonly added: AddedColumns;
  readonly answered: AnswerTable | null;
  readonly limit: number;
}

/** All rows, or more than `limit` when there are more. */
export async function readRows(
  running: RunningJob,
  { type, payload, added, answered, limit }: RowsWanted,
): Promise<Cell[][]> {
  const { context, job, reads, isStopped } = running;
  const selection = exportSelection(type, added.selection);
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
    const page: EntityPage<Listed> = await reads.page(context, set, selection);
    const cells = page.results.map((record) => type.columns.map((column) => cellOf(to, type.entity, column, record)));
    const answers = await answerCells(running, answered, page.results);
    rows.push(...cells.map((row, at) => [...row, ...added.cells(page.results[at] ?? {}), ...(answers[at] ?? [])]));
    cursor = page.next;
    await context.transact((tx) => keepJob(tx, job));
  } while (cursor !== null && rows.length <= limit && !isStopped());
  return rows;
}

/** The answers of each record of a page, in the columns of their questions. */
async function answerCells(
  { context }: RunningJob,
  answered: AnswerTable | null,
  records: readonly Listed[],
): Promise<readonly Cell[][]> {
  if (answered === null) return [];
  const ids = records.map(({ _id }) => String(_id));
  const given = await context.transact((tx) => answered.answers(context, tx, ids));
  const reader = readerOfAnswer(context);
  return ids.map((id) => answered.columns.cells(reader, given.get(id) ?? []));
}

function cellOf(to: CellReader, entity: string, column: ExportColumn, record: Listed): Cell {
  const [field = '', ...inner] = column.path.split('.');
  const value = record[field];
  if (value === null && column.gone !== undefined) return column.gone;
  const values = valuesAt(value, inner);
  if (values.length === 1 && typeof values[0] === 'number') return values[0];
  const words = values
    .filter((one) => one !== null && one !== undefined)
    .map((one) => shownValue(to, entity, column, one));
  return words.length === 0 ? null : words.join('; ');
}

/** What stands at a path; of a list that of each of its parts. */
function valuesAt(value: unknown, [name, ...rest]: readonly string[]): readonly unknown[] {
  if (Array.isArray(value)) return value.flatMap((one) => valuesAt(one, name === undefined ? [] : [name, ...rest]));
  return name === undefined ? [value] : valuesAt(partOf(value, name), rest);
}

function partOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? new Map(Object.entries(value)).get(name) : null;
}
