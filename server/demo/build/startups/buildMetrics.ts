import { monthBefore } from '#domain/metrics/metricPeriods.ts';
import type { DemoData, DemoRow } from '#server/demo/data/DemoData.ts';
import { fileTextsOf } from '#server/demo/texts/fileTextsOf.ts';
import { type DemoMetric, demoMetrics } from './demoMetrics.ts';

/** Ids that the startups refer to: the first has to categorize itself, the second owes its metrics. */
export const pendingForms = { categorization: 'categorization', metrics: 'metrics' } as const;

/** What is reported, what was reported month by month, and what is still asked for. */
export function buildMetrics(data: DemoData): void {
  addDefinitions(data);
  const startups = data.all('Startup');
  startups.forEach((startup, index) => {
    addCategorization(data, startup, index);
    if (index > 0) addHistory(data, startup, index);
  });
  addPending(data);
}

function addDefinitions(data: DemoData): void {
  const texts = fileTextsOf(data.tenant.incubator.defaultLanguage);
  const language = String(data.tenant.incubator.defaultLanguage);
  texts.metricCategories.forEach((name, position) => {
    data.add('MetricCategory', { id: data.id('MetricCategory', position), name, position });
  });
  demoMetrics.forEach((metric, position) => {
    const { title = metric.key, description = '' } = texts.metrics[metric.key] ?? {};
    data.add('Metric', {
      id: data.id('Metric', metric.key),
      title,
      key: metric.key,
      name: [{ language, value: title }, ...(language === 'en' ? [] : [{ language: 'en', value: title }])],
      description: [
        { language, value: description },
        ...(language === 'en' ? [] : [{ language: 'en', value: description }]),
      ],
      trackingRecurrence: { amount: 1, type: 'MONTHLY' },
      unitOfMeasure: { unitType: metric.unitType, customName: null },
      category: data.id('MetricCategory', metric.category),
      rules: metric.rules ?? null,
      isTopLevel: metric.isTopLevel,
      isActive: true,
      position,
    });
  });
}

function addCategorization(data: DemoData, startup: DemoRow, index: number): void {
  const texts = fileTextsOf(data.tenant.incubator.defaultLanguage);
  const isOpen = index === 0;
  const isSkipped = index === 2;
  data.add('StartupCategorization', {
    id: isOpen ? data.id('PendingDataForm', pendingForms.categorization) : data.id('StartupCategorization', index),
    startup: startup.id,
    skipped: isSkipped,
    status: isOpen ? 'open' : isSkipped ? 'skipped' : 'completed',
    questions: Object.entries(texts.categorization).map(([key, label], at) => ({
      key,
      label,
      value: isOpen || isSkipped ? null : (index + at) % 3 !== 0,
    })),
    createdAt: data.daysFromToday(-40),
  });
}

/** The last months as first and last day, the newest first. */
function monthsOf(data: DemoData, count: number): { readonly from: string; readonly to: string }[] {
  const months = [monthBefore(data.day(0))];
  while (months.length < count) {
    const [last] = months.slice(-1);
    months.push(monthBefore(last?.from ?? data.day(0)));
  }
  return months;
}

function addHistory(data: DemoData, startup: DemoRow, index: number): void {
  const isPending = index === 1;
  const months = monthsOf(data, data.tenant.size.metricMonths).slice(isPending ? 1 : 0);
  const founder = data.all('User').find((user) => (user.startups as string[]).includes(startup.id));
  for (const metric of demoMetrics) {
    if (metric.start) addSeries(data, startup, metric, months, founder?.id ?? null);
    else addDate(data, startup, metric, months[0], founder?.id ?? null);
  }
}

type Month = ReturnType<typeof monthsOf>[number];

