import type { ServerModule } from '#server/graphql/schema/ServerModule.ts';
import { coursesApi } from './coursesApi.ts';
import { deriveLesson, followLesson, followSection } from './courseWrites.ts';

/** Courses and what learners do with them. */
export const coursesModule: ServerModule = {
  name: 'courses',
  api: () => coursesApi,
  writes: {
    derive: { Lesson: deriveLesson },
    hooks: { CourseSection: [followSection], Lesson: [followLesson] },
  },
};
