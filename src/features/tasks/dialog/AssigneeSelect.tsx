import { MultiSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { useSessionUser } from '#src/data/session/sessionStore.ts';
import type { TaskCard } from '../taskRules.ts';
import { AssigneeOptionsDocument } from '../tasks.gen.ts';
import { assigneeOptionGroups } from './assigneeOptionGroups.ts';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Pill.css';
import '@mantine/core/styles/PillsInput.css';

interface AssigneeSelectProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly label: string;
  readonly task?: TaskCard | undefined;
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
}

/** People and startups, in groups. */
export function AssigneeSelect({ ref, label, task, value, onChange }: AssigneeSelectProps) {
  const { t } = useTranslation('tasks');
  const user = useSessionUser();
  const { data } = useQuery(graphqlQuery(AssigneeOptionsDocument, {}));
  const known = [user, ...(task?.assignees.flatMap((assignee) => assignee.user ?? []) ?? [])];
  return (
    <MultiSelect
      ref={ref}
      label={label}
      data={assigneeOptionGroups(data?.assigneeOptions ?? [], value, known, t('field.others'))}
      value={[...value]}
      onChange={onChange}
      searchable
      hidePickedOptions
      limit={100}
      nothingFoundMessage={t('field.nobodyFound')}
    />
  );
}
