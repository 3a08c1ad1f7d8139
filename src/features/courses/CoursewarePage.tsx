import { Button, Paper, Title } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { paths } from '#src/generated/paths.gen.ts';
import { MissingRecord } from '#src/screens/why/MissingRecord.tsx';
import { AppLink } from '#src/ui/AppLink.tsx';
import { showToast } from '#src/ui/feedback/toasts.ts';
import { EmptyState } from '#src/ui/list/EmptyState.tsx';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { Page } from '#src/ui/Page.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { useOwnPageTitle } from '#src/ui/pageTitle.ts';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import { VideoPlayer } from '#src/ui/video/VideoPlayer.tsx';
import { RichText } from '#src/ui/writing/RichText.tsx';
import classes from './CoursePage.module.css';
import { SetLessonDoneDocument } from './courses.gen.ts';
import { LessonList } from './LessonList.tsx';
import { type CourseLesson, useCourseContent } from './useCourseContent.ts';

const route = getRouteApi('/app/courses/$id/courseware/$');

/** The lessons of a course, one at a time; which one is in the address. */
export function CoursewarePage() {
  const { t } = useTranslation('programme');
  const { id, _splat: rest = '' } = route.useParams();
  const { query, course, lessons, done, percent } = useCourseContent(id);
  const lesson = lessons.find(({ _id }) => _id === rest) ?? (rest === '' ? lessons[0] : undefined);
  useOwnPageTitle(lesson?.title ?? course?.title);
  if (course === null) return <MissingRecord entity="Course" id={id} backTo="/courses" />;
  if (!course) {
    return query.error ? (
      <FailedState error={query.error} onRetry={() => void query.refetch()} />
    ) : (
      <ListSkeleton rows={8} />
    );
  }
  return (
    <Page width="full">
      <PageHeader title={course.title}>
        <AppLink href={paths.course({ id })} className={classes.link}>
          {t('courses.percent', { percent: percent ?? 0 })}
        </AppLink>
      </PageHeader>
      <div className={classes.columns}>
        <LessonList course={course} done={done} currentId={lesson?._id ?? null} />
        {lesson ? (
          <LessonView
            key={lesson._id}
            lesson={lesson}
            isDone={done.has(lesson._id)}
            nextHref={nextHref(id, lessons, lesson._id)}
          />
        ) : (
          <EmptyState title={t(lessons.length === 0 ? 'courses.noLessons' : 'courses.noSuchLesson')} />
        )}
      </div>
    </Page>
  );
}

interface LessonViewProps {
  readonly lesson: CourseLesson;
  readonly isDone: boolean;
  readonly nextHref: string | null;
}

function LessonView({ lesson, isDone, nextHref: next }: LessonViewProps) {
  const { t } = useTranslation('programme');
  return (
    <Paper withBorder radius="lg" p="lg" component="article" className={classes.lesson}>
      <Title order={2}>{lesson.title}</Title>
      {lesson.videoUrl && <VideoPlayer title={t('courses.watch')} address={lesson.videoUrl} />}
      {lesson.bodyDocument ? (
        <RichText value={lesson.bodyDocument} />
      ) : (
        <p className={classes.prose}>{t('courses.emptyLesson')}</p>
      )}
      <div className={classes.foot}>
        <DoneButton lesson={lesson} isDone={isDone} nextHref={next} />
        {next && (
          <Button variant="default" component={AppLink} href={next}>
            {t('courses.next')}
          </Button>
        )}
      </div>
    </Paper>
  );
}

function DoneButton({ lesson, isDone, nextHref: next }: LessonViewProps) {
  const { t } = useTranslation('programme');
  const client = useQueryClient();
  const router = useRouter();
  const message = useErrorMessage();
  const mark = useMutation({
    mutationFn: () => graphqlRequest(SetLessonDoneDocument, { lessonId: lesson._id, done: !isDone }),
    onSuccess: async () => {
      await client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('Course') });
      if (!isDone && next) router.history.push(next);
    },
    onError: (error) => showToast({ kind: 'error', message: message(error) }),
  });
  return (
    <Button variant={isDone ? 'default' : 'filled'} loading={mark.isPending} onClick={() => mark.mutate()}>
      {t(isDone ? 'courses.markOpen' : 'courses.markDone')}
    </Button>
  );
}

function nextHref(courseId: string, lessons: readonly CourseLesson[], currentId: string): string | null {
  const next = lessons[lessons.findIndex(({ _id }) => _id === currentId) + 1];
  return next ? paths.courseCourseware({ id: courseId }, next._id) : null;
}
