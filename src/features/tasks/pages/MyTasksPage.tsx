import { SegmentedControl } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Page } from '#src/ui/Page.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { SearchField } from '#src/ui/SearchField.tsx';
import { AddTaskButton } from '../dialog/AddTaskButton.tsx';
import { TagFilter } from '../list/TagFilter.tsx';
import { TaskPages } from '../list/TaskPages.tsx';
import { myTasksOf } from '../taskQueries.ts';
import classes from './MyTasksPage.module.css';
import { TasksNav } from './TasksNav.tsx';
import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';

const route = getRouteApi('/app/tasks');

interface MyTasksSearch {
  readonly q?: string | undefined;
  readonly status?: 'done' | undefined;
  /** A tag, or `none` for tasks without one. */
  readonly tag?: string | undefined;
  /** The dialog of a new task is open. */
  readonly create?: boolean | undefined;
}

/** One's own tasks, the next due first; more come as one scrolls. */
export function MyTasksPage() {
  const { t } = useTranslation('tasks');
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const isDone = search.status === 'done';
  const change = (next: MyTasksSearch): void =>
    void navigate({ to: '.', search: { ...search, ...next }, replace: 'q' in next });
  const query = useInfiniteQuery(myTasksOf(search));
  const pages = query.data?.pages.map((page) => page.myTasksPaginated);
  return (
    <Page>
      <PageHeader
        title={t('mine.title')}
        count={pages?.[0]?.totalCount}
        action={
          <AddTaskButton asked={{ isOpen: search.create === true, onClose: () => change({ create: undefined }) }} />
        }
      >
        <TasksNav />
        <div className={classes.bar}>
          <SearchField value={search.q ?? ''} label={t('search')} onChange={(q) => change({ q: q || undefined })} />
          <TagFilter value={search.tag} onChange={(tag) => change({ tag })} />
          <SegmentedControl
            aria-label={t('status')}
            value={isDone ? 'done' : 'pending'}
            data={[
              { value: 'pending', label: t('status.pending') },
              { value: 'done', label: t('status.done') },
            ]}
            onChange={(value) => change({ status: value === 'done' ? 'done' : undefined })}
          />
        </div>
      </PageHeader>
      <TaskPages
        query={query}
        tasks={pages?.flatMap(({ results }) => results)}
        label={t('mine.title')}
        emptyTitle={isDone ? t('empty.done') : t('empty.pending')}
        onClear={search.q || search.tag ? () => change({ q: undefined, tag: undefined }) : null}
      />
    </Page>
  );
}
