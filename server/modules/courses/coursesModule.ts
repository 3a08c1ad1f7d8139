import type { GraphQLResolveInfo } from 'graphql';
import { readSelection } from '#server/entities/readSelection.ts';
import { specCatalog } from '#server/entities/specCatalog.ts';
import type { RequestContext } from '#server/graphql/context.ts';
import { readSdl } from '../readSdl.ts';
import type { ServerModule } from '../ServerModule.ts';
import { courseCohort } from './courseCohort.ts';
import { setLessonDone } from './lessonProgress.ts';

interface LessonArguments {
  readonly lessonId: string;
  readonly done: boolean;
}

/** What learners do with courses. */
export const coursesModule: ServerModule = {
  name: 'courses',
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
