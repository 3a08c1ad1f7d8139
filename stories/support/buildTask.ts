import type { TaskCard } from '#src/features/tasks/taskRules.ts';

type Assignee = TaskCard['assignees'][number];

export function buildAssignee(id: string, fullName: string, done = false): Assignee {
  const [firstName = '', lastName = ''] = fullName.split(' ');
  return {
    user: { _id: id, firstName, lastName, fullName, avatar: null, startups: [] },
    status: done ? 'done' : 'pending',
    done,
    completedAt: done ? '2030-01-09T10:00:00.000Z' : null,
  };
}

/** A normal task of the story's user, due far in the future, unless told otherwise. */
export function buildTask(overrides: Partial<TaskCard> = {}): TaskCard {
  return {
    _id: 'task-1',
    name: 'Send the investor update',
    dueDate: '2099-01-10T04:59:59.999Z',
    from: null,
    periods: [],
    to: null,
    url: null,
    taskType: 'normal',
    tag: null,
    createdAt: '2026-01-05T09:00:00.000Z',
    updatedAt: '2026-01-06T15:30:00.000Z',
    isGroupTask: false,
    createdBy: { _id: 'u1', fullName: 'Ada Okafor' },
    startup: null,
    assignees: [buildAssignee('u1', 'Ada Okafor')],
    ...overrides,
  };
}
