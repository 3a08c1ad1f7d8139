import { Paper } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { paths } from '#src/generated/paths.gen.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { RichText } from '#src/ui/writing/RichText.tsx';
import classes from './CoursePage.module.css';
import { useCourseContent } from './useCourseContent.ts';

/** What learners read about a course, and the way to its content, for those who manage it. */
export function CourseAboutTab({ recordId }: { readonly recordId: string }) {
  const { t } = useTranslation('programme');
  const { course, lessons } = useCourseContent(recordId);
  if (!course) return <ListSkeleton rows={3} />;
  return (
    <Paper withBorder radius="lg" p="md" className={classes.lesson}>
      {course.descriptionDocument ? (
        <RichText value={course.descriptionDocument} />
      ) : (
        <p className={classes.prose}>{t('courses.noDescription')}</p>
      )}
      <p className={classes.summary}>{t('builder.lessons', { count: lessons.length })}</p>
      <AppLink href={paths.coursesBuilder({ id: recordId }, 'content')} className={classes.link}>
        {t('courses.openBuilder')}
      </AppLink>
    </Paper>
  );
}