function addSeries(
  data: DemoData,
  startup: DemoRow,
  metric: DemoMetric,
  months: readonly Month[],
  by: string | null,
): void {
  const { random } = data;
  const [low = 0, high = 0] = metric.start ?? [];
  const [slowest = 0, fastest = 0] = metric.growth ?? [];
  let before: number | null = null;
  let exact = random.between(low, high);
  for (const month of [...months].reverse()) {
    const value = rounded(exact, metric.unitType);
    const diff: number | null = before === null ? null : Math.round((value - before) * 10) / 10;
    data.add('MetricDataItem', {
      ...itemOf(data, startup, metric, month),
      value,
      isPoint0: before === null,
      metadata:
        diff === null || before === null
          ? null
          : { diff, change: before === 0 ? null : diff / before, useArrow: diff !== 0 },
      editedBy: by,
      submittedAt: reportedOn(month, random.between(2, 9)),
    });
    before = value;
    exact = Math.max(0.5, exact * (1 + random.between(slowest, fastest) / 100));
  }
}

function addDate(
  data: DemoData,
  startup: DemoRow,
  metric: DemoMetric,
  month: Month | undefined,
  by: string | null,
): void {
  if (month === undefined) return;
  data.add('MetricDataItem', {
    ...itemOf(data, startup, metric, month),
    dateValue: data.daysFromToday(data.random.between(60, 400)),
    isPoint0: true,
    editedBy: by,
    submittedAt: reportedOn(month, 3),
  });
}

function itemOf(data: DemoData, startup: DemoRow, metric: DemoMetric, month: Month) {
  const texts = fileTextsOf(data.tenant.incubator.defaultLanguage);
  return {
    id: data.id('MetricDataItem', `${startup.id}/${metric.key}/${month.to}`),
    startup: startup.id,
    metric: data.id('Metric', metric.key),
    from: month.from,
    to: month.to,
    validations: [],
    position: demoMetrics.findIndex(({ key }) => key === metric.key),
    note: texts.metricNote,
    createdAt: `${month.to}T09:00:00.000Z`,
  };
}

/** Some days after the end of the month. */
function reportedOn(month: Month, days: number): string {
  return new Date(Date.parse(`${month.to}T10:00:00.000Z`) + days * 86_400_000).toISOString();
}

function rounded(value: number, unitType: string): number {
  if (unitType === 'EMPLOYEE') return Math.round(value * 2) / 2;
  return unitType === 'PERCENTAGE' ? Math.round(value * 10) / 10 : Math.round(value);
}

/** The two startups of the known founders, and a few others that are asked for their metrics. */
function addPending(data: DemoData): void {
  const [first, second, ...others] = data.all('Startup');
  if (first) addForm(data, pendingForms.categorization, 'CATEGORIZATION', first);
  if (!second) return;
  addForm(data, pendingForms.metrics, 'METRICS', second);
  const [month] = monthsOf(data, 1);
  if (month) addOpenItems(data, second, month);
  for (const startup of others.slice(0, 4)) addForm(data, startup.id, 'METRICS', startup);
}

function addForm(data: DemoData, name: string, type: string, startup: DemoRow): void {
  const id = data.id('PendingDataForm', name);
  const date = data.endOfDay(3);
  const period = type === 'METRICS' ? monthBefore(data.day(0)) : { from: null, to: null };
  data.add('PendingDataForm', { id, type, date, startup: startup.id, ...period });
}

/** Values to fill in, with the rules they have to keep. */
function addOpenItems(data: DemoData, startup: DemoRow, month: Month): void {
  const { costsLabel } = fileTextsOf(data.tenant.incubator.defaultLanguage);
  const idOf = (key: string): string => itemOf(data, startup, { ...demoMetrics[0], key } as DemoMetric, month).id;
  for (const metric of demoMetrics) {
    const item = itemOf(data, startup, metric, month);
    const validations = Object.entries(metric.rules ?? {}).map(([kind, bound]) => ({
      dataId: item.id,
      validation: `${kind}:${demoMetrics.some(({ key }) => key === bound) ? idOf(bound) : bound}`,
      label: null,
    }));
    const customLabel = metric.key === 'burn' ? costsLabel : null;
    const metadata = customLabel === null ? null : { customLabel };
    data.add('MetricDataItem', { ...item, validations, metadata, customLabel, isPoint0: false, note: null });
  }
}
