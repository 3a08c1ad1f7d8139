import { dayOf, endOfDay } from '#domain/dates/zonedDays.ts';
import { dueDateProblem } from '#domain/tasks/taskRules.ts';
import type { SubmittedValues } from '#src/generated/drawnForms/task.gen.ts';
import { valuesOfEnum } from '#src/ui/enums/enumValues.ts';
import type { TaskCard } from '../taskRules.ts';
import type { AssigneeInput, TaskTag } from '../tasks.gen.ts';

/** What the dialog edits. The day is one of the organisation's calendar. */
export interface TaskDraft {
  readonly name: SubmittedValues['name'];
  readonly dueDay: SubmittedValues['dueDate'];
  readonly tag: TaskTag | null;
  /** `User:id` or `Startup:id`. */
  readonly assignees: Readonly<NonNullable<SubmittedValues['assignees']>>;
}

export type TaskDraftErrors = Partial<Record<'name' | 'dueDay', 'nameRequired' | 'dueRequired' | 'duePast'>>;

/** A task that is due today, for one person or all of one startup. */
export function newDraft(assignee: AssigneeInput, zone: string): TaskDraft {
  return {
    name: '',
    dueDay: dayOf(zone, new Date()),
    tag: null,
    assignees: [assigneeKey(assignee)],
  };
}

export function draftOf(task: TaskCard, zone: string): TaskDraft {
  return {
    name: task.name,
    dueDay: task.dueDate ? dayOf(zone, task.dueDate) : '',
    tag: task.tag ?? null,
    assignees: task.assignees.flatMap(({ user }) => (user ? [assigneeKey({ type: 'User', value: user._id })] : [])),
  };
}

/** The due date may lie up to one day back: those who finish late in the evening are not stopped by midnight. */
export function draftErrors(draft: TaskDraft, zone: string, now: Date = new Date()): TaskDraftErrors {
  const errors: TaskDraftErrors = {};
  if (draft.name.trim() === '') errors.name = 'nameRequired';
  if (!draft.dueDay) errors.dueDay = 'dueRequired';
  else if (dueDateProblem(endOfDay(zone, draft.dueDay), now)) errors.dueDay = 'duePast';
  return errors;
}

/** What is saved: the due date is the end of the chosen day in the organisation's zone. */
export function taskPayload(draft: TaskDraft, zone: string) {
  return {
    name: draft.name.trim(),
    dueDate: endOfDay(zone, draft.dueDay),
    tag: draft.tag,
    assignees: draft.assignees.map(assigneeFromKey),
  };
}

/** The tag of a name; null for what is none. */
export function tagOf(name: string | undefined): TaskTag | null {
  return valuesOfEnum('TaskTag').find((tag): tag is TaskTag => tag === name) ?? null;
}

export const assigneeKey = ({ type, value }: AssigneeInput): string => `${type}:${value}`;

function assigneeFromKey(key: string): AssigneeInput {
  const [type, ...value] = key.split(':');
  return { type: type === 'Startup' ? 'Startup' : 'User', value: value.join(':') };
}
