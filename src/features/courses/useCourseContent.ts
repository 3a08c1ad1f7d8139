import { useQuery } from '@tanstack/react-query';
import { useSession } from '#src/data/session/sessionStore.ts';
import { courseContentQuery } from './courseQueries.ts';
import type { CourseContentQuery } from './courses.gen.ts';

export type CourseContent = NonNullable<CourseContentQuery['course']>;
export type CourseLesson = CourseContent['sections'][number]['lessons'][number];

/** A course with its lessons in order, and what of it the reader has done. */
export function useCourseContent(id: string) {
  const { user } = useSession();
  const query = useQuery({ ...courseContentQuery(id, user?._id ?? ''), enabled: id !== '' });
  const progress = query.data?.courseProgresses.results[0];
  return {
    query,
    course: query.data?.course,
    lessons: query.data?.course?.sections.flatMap((section) => section.lessons) ?? [],
    done: new Set(progress?.completedLessons.map(({ _id }) => _id)),
    percent: progress?.percent ?? null,
  };
}
