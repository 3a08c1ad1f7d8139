import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { Section } from '#src/ui/Section.tsx';
import { TaskList } from '../list/TaskList.tsx';
import { ProgramTasksDocument } from '../tasks.gen.ts';

/** An overview shows the next few. */
const shownTasks = 5;

/** What the startups of a program have to do next, each with whose it is; nothing where nothing is open. */
export function ProgramOpenTasks({ recordId }: { readonly recordId: string }) {
  const { t } = useTranslation('tasks');
  const { data, error, refetch } = useQuery(graphqlQuery(ProgramTasksDocument, { programId: recordId }));
  const open = data?.programTasks;
  if (open?.length === 0) return null;
  return (
    <Section title={t('open.title')} count={open?.length}>
      {!open && (error ? <FailedState error={error} onRetry={() => void refetch()} /> : <ListSkeleton rows={3} />)}
      {open && <TaskList tasks={open.slice(0, shownTasks)} label={t('open.title')} isCompact />}
    </Section>
  );
}
