import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import type { ModuleApi } from '#server/graphql/schema/ModuleApi.ts';
import { readSdl } from '#server/graphql/schema/readSdl.ts';
import { readSelection } from '#server/graphql/schema/readSelection.ts';
import { courseCohort } from './courseCohort.ts';
import { setLessonDone } from './lessonProgress.ts';

/** What learners do with courses. */
export const coursesApi: ModuleApi = {
  typeDefs: readSdl(import.meta.url),
  resolvers: {
    Query: {
      courseCohort: (_parent, { courseId }, context) => courseCohort(context, courseId),
    },
    Mutation: {
      setLessonDone: (_parent, { lessonId, done }, context, info) =>
        context.transact(async () =>
          readSelection(specCatalog, context, info, 'CourseProgress', await setLessonDone(context, lessonId, done)),
        ),
    },
  },
};
