import { IconCalendarDue, IconExternalLink } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isManualTask } from '#domain/tasks/taskRules.ts';
import { withScheme } from '#domain/text/webLink.ts';
import { useOrganisationZone, useSessionUser } from '#src/data/session/sessionStore.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { AvatarList } from '#src/ui/avatar/AvatarList.tsx';
import { enumLabelKey } from '#src/ui/enums/enumLabelKey.ts';
import { listOf } from '#src/ui/i18n/listOf.ts';
import { RelativeDay } from '#src/ui/time/RelativeDay.tsx';
import { usePeriodText } from '#src/ui/time/usePeriodText.ts';
import { assigneeOf, isTicked, type TaskCard } from '../taskRules.ts';
import { TaskCheckbox } from './TaskCheckbox.tsx';
import { TaskMenu } from './TaskMenu.tsx';
import classes from './TaskRow.module.css';

const TaskDialog = lazy(() => import('../dialog/TaskDialog.tsx').then((module) => ({ default: module.TaskDialog })));

interface TaskRowProps {
  readonly task: TaskCard;
  /** Less beside the name, for the side panel. */
  readonly isCompact?: boolean;
  /** Whose part of it is shown, where it is not the reader's. */
  readonly personId?: string;
}

/** One task: tick, name, when, whose. */
export function TaskRow({ task, isCompact = false, personId }: TaskRowProps) {
  const user = useSessionUser();
  const person = personId ?? user._id;
  const zone = useOrganisationZone();
  const [isEditing, setEditing] = useState(false);
  const ticked = isTicked(task, person);
  const people = task.assignees.flatMap((assignee) => assignee.user ?? []);
  return (
    <li className={classes.row} data-done={ticked} data-compact={isCompact} data-testid="task">
      <TaskCheckbox task={task} personId={person} />
      <div className={classes.text}>
        <TaskName task={task} />
        <TaskOrigin task={task} personId={person} />
      </div>
      {task.dueDate && (
        <span className={classes.due} data-late={!ticked && Date.parse(task.dueDate) < Date.now()}>
          <IconCalendarDue size={16} aria-hidden />
          <RelativeDay instant={task.dueDate} zone={zone} />
        </span>
      )}
      {!isCompact && <AvatarList users={people} variant="compact" />}
      <TaskMenu task={task} onEdit={() => setEditing(true)} />
      {isEditing && (
        <Suspense>
          <TaskDialog task={task} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </li>
  );
}

function TaskName({ task }: { readonly task: TaskCard }) {
  const { t } = useTranslation('tasks');
  if (!task.url) return <span className={classes.name}>{task.name}</span>;
  if (task.url.startsWith('/')) {
    return (
      <AppLink href={task.url} className={classes.name} data-link>
        {task.name}
      </AppLink>
    );
  }
  return (
    <a href={withScheme(task.url)} target="_blank" rel="noreferrer" className={classes.name} data-link>
      {task.name}
      <IconExternalLink size={16} aria-label={t('opensElsewhere')} />
    </a>
  );
}

/** What kind of task it is when nobody wrote it, the days that it is about, its tag, the startup it belongs to, who has it when whoever is asked about has not, and who of the others has done their part. */
function TaskOrigin({ task, personId }: { readonly task: TaskCard; readonly personId: string }) {
  const { t, i18n } = useTranslation(['tasks', 'spec']);
  const periodText = usePeriodText();
  const kind = isManualTask(task) ? null : t(`enum.TaskType.${task.taskType}`, { ns: 'spec' });
  const people = task.assignees.flatMap((assignee) => assignee.user?.fullName ?? []);
  const given =
    people.length > 0 && !assigneeOf(task, personId) ? t('givenTo', { people: listOf(people, i18n.language) }) : null;
  const byItself = kind && !isTicked(task, personId) ? t('byItself') : null;
  const others = task.assignees.filter(({ done, user }) => done && user && user._id !== personId);
  const names = others.flatMap(({ user }) => user?.fullName ?? []);
  const done = names.length > 0 ? t('doneBy', { people: listOf(shortened(names), i18n.language) }) : null;
  const tag = task.tag ? t(enumLabelKey('TaskTag', task.tag), { ns: 'spec' }) : null;
  const parts = [kind, periodText(task), tag, task.startup?.name, given, done, byItself].filter(Boolean);
  return parts.length > 0 && <span className={classes.origin}>{parts.join(' · ')}</span>;
}

/** A task may be given to a whole cohort: of many names a few say enough, with how many more there are. */
const shortened = (names: readonly string[]): readonly string[] =>
  names.length > MOST_NAMES ? [...names.slice(0, MOST_NAMES), `+${names.length - MOST_NAMES}`] : names;
const MOST_NAMES = 3;
