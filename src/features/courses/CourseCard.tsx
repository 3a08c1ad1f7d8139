import { Progress } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { paths } from '#src/generated/paths.gen.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { AvatarList } from '#src/ui/avatar/AvatarList.tsx';
import classes from './CourseCard.module.css';
import type { CourseCardFragment } from './courses.gen.ts';
import '@mantine/core/styles/Progress.css';

interface CourseCardProps {
  readonly course: CourseCardFragment;
  /** How much of it is done; null for a course that was not begun. */
  readonly percent: number | null;
}

/** A course in short, and how far one has come. */
export function CourseCard({ course, percent }: CourseCardProps) {
  const { t } = useTranslation('programme');
  return (
    <li className={classes.card}>
      <AppLink href={paths.course({ id: course._id })} className={classes.title}>
        {course.title}
      </AppLink>
      {course.summary && <p className={classes.note}>{course.summary}</p>}
      <div className={classes.foot}>
        <AvatarList users={course.instructors} variant="compact" />
        <span className={classes.note}>
          {percent === null ? t('courses.notBegun') : t('courses.percent', { percent })}
        </span>
      </div>
      {percent !== null && <Progress value={percent} aria-label={t('courses.percent', { percent })} />}
    </li>
  );
}
