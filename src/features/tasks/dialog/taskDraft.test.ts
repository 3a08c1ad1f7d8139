import { describe, expect, it } from 'vitest';
import { buildAssignee, buildTask } from '../../../../stories/support/buildTask.ts';
import { badgeChange } from '../panel/badgeChange.ts';
import { patchTask } from '../patchTask.ts';
import { isTicked, toggleObstacle, withDone } from '../taskRules.ts';
import { draftErrors, taskPayload } from './taskDraft.ts';

const now = new Date('2026-03-10T12:00:00Z');

describe('task draft', () => {
  it('needs a name and a day that is not over for more than 24 hours', () => {
    const draft = { name: ' ', dueDay: '2026-03-08', tag: null, assignees: [] };
    expect(draftErrors(draft, 'UTC', now)).toEqual({ name: 'nameRequired', dueDay: 'duePast' });
    expect(draftErrors({ ...draft, name: 'x', dueDay: '2026-03-09' }, 'UTC', now)).toEqual({});
    expect(draftErrors({ ...draft, name: 'x', dueDay: '' }, 'UTC', now)).toEqual({ dueDay: 'dueRequired' });
  });

  it('is saved as the end of the day in the organisation’s zone', () => {
    const draft = {
      name: ' Call ',
      dueDay: '2030-01-10',
      tag: 'legal' as const,
      assignees: ['User:u1', 'Startup:s:1'],
    };
    expect(taskPayload(draft, 'Asia/Tokyo')).toEqual({
      name: 'Call',
      dueDate: '2030-01-10T14:59:59.999Z',
      tag: 'legal',
      assignees: [
        { type: 'User', value: 'u1' },
        { type: 'Startup', value: 's:1' },
      ],
    });
  });
});

describe('ticking a task', () => {
  const shared = buildTask({ assignees: [buildAssignee('u1', 'Ada Okafor'), buildAssignee('u2', 'Ben Ito', true)] });

  it('is for assignees of tasks made by hand', () => {
    expect(toggleObstacle(shared, 'u1')).toBeNull();
    expect(toggleObstacle(shared, 'u9')).toBe('notAssigned');
    expect(toggleObstacle({ ...shared, taskType: 'metrics' }, 'u1')).toBe('automatic');
  });

  it('shows one’s own part, and to others whether all are done', () => {
    expect(isTicked(shared, 'u2')).toBe(true);
    expect(isTicked(shared, 'u9')).toBe(false);
    expect(isTicked(withDone(shared, 'u1', true), 'u9')).toBe(true);
  });

  it('changes the task wherever it is cached, and nothing else', () => {
    const other = { results: [buildTask({ _id: 'other' })] };
    const cached = { pages: [{ mine: { results: [shared] } }, { mine: other }] };
    const patched = patchTask(cached, shared._id, (task: typeof shared) => withDone(task, 'u1', true));
    expect(patched.pages[0]?.mine.results[0]?.assignees[0]?.done).toBe(true);
    expect(patched.pages[1]).toBe(cached.pages[1]);
    expect(patchTask(cached, 'nobody', () => null)).toBe(cached);
  });
});

describe('the badge', () => {
  const before = '2026-03-12T04:59:59.999Z';
  const added = (dueDate: string | null) => badgeChange({ updateType: 'ADDED', task: { _id: 't', dueDate } }, before);

  it('counts what is added only when it is due in time, and every removal', () => {
    expect(added('2026-03-11T04:59:59.999Z')).toBe(1);
    expect(added('2026-03-15T04:59:59.999Z')).toBe(0);
    expect(added(null)).toBe(0);
    expect(badgeChange({ updateType: 'REMOVED', task: null }, before)).toBe(-1);
  });
});
