import { expect, it } from 'vitest';
import {
  canBeReminded,
  filtered,
  hasNotReported,
  isShown,
  type PortfolioRow,
  portfolioCsv,
  sorted,
} from './portfolioRows.ts';

const row = (name: string, value: number | null, more: Partial<PortfolioRow> = {}): PortfolioRow => ({
  id: name,
  name,
  logo: null,
  stage: 'idea',
  status: 'active',
  program: { id: 'p', name: 'Spring' },
  health: { state: 'onTrack', reasons: [] },
  report: { state: 'done', asked: 1, filled: 1, to: '2030-01-31', due: null },
  isReminded: false,
  figures: [
    value === null
      ? null
      : { value, month: '2030-01-01', change: null, isMissing: false, isOpen: false, values: [value] },
  ],
  ...more,
});
const report = (state: 'done' | 'open' | 'late' | 'skipped') => ({
  state,
  asked: 1,
  filled: 0,
  to: '2030-01-31',
  due: null,
});
const rows = [row('Émile', 3), row('Birch', null), row('=Cargo', 9, { stage: 'growing' })];
const names = (some: readonly PortfolioRow[]) => some.map(({ name }) => name);

it('finds by parts of names without accents, by program and stage', () => {
  const none = { q: '', program: '', stage: '' };
  expect(names(filtered(rows, { ...none, q: 'emi' }))).toEqual(['Émile']);
  expect(names(filtered(rows, { ...none, stage: 'growing' }))).toEqual(['=Cargo']);
  expect(filtered(rows, { ...none, program: 'q' })).toEqual([]);
});

it('sorts by a figure both ways, with those that have none at the end', () => {
  expect(names(sorted(rows, { shown: ['m'] }, 'm'))).toEqual(['Émile', '=Cargo', 'Birch']);
  expect(names(sorted(rows, { shown: ['m'] }, '-m'))).toEqual(['=Cargo', 'Émile', 'Birch']);
  expect(names(sorted(rows, { shown: ['m'] }, '-name'))).toEqual(['=Cargo', 'Birch', 'Émile']);
});

it('knows who has not reported, and who of them can be reminded', () => {
  const states = (['done', 'open', 'late', 'skipped'] as const).map((state) =>
    row(state, 1, { report: report(state) }),
  );
  expect(names(states.filter(hasNotReported))).toEqual(['open', 'late']);
  expect(names(states.filter(canBeReminded))).toEqual(['open', 'late']);
  expect(canBeReminded(row('a', 1, { report: report('late'), isReminded: true }))).toBe(false);
  expect(hasNotReported(row('never', 1, { report: null }))).toBe(false);
  expect(isShown(row('a', 1, { health: { state: 'needsWord', reasons: [] } }), 'word')).toBe(true);
});

it('is a file that a sheet reads as it is meant', () => {
  const portfolio = {
    metrics: [{ id: 'm', title: 'Users', unitType: 'USER' as const, customName: null }],
    shown: ['m'],
    months: [],
    rows: [],
  };
  expect(portfolioCsv(portfolio, rows, ['Name', 'Program', 'Report', 'Until'], (report) => report?.state ?? '–')).toBe(
    "\uFEFFName,Program,Report,Until,Users\r\nÉmile,Spring,done,2030-01-31,3\r\nBirch,Spring,done,2030-01-31,\r\n'=Cargo,Spring,done,2030-01-31,9\r\n",
  );
});
