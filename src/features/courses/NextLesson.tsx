import { Button, Paper, Progress } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { paths } from '#src/generated/paths.gen.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { Section } from '#src/ui/Section.tsx';
import classes from './CoursePage.module.css';
import { useCourseContent } from './useCourseContent.ts';
import '@mantine/core/styles/Progress.css';

/** What the reader learns next in a course, and how far they are; nothing in a course without lessons. */
export function NextLesson({ recordId }: { readonly recordId: string }) {
  const { t } = useTranslation(['programme', 'spec']);
  const { course, lessons, done, percent } = useCourseContent(recordId);
  const next = lessons.find(({ _id }) => !done.has(_id)) ?? lessons[0];
  if (!course || !next) return null;
  const isDone = percent === 100;
  return (
    <Paper withBorder radius="lg" p="md">
      <Section
        title={t('courses.yourNext')}
        action={
          <Button variant="default" component={AppLink} href={paths.courseCourseware({ id: recordId }, next._id)}>
            {t(isDone ? 'courses.again' : percent ? 'courses.continue' : 'courses.begin')}
          </Button>
        }
      >
        <p className={classes.prose}>{isDone ? t('courses.allDone') : next.title}</p>
        {!isDone && (
          <p className={classes.summary}>
            {t(`enum.LessonKind.${next.kind}`, { ns: 'spec' })}
            {typeof next.duration === 'number' && ` · ${t('courses.minutes', { count: next.duration })}`}
          </p>
        )}
        {percent !== null && (
          <div className={classes.progress}>
            <Progress value={percent} aria-label={t('courses.percent', { percent })} />
            <span>{t('courses.percent', { percent })}</span>
          </div>
        )}
      </Section>
    </Paper>
  );
}
