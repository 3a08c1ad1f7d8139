import type { ServerModule } from '#server/graphql/schema/ServerModule.ts';
import { coursesApi } from './coursesApi.ts';
import { deriveCourse, deriveLesson, followLesson, followSection } from './courseWrites.ts';

/** Courses and what learners do with them. */
export const coursesModule: ServerModule = {
  name: 'courses',
  api: () => coursesApi,
  writes: {
    derive: { Course: deriveCourse, Lesson: deriveLesson },
    hooks: { CourseSection: [followSection], Lesson: [followLesson] },
  },
};
