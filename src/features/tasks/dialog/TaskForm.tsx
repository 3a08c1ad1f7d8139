import { Button, Group, NativeSelect, TextInput } from '@mantine/core';
import { type FormEvent, Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayOf } from '#domain/dates/zonedDays.ts';
import { deviceZone, useOrganisationZone, useSessionUser } from '#src/data/session/sessionStore.ts';
import { type FieldName, fields, submitKey } from '#src/generated/drawnForms/task.gen.ts';
import { useEnumOptions } from '#src/ui/enums/useEnumOptions.ts';
import { ErrorAlert } from '#src/ui/feedback/ErrorAlert.tsx';
import { zoneLabel } from '#src/ui/time/zones/zoneOptions.ts';
import { type DrawnInput, useDrawnForm } from '#src/ui/useDrawnForm.ts';
import { useDeleteTask } from '../list/useDeleteTask.ts';
import type { TaskCard } from '../taskRules.ts';
import { useTaskRights } from '../useTaskRights.ts';
import { AssigneeSelect } from './AssigneeSelect.tsx';
import classes from './TaskForm.module.css';
import { TaskTimes } from './TaskTimes.tsx';
import { draftErrors, draftOf, newDraft, type TaskDraft, tagOf, taskPayload } from './taskDraft.ts';
import { useSaveTask } from './useSaveTask.ts';

interface TaskFormProps {
  readonly task?: TaskCard;
  /** A new task is for this startup, else for oneself. */
  readonly startupId?: string | undefined;
  readonly onClose: () => void;
  /** Told whenever there is something unsaved, or no more. */
  readonly onDirty?: (isDirty: boolean) => void;
}

/** Name, due day and people of a task. Errors appear once a field was left or Save was pressed. */
export function TaskForm({ task, startupId, onClose, onDirty }: TaskFormProps) {
  const { t } = useTranslation('tasks');
  const user = useSessionUser();
  const zone = useOrganisationZone();
  const [initial] = useState(() => (task ? draftOf(task, zone) : newDraft(firstAssignee(startupId, user._id), zone)));
  const [draft, setDraft] = useState(initial);
  const [touched, setTouched] = useState<ReadonlySet<keyof TaskDraft>>(new Set());
  const { inputOf, submit } = useDrawnForm(submitKey);
  const [failure, setFailure] = useState<Error | null>(null);
  const nameField = useRef<HTMLInputElement>(null);
  const dayField = useRef<HTMLInputElement>(null);
  const assigneeField = useRef<HTMLInputElement>(null);
  const save = useSaveTask({ task, onSaved: onClose });
  const remove = useDeleteTask({ onDeleted: onClose, onFailed: setFailure });
  const canDelete = useTaskRights();
  const tags = useEnumOptions('TaskTag');

  const isDirty = JSON.stringify(draft) !== JSON.stringify(initial);
  useEffect(() => onDirty?.(isDirty), [isDirty, onDirty]);

  const errors = draftErrors(draft, zone);
  const errorOf = (field: keyof typeof errors): string | null =>
    touched.has(field) && errors[field] ? t(`error.${errors[field]}`) : null;
  const touch = (...fields: (keyof TaskDraft)[]): void => setTouched(new Set([...touched, ...fields]));
  const change = (part: Partial<TaskDraft>): void => setDraft({ ...draft, ...part });

  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    touch('name', 'dueDay');
    if (Object.keys(errors).length > 0) {
      (errors.name ? nameField : dayField).current?.focus();
      return;
    }
    save.mutate(taskPayload(withSomebody(), zone));
  };
  /** Nobody chosen: back to the default, shown in the field, and on with saving. */
  const withSomebody = (): TaskDraft => {
    if (draft.assignees.length > 0) return draft;
    const complete = { ...draft, assignees: newDraft(firstAssignee(startupId, user._id), zone).assignees };
    setDraft(complete);
    assigneeField.current?.focus();
    return complete;
  };

  const draw = {
    name: (input) => (
      <TextInput
        {...input}
        ref={nameField}
        value={draft.name}
        error={errorOf('name')}
        data-autofocus
        onBlur={() => touch('name')}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
    ),
    dueDate: (input) => (
      <TextInput
        {...input}
        ref={dayField}
        type="date"
        description={zone === deviceZone() ? undefined : t('field.zone', { zone: zoneLabel(zone) })}
        min={dayOf(zone, new Date())}
        value={draft.dueDay}
        error={errorOf('dueDay')}
        onBlur={() => touch('dueDay')}
        onChange={(event) => {
          change({ dueDay: event.currentTarget.value });
          touch('dueDay');
        }}
      />
    ),
    tag: (input) => (
      <NativeSelect
        {...input}
        value={draft.tag ?? ''}
        data={[{ value: '', label: t('tag.none') }, ...tags]}
        onChange={(event) => change({ tag: tagOf(event.currentTarget.value) })}
      />
    ),
    assignees: ({ label }) => (
      <AssigneeSelect
        ref={assigneeField}
        label={label}
        task={task}
        value={draft.assignees}
        onChange={(assignees) => change({ assignees })}
      />
    ),
  } satisfies Record<FieldName, (input: DrawnInput) => ReactNode>;

  return (
    <form className={classes.form} onSubmit={handleSubmit} noValidate>
      {failure && <ErrorAlert error={failure} onClose={() => setFailure(null)} />}
      {fields.map((field) => (
        <Fragment key={field.name}>{draw[field.name](inputOf(field))}</Fragment>
      ))}
      {task && <TaskTimes task={task} />}
      <Group justify="space-between" mt="xs">
        <div>
          {task && canDelete(task).canDelete && (
            <Button variant="subtle" color="red" onClick={() => void remove(task)}>
              {t('delete')}
            </Button>
          )}
        </div>
        <Group gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={save.isPending}>
            {submit}
          </Button>
        </Group>
      </Group>
    </form>
  );
}

const firstAssignee = (startupId: string | undefined, userId: string) =>
  startupId ? ({ type: 'Startup', value: startupId } as const) : ({ type: 'User', value: userId } as const);
