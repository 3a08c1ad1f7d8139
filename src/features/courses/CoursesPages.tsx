import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSession } from '#src/data/session/sessionStore.ts';
import { useMayOpen } from '#src/data/session/useMayOpen.ts';
import { useChangeSearch, usePageText } from '#src/ui/address/pageAddress.ts';
import { LinkTabs } from '#src/ui/LinkTabs.tsx';
import { EmptyState } from '#src/ui/list/EmptyState.tsx';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { Page } from '#src/ui/Page.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { SearchField } from '#src/ui/SearchField.tsx';
import classes from './CourseCard.module.css';
import { CourseCard } from './CourseCard.tsx';
import { courseCardsQuery } from './courseQueries.ts';
import type { CourseCardsQuery } from './courses.gen.ts';

/** All courses that are offered. */
export const CoursesPage = () => <CourseCards isOwn={false} />;

/** The courses one has begun, the unfinished first. */
export const MyCoursesPage = () => <CourseCards isOwn />;

function CourseCards({ isOwn }: { readonly isOwn: boolean }) {
  const { t } = useTranslation('programme');
  const { user } = useSession();
  const q = usePageText('q');
  const changeSearch = useChangeSearch();
  const { data, error, refetch } = useQuery({
    ...courseCardsQuery(q, user?._id ?? ''),
    placeholderData: keepPreviousData,
  });
  const cards = data && cardsOf(data, isOwn);
  return (
    <Page width="full">
      <PageHeader title={t(isOwn ? 'courses.mine' : 'courses.all')} count={cards?.length}>
        <CoursesNav />
        <SearchField
          value={q}
          label={t('courses.search')}
          onChange={(next) => void changeSearch({ q: next || undefined }, { replace: true })}
        />
      </PageHeader>
      {error && !cards && <FailedState error={error} onRetry={() => void refetch()} />}
      {!error && !cards && <ListSkeleton />}
      {cards?.length === 0 && (
        <EmptyState
          title={t(q ? 'courses.nothingFound' : isOwn ? 'courses.noneBegun' : 'courses.none')}
          hint={isOwn && !q ? t('courses.noneBegunHint') : undefined}
        />
      )}
      {cards && cards.length > 0 && (
        <ul className={classes.grid} aria-label={t(isOwn ? 'courses.mine' : 'courses.all')}>
          {cards.map(({ course, percent }) => (
            <CourseCard key={course._id} course={course} percent={percent} />
          ))}
        </ul>
      )}
    </Page>
  );
}

const pages = [
  { href: '/courses', key: 'courses.all' },
  { href: '/courses/home', key: 'courses.mine' },
  { href: '/courses/management', key: 'courses.management' },
] as const;

function CoursesNav() {
  const { t } = useTranslation('programme');
  const mayOpen = useMayOpen();
  const links = pages.filter(({ href }) => mayOpen(href)).map(({ href, key }) => ({ href, label: t(key) }));
  return <LinkTabs label={t('courses.views')} links={links} />;
}

function cardsOf({ courses, courseProgresses }: CourseCardsQuery, isOwn: boolean) {
  const percentOf = new Map(courseProgresses.results.map(({ course, percent }) => [course?._id, percent]));
  const all = courses.results.map((course) => ({ course, percent: percentOf.get(course._id) ?? null }));
  if (!isOwn) return all;
  return all
    .filter(({ percent }) => percent !== null)
    .sort((one, other) => Number(one.percent === 100) - Number(other.percent === 100));
}
