import { expect, it } from 'vitest';
import type { MetricPeriod } from '../../metricsQueries.ts';
import { storyItem, storyPeriod } from '../../storyMetrics.ts';
import { figuresNow } from '../meanwhile/figureNow.ts';
import { withKept } from './withKept.ts';

const asked = [storyPeriod([storyItem('users')])] as unknown as readonly MetricPeriod[];
const found = (id: string, value: number | null, from = '2030-02-01', to = '2030-02-28') =>
  ({ ...storyItem(id, { value }), from, to, editedBy: null }) as unknown as Parameters<typeof figuresNow>[0][number];
const kept = (...ids: readonly string[]) => new Map(ids.map((id) => [id, { typed: '20', seen: '' }] as const));
const idsOf = (periods: readonly MetricPeriod[]) =>
  periods.map(({ from, data }) => [from?.slice(0, 10), ...data.map(({ id }) => id)]);

it('brings back what others have reported otherwise, in its period', () => {
  const periods = withKept(asked, kept('users', 'revenue'), figuresNow([found('revenue', 2500)]));
  expect(idsOf(periods)).toEqual([['2030-02-01', 'revenue', 'users']]);
});

it('brings back a period that is asked no more, in its place by time', () => {
  const january = found('revenue', 2500, '2030-01-01', '2030-01-31');
  expect(idsOf(withKept(asked, kept('revenue'), figuresNow([january])))).toEqual([
    ['2030-01-01', 'revenue'],
    ['2030-02-01', 'users'],
  ]);
});

it('leaves away what others have reported alike, what nobody has reported, and what is not there any more', () => {
  const now = figuresNow([found('revenue', 20), found('team', null)]);
  expect(withKept(asked, kept('revenue', 'team', 'customers'), now)).toEqual(asked);
});
