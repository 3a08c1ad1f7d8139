import { IconCircle, IconCircleCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { paths } from '#src/generated/paths.gen.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import classes from './LessonList.module.css';
import type { CourseContent } from './useCourseContent.ts';

interface LessonListProps {
  readonly course: CourseContent;
  readonly done: ReadonlySet<string>;
  /** The lesson that is open. */
  readonly currentId: string | null;
}

/** The sections of a course with their lessons; a tick on what is done, which is also said. */
export function LessonList({ course, done, currentId }: LessonListProps) {
  const { t } = useTranslation(['programme', 'spec']);
  return (
    <nav aria-label={t('courses.contents')} className={classes.list}>
      {course.sections.map((section) => (
        <section key={section._id}>
          <h2 className={classes.section}>{section.title}</h2>
          <ol className={classes.lessons}>
            {section.lessons.map(({ _id, title, kind, duration }) => (
              <li key={_id}>
                <AppLink
                  href={paths.courseCourseware({ id: course._id }, _id)}
                  className={classes.lesson}
                  aria-current={_id === currentId ? 'page' : undefined}
                >
                  {done.has(_id) ? (
                    <IconCircleCheck size={20} className={classes.done} role="img" aria-label={t('courses.done')} />
                  ) : (
                    <IconCircle size={20} className={classes.open} role="img" aria-label={t('courses.open')} />
                  )}
                  <span className={classes.name}>{title}</span>
                  <span className={classes.note}>
                    {t(`enum.LessonKind.${kind}`, { ns: 'spec' })}
                    {typeof duration === 'number' && ` · ${t('courses.minutes', { count: duration })}`}
                  </span>
                </AppLink>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </nav>
  );
}
