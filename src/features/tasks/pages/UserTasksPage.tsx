import { useInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { UserAvatar } from '#src/ui/avatar/UserAvatar.tsx';
import { Page } from '#src/ui/Page.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { UserHover } from '#src/ui/person/UserHover.tsx';
import { SearchField } from '#src/ui/SearchField.tsx';
import { ofTag } from '../list/ofTag.ts';
import { TagFilter } from '../list/TagFilter.tsx';
import { TaskGroup } from '../list/TaskGroup.tsx';
import { TaskGroups } from '../list/TaskGroups.tsx';
import { TaskList } from '../list/TaskList.tsx';
import { tasksOfUsersQuery } from '../taskQueries.ts';
import type { TasksOfUsersQuery } from '../tasks.gen.ts';
import classes from './MyTasksPage.module.css';
import { TasksNav } from './TasksNav.tsx';

const route = getRouteApi('/app/tasks/users');

/** Everybody's tasks, person by person, for those who manage. */
export function UserTasksPage() {
  const { t } = useTranslation('tasks');
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const query = useInfiniteQuery(tasksOfUsersQuery(search.q ?? null));
  const people = query.data?.pages.flatMap(({ users }) => users.results);
  return (
    <Page>
      <PageHeader title={t('users.title')} count={query.data?.pages[0]?.users.totalCount}>
        <TasksNav />
        <div className={classes.bar}>
          <SearchField
            value={search.q ?? ''}
            label={t('users.search')}
            onChange={(q) => void navigate({ to: '.', search: { ...search, q: q || undefined }, replace: true })}
          />
          <TagFilter value={search.tag} onChange={(tag) => void navigate({ to: '.', search: { ...search, tag } })} />
        </div>
      </PageHeader>
      <TaskGroups query={query} isEmpty={people?.length === 0} isLoaded={people !== undefined}>
        {people?.map((person) => (
          <PersonTasks key={person._id} person={person} tag={search.tag} />
        ))}
      </TaskGroups>
    </Page>
  );
}

type Person = TasksOfUsersQuery['users']['results'][number];

function PersonTasks({ person, tag }: { readonly person: Person; readonly tag: string | undefined }) {
  const { t } = useTranslation('tasks');
  const tasks = ofTag(
    person.tasks.flatMap(({ task }) => task ?? []),
    tag,
  );
  const open = tasks.filter(({ assignees }) => !assignees.find(({ user }) => user?._id === person._id)?.done);
  return (
    <TaskGroup
      mark={
        <UserHover userId={person._id}>
          <UserAvatar user={person} size={28} />
        </UserHover>
      }
      title={person.fullName}
      note={t('openCount', { count: open.length })}
    >
      {tasks.length > 0 ? (
        <TaskList tasks={tasks} label={t('tasksOf', { name: person.fullName })} personId={person._id} />
      ) : (
        <p>{tag ? t('empty.filtered') : t('empty.group')}</p>
      )}
    </TaskGroup>
  );
}
