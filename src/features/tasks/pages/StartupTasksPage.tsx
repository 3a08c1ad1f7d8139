import { useInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Page } from '#src/ui/Page.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { SearchField } from '#src/ui/SearchField.tsx';
import { TagFilter } from '../list/TagFilter.tsx';
import { TaskGroup } from '../list/TaskGroup.tsx';
import { TaskGroups } from '../list/TaskGroups.tsx';
import { startupsWithTasksQuery } from '../taskQueries.ts';
import classes from './MyTasksPage.module.css';
import { StartupTaskLists } from './StartupTaskLists.tsx';
import { TasksNav } from './TasksNav.tsx';

const route = getRouteApi('/app/tasks/startups');

/** Tasks startup by startup; a startup's lists are asked for when it is opened. */
export function StartupTasksPage() {
  const { t } = useTranslation('tasks');
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const query = useInfiniteQuery(startupsWithTasksQuery(search.q ?? null));
  const startups = query.data?.pages.flatMap((page) => page.startups.results);
  return (
    <Page>
      <PageHeader title={t('startups.title')} count={query.data?.pages[0]?.startups.totalCount}>
        <TasksNav />
        <div className={classes.bar}>
          <SearchField
            value={search.q ?? ''}
            label={t('startups.search')}
            onChange={(q) => void navigate({ to: '.', search: { ...search, q: q || undefined }, replace: true })}
          />
          <TagFilter value={search.tag} onChange={(tag) => void navigate({ to: '.', search: { ...search, tag } })} />
        </div>
      </PageHeader>
      <TaskGroups query={query} isEmpty={startups?.length === 0} isLoaded={startups !== undefined}>
        {startups?.map((startup) => (
          <TaskGroup key={startup._id} title={startup.name}>
            <StartupTaskLists startupId={startup._id} tag={search.tag} />
          </TaskGroup>
        ))}
      </TaskGroups>
    </Page>
  );
}
