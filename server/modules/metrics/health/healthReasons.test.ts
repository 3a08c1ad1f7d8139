import { expect, it } from 'vitest';
import { type HealthFacts, healthOf } from './healthReasons.ts';
import { usualHealth } from './healthSettings.ts';

const well: HealthFacts = { missed: 0, runway: 12, change: 0.1, changed: 'Revenue', silent: 3, overdue: 0 };

it('is on track where no rule speaks', () => {
  expect(healthOf(well, usualHealth)).toEqual({ state: 'onTrack', reasons: [] });
  const unknown = { missed: null, runway: null, change: null, changed: null, silent: null, overdue: 0 };
  expect(healthOf(unknown, usualHealth).state).toBe('onTrack');
});

it('is watched for one reason, and needs a word for as many as the organisation says', () => {
  expect(healthOf({ ...well, runway: 5.5 }, usualHealth)).toEqual({
    state: 'watch',
    reasons: [{ code: 'runway', value: 5.5 }],
  });
  const facts = { ...well, runway: 5, change: -0.25, missed: 2, silent: 60, overdue: 3 };
  expect(healthOf(facts, usualHealth)).toEqual({
    state: 'needsWord',
    reasons: [
      { code: 'runway', value: 5 },
      { code: 'drop', value: 25, metric: 'Revenue' },
      { code: 'reports', value: 2 },
      { code: 'silence', value: 60 },
      { code: 'tasks', value: 3 },
    ],
  });
  expect(healthOf({ ...well, overdue: 3 }, { ...usualHealth, needsWordFrom: 1 }).state).toBe('needsWord');
});

it('holds at the limit and not before it; a rule of zero never speaks', () => {
  expect(healthOf({ ...well, runway: 6, change: -0.19, missed: 1, silent: 59, overdue: 2 }, usualHealth).state).toBe(
    'onTrack',
  );
  const none = { ...usualHealth, missedReports: 0, runwayMonths: 0, dropPercent: 0, silentDays: 0, overdueTasks: 0 };
  const bad = { missed: 9, runway: 0, change: -0.9, changed: 'Revenue', silent: 900, overdue: 9 };
  expect(healthOf(bad, none).state).toBe('onTrack');
});
