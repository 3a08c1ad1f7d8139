import { Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { dueSplit } from '#domain/tasks/taskRules.ts';
import { useOrganisationZone } from '#src/data/session/sessionStore.ts';
import classes from '../pages/StartupTaskLists.module.css';
import type { TaskCard } from '../taskRules.ts';
import { TaskList } from './TaskList.tsx';

const spans = ['overdue', 'today', 'tomorrow'] as const;

interface TaskDueGroupsProps {
  readonly tasks: readonly TaskCard[];
  readonly isCompact?: boolean;
}

/** What is due by the end of tomorrow, under the words that say how soon; a span without a task is not named. */
export function TaskDueGroups({ tasks, isCompact = false }: TaskDueGroupsProps) {
  const { t } = useTranslation('tasks');
  const { overdue, today } = dueSplit(useOrganisationZone(), new Date());
  const groups = Map.groupBy(tasks, ({ dueDate }) => {
    const due = Date.parse(dueDate ?? '');
    if (due <= Date.parse(overdue.before)) return 'overdue';
    return due <= Date.parse(today.before) ? 'today' : 'tomorrow';
  });
  return spans.map((span) => {
    const members = groups.get(span);
    if (!members) return null;
    return (
      <section key={span} aria-label={t(`span.${span}`)}>
        <Title order={3} className={classes.title} data-span={span}>
          {t(`span.${span}`)}
          <span className={classes.count}>{members.length}</span>
        </Title>
        <TaskList tasks={members} label={t(`span.${span}`)} isCompact={isCompact} />
      </section>
    );
  });
}
