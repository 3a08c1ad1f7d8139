import { describe, expect, it } from 'vitest';
import { defaultDueDate, dueDateProblem, dueSplit, isInDueWindow, isManualTask, isTaskDone } from './taskRules.ts';

const now = new Date('2026-05-10T12:00:00Z');

describe('task rules', () => {
  it('calls a task done when every assignee is', () => {
    expect(isTaskDone([{ done: true }, { done: true }])).toBe(true);
    expect(isTaskDone([{ done: true }, { done: false }])).toBe(false);
    expect(isTaskDone([])).toBe(false);
  });

  it('lets a due date lie up to a day back', () => {
    expect(dueDateProblem('2026-05-09T12:59:00Z', now)).toBeNull();
    expect(dueDateProblem('2026-05-09T11:59:00Z', now)).toBe('dueDateInPast');
    expect(dueDateProblem(null, now)).toBe('required');
  });

  it('is due at the end of the organisation’s day by default', () => {
    expect(defaultDueDate('Pacific/Auckland', now)).toBe('2026-05-11T11:59:59.999Z');
  });

  it('counts until the end of tomorrow', () => {
    expect(isInDueWindow('2026-05-12T03:59:59.999Z', 'America/New_York', now)).toBe(true);
    expect(isInDueWindow('2026-05-12T04:00:00.000Z', 'America/New_York', now)).toBe(false);
    expect(isInDueWindow('2020-01-01T00:00:00.000Z', 'America/New_York', now)).toBe(true);
    expect(isInDueWindow(null, 'America/New_York', now)).toBe(false);
  });

  it('splits overdue, today and future without gap or overlap', () => {
    const { overdue, today, future } = dueSplit('Europe/Paris', now);
    expect(overdue.before).toBe(today.after);
    expect(today.before).toBe(future.after);
    expect(today).toEqual({ after: '2026-05-09T22:00:00.000Z', before: '2026-05-10T21:59:59.999Z' });
  });

  it('knows that only normal tasks are manual', () => {
    expect(isManualTask({ taskType: 'normal' })).toBe(true);
    expect(isManualTask({ taskType: 'metrics' })).toBe(false);
  });
});
