import { Button, Progress } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { hasPermission } from '#domain/access/hasPermission.ts';
import { useSession } from '#src/data/session/sessionStore.ts';
import { paths } from '#src/generated/paths.gen.ts';
import { MissingRecord } from '#src/screens/why/MissingRecord.tsx';
import { AppLink } from '#src/ui/AppLink.tsx';
import { EmptyState } from '#src/ui/list/EmptyState.tsx';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { Page } from '#src/ui/Page.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { useOwnPageTitle } from '#src/ui/pageTitle.ts';
import { RichText } from '#src/ui/writing/RichText.tsx';
import classes from './CoursePage.module.css';
import { LessonList } from './LessonList.tsx';
import { type CourseContent, useCourseContent } from './useCourseContent.ts';
import '@mantine/core/styles/Progress.css';

const route = getRouteApi('/app/courses/$id');

/** What a course is about, what is in it, and the way in. */
export function CoursePage() {
  const { t } = useTranslation('programme');
  const { id } = route.useParams();
  const { query, course, lessons, done, percent } = useCourseContent(id);
  useOwnPageTitle(course?.title);
  if (course === null) return <MissingRecord entity="Course" id={id} backTo="/courses" />;
  if (!course) {
    return query.error ? (
      <FailedState error={query.error} onRetry={() => void query.refetch()} />
    ) : (
      <ListSkeleton rows={8} />
    );
  }
  const next = lessons.find(({ _id }) => !done.has(_id)) ?? lessons[0];
  return (
    <Page>
      <PageHeader
        title={course.title}
        action={
          next && (
            <Button component={AppLink} href={paths.courseCourseware({ id }, next._id)}>
              {t(
                percent === null || percent === 0
                  ? 'courses.begin'
                  : percent === 100
                    ? 'courses.again'
                    : 'courses.continue',
              )}
            </Button>
          )
        }
      >
        {course.summary && <p className={classes.summary}>{course.summary}</p>}
        <ManageLink course={course} />
      </PageHeader>
      {percent !== null && (
        <div className={classes.progress}>
          <Progress value={percent} aria-label={t('courses.percent', { percent })} />
          <span>{t('courses.percent', { percent })}</span>
        </div>
      )}
      {course.descriptionDocument ? (
        <div className={classes.about}>
          <RichText value={course.descriptionDocument} />
        </div>
      ) : null}
      {lessons.length === 0 ? (
        <EmptyState title={t('courses.noLessons')} />
      ) : (
        <LessonList course={course} done={done} currentId={null} />
      )}
    </Page>
  );
}

/** To the content, for those whose right to manage reaches this course. */
function ManageLink({ course }: { readonly course: CourseContent }) {
  const { t } = useTranslation('programme');
  const { rights } = useSession();
  const people = [course.createdBy?._id, ...course.instructors.map(({ _id }) => _id)];
  const own = { row: { people }, assigned: { people: '$user.id' } };
  if (!hasPermission(rights?.principal ?? null, 'COURSES:MANAGE', own)) return null;
  return (
    <AppLink href={paths.coursesBuilder({ id: course._id }, 'content')} className={classes.link}>
      {t('courses.openBuilder')}
    </AppLink>
  );
}
