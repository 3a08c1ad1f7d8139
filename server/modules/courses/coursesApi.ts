import type { GraphQLResolveInfo } from 'graphql';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import type { ModuleApi } from '#server/graphql/ModuleApi.ts';
import { readSdl } from '#server/graphql/readSdl.ts';
import { readSelection } from '#server/graphql/readSelection.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import { courseCohort } from './courseCohort.ts';
import { setLessonDone } from './lessonProgress.ts';

interface LessonArguments {
  readonly lessonId: string;
  readonly done: boolean;
}

/** What learners do with courses. */
export const coursesApi: ModuleApi = {
  typeDefs: readSdl(import.meta.url),
  resolvers: {
    Query: {
      courseCohort: (_parent: unknown, { courseId }: { readonly courseId: string }, context: RequestContext) =>
        courseCohort(context, courseId),
    },
    Mutation: {
      setLessonDone: (
        _parent: unknown,
        { lessonId, done }: LessonArguments,
        context: RequestContext,
        info: GraphQLResolveInfo,
      ) =>
        context.transact(async () =>
          readSelection(specCatalog, context, info, 'CourseProgress', await setLessonDone(context, lessonId, done)),
        ),
    },
  },
};
