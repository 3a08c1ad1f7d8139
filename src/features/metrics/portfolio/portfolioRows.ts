import { csvText } from '#domain/csv/csvText.ts';
import type { PortfolioQuery } from './portfolio.gen.ts';

export type Portfolio = PortfolioQuery['portfolio'];
export type PortfolioRow = Portfolio['rows'][number];
export type PortfolioFigure = NonNullable<PortfolioRow['figures'][number]>;

/** Which rows are looked at: all, those that owe figures, those that need a word. */
export const shows = ['all', 'missing', 'word'] as const;
export type Show = (typeof shows)[number];

export interface PortfolioFilter {
  readonly q: string;
  readonly program: string;
  readonly stage: string;
}

/** Whether a startup owes figures of a period that it is asked for; one that it was let off is skipped. */
export const hasNotReported = ({ report }: PortfolioRow): boolean =>
  report?.state === 'open' || report?.state === 'late';

/** Whether somebody can still be reminded of what is asked for. */
export const canBeReminded = (row: PortfolioRow): boolean => !row.isReminded && hasNotReported(row);

const isIn: Readonly<Record<Show, (row: PortfolioRow) => boolean>> = {
  all: () => true,
  missing: hasNotReported,
  word: ({ health }) => health?.state === 'needsWord',
};

export const isShown = (row: PortfolioRow, show: Show): boolean => isIn[show](row);

/** The rows of a search, a program and a stage. */
export function filtered(rows: readonly PortfolioRow[], { q, program, stage }: PortfolioFilter): PortfolioRow[] {
  const wanted = plain(q);
  return rows.filter(
    (row) =>
      (wanted === '' || plain(row.name).includes(wanted)) &&
      (program === '' || row.program?.id === program) &&
      (stage === '' || row.stage === stage),
  );
}

/** Without accents and capitals, as people type. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();

/** Sorted by `name`, `health` or the id of a metric, downwards with `-` before it; who has no figure comes last both ways. */
export function sorted(
  rows: readonly PortfolioRow[],
  { shown }: Pick<Portfolio, 'shown'>,
  sort: string,
): PortfolioRow[] {
  const isDown = sort.startsWith('-');
  const by = isDown ? sort.slice(1) : sort;
  const figureOf = by === 'health' ? gravityOf : figureAt(shown.indexOf(by));
  if (by !== 'health' && !shown.includes(by)) return isDown ? [...rows].reverse() : [...rows];
  return [...rows].sort((one, other) => {
    const [a, b] = [figureOf(one), figureOf(other)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return isDown ? b - a : a - b;
  });
}

const figureAt =
  (index: number) =>
  ({ figures }: PortfolioRow): number | null =>
    figures[index]?.value ?? null;

const gravities = { onTrack: 0, watch: 10, needsWord: 20 } as const;
const gravityOf = ({ health }: PortfolioRow): number | null =>
  health ? gravities[health.state] + health.reasons.length : null;

export type OfProgram = Pick<PortfolioRow, 'program'>;

/** The choices of a filter: programs and stages that the rows have. */
export function programsOf(rows: readonly OfProgram[]): readonly { readonly value: string; readonly label: string }[] {
  const programs = new Map(rows.flatMap(({ program }) => (program ? [[program.id, program.name] as const] : [])));
  return [...programs].map(([value, label]) => ({ value, label }));
}

/** The table as a file, with plain numbers. */
export function portfolioCsv(
  { metrics, shown }: Portfolio,
  rows: readonly PortfolioRow[],
  heads: readonly [name: string, program: string, report: string, until: string],
  /** How a report stands, in a word; of a startup that was never asked, that. */
  stateOf: (report: PortfolioRow['report']) => string,
): string {
  const titleOf = new Map(metrics.map(({ id, title }) => [id, title]));
  return csvText([
    [...heads, ...shown.map((id) => titleOf.get(id) ?? '')],
    ...rows.map(({ name, program, report, figures }) => [
      name,
      program?.name,
      stateOf(report),
      report?.to,
      ...figures.map((figure) => figure?.value),
    ]),
  ]);
}
