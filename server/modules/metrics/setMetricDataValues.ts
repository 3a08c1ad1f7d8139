import { sql } from 'kysely';
import { type ReadValue, readMetricValue } from '#domain/metrics/metricValues.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import type { EntityWriter } from '#server/entities/write/EntityWriter.ts';
import { updateRow } from '#server/entities/write/storeRow.ts';
import { loadReadable, writeScope } from '#server/entities/write/WriteScope.ts';
import { announce } from '#server/platform/context/announce.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { NotFoundError, ValidationError } from '#server/platform/errors/errors.ts';
import { readerOfAnswer } from '#server/platform/texts/textReader.ts';
import { completeFigures } from '#server/services/tasks/figureTasks.ts';
import { closeAnswered } from './metricForm.ts';
import { announceReplaced, wasOf } from './replacing/announceReplaced.ts';
import { shownOf, withoutTheirs } from './replacing/reportedMeanwhile.ts';
import { valueProblems } from './valueProblems.ts';

export interface MetricDataValue {
  readonly metricDataId: string;
  readonly value: unknown;
  /** What the form showed before it was typed, null where nothing; whoever says it writes over nothing unseen. */
  readonly shown?: unknown;
}

/** A value to be set, with what is known of its metric. */
export interface MetricItem {
  readonly id: string;
  readonly startup: string;
  readonly metric: string;
  readonly name: string;
  readonly unitType: string;
  readonly isTopLevel: boolean;
  readonly to: string | null;
  readonly validations: readonly { readonly validation: string; readonly label?: string | null }[];
  readonly read: ReadValue;
  readonly shown: ReadValue | undefined;
  /** What is stored. */
  readonly kept: ReadValue;
  /** Who has reported that. */
  readonly reporter: string | null;
}

/** More than this in one form is no form. */
const MAX_VALUES = 500;

/** Stores reported values with what changed since the period before, and says so. Gives their ids. */
export function setMetricDataValues(
  writer: EntityWriter,
  context: RequestContext,
  data: readonly MetricDataValue[],
): Promise<string[]> {
  return context.transact(async (tx) => {
    const given = (await loadItems(context, tx, data)).filter(({ read }) => read.kind !== 'empty');
    if (given.length === 0) throw new ValidationError([{ path: 'data', reason: 'nothingFilled' }]);
    const items = await withoutTheirs(tx, readerOfAnswer(context), given);
    const problems = await valueProblems(tx, readerOfAnswer(context), items);
    if (problems.length > 0) throw new ValidationError(problems);
    for (const item of items) {
      const set = { ...valuesOf(item.read), ...(await changeOf(tx, item)), ...reported(context) };
      await writer.update(context, 'MetricDataItem', item.id, {}, { set });
    }
    const reports = Map.groupBy(items, (item) => item.startup);
    for (const [startup, reported] of reports) {
      const ids = reported.map(({ id }) => id);
      await announce({ tx, context }, 'MetricsReported', { startup, items: ids, was: reported.map(wasOf) });
      await announceReplaced({ tx, context }, startup, reported);
      await noteReport(tx, context, startup);
    }
    return given.map(({ id }) => id);
  });
}

async function loadItems(context: RequestContext, tx: Tx, data: readonly MetricDataValue[]): Promise<MetricItem[]> {
  if (data.length > MAX_VALUES) {
    throw new ValidationError([{ path: 'data', reason: 'atMost', values: { limit: MAX_VALUES } }]);
  }
  const scope = writeScope(specCatalog, context, tx);
  const items: MetricItem[] = [];
  await lockItems(tx, data);
  for (const { metricDataId, value, shown } of data) {
    const row = await loadReadable(scope, specCatalog.get('MetricDataItem'), metricDataId);
    if (row === null) throw new NotFoundError();
    const { rows } = await sql<{ title: string; unit: string | null; top: boolean }>`
      select title, unit_of_measure ->> 'unitType' as unit, is_top_level as top from metric
      where id = ${String(row.metric)}`.execute(tx);
    const [metric] = rows;
    const unitType = metric?.unit ?? 'CUSTOM';
    items.push({
      id: row.id,
      startup: String(row.startup),
      metric: String(row.metric),
      name: metric?.title ?? '',
      unitType,
      isTopLevel: metric?.top ?? false,
      to: typeof row.to === 'string' ? row.to : null,
      validations: Array.isArray(row.validations) ? row.validations : [],
      read: readMetricValue(unitType, value),
      shown: shownOf(unitType, shown),
      kept: readMetricValue(unitType, row.value ?? isoOf(row.dateValue)),
      reporter: typeof row.editedBy === 'string' ? row.editedBy : null,
    });
  }
  return items;
}

/** Of two who report at once the second one finds what the first has given. */
async function lockItems(tx: Tx, data: readonly MetricDataValue[]): Promise<void> {
  const ids = data.map(({ metricDataId }) => metricDataId);
  await sql`select id from metric_data_item where id = any(${ids}::text[]) order by id for update`.execute(tx);
}

const isoOf = (stored: unknown): unknown => (stored instanceof Date ? stored.toISOString() : stored);

function valuesOf(read: ReadValue): Readonly<Record<string, unknown>> {
  if (read.kind === 'date') return { dateValue: read.value, value: null };
  return read.kind === 'number' ? { value: read.value, dateValue: null } : {};
}

function reported(context: RequestContext): Readonly<Record<string, unknown>> {
  return { editedBy: context.principal?.id ?? null, submittedAt: context.now().toISOString() };
}

/** How the value differs from the last one before it; the first one of all is point zero. */
async function changeOf(tx: Tx, { id, startup, metric, to, read }: MetricItem) {
  const { rows } = await sql<{ value: number | null; metadata: Record<string, unknown> | null }>`
    select (select p.value from metric_data_item p
        where p.startup_id = ${startup} and p.metric_id = ${metric} and p."to" < ${to}::date and p.value is not null
        order by p."to" desc limit 1) as value,
      (select metadata from metric_data_item where id = ${id}) as metadata`.execute(tx);
  const before = rows[0]?.value ?? null;
  if (read.kind !== 'number' || before === null) return { isPoint0: before === null };
  const diff = read.value - before;
  const change = before === 0 ? null : diff / Math.abs(before);
  return { isPoint0: false, metadata: { ...rows[0]?.metadata, diff, change, useArrow: diff !== 0 } };
}

/** The startup has reported: requests with nothing left to fill in are done, and so are the tasks of its founders for them. */
async function noteReport(tx: Tx, context: RequestContext, startup: string): Promise<void> {
  await updateRow(tx, specCatalog.get('Startup'), startup, { lastMetricsAt: context.now().toISOString() });
  await closeAnswered(tx, startup);
  await completeFigures({ tx, context }, startup);
}
