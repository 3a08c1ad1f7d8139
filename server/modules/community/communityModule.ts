import type { GraphQLResolveInfo } from 'graphql';
import { sql } from 'kysely';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import type { DeriveValues } from '#server/entities/write/DerivedValues.ts';
import { loadReadable, writeScope } from '#server/entities/write/WriteScope.ts';
import { readSdl } from '#server/graphql/readSdl.ts';
import { readSelection } from '#server/graphql/readSelection.ts';
import type { ServerModule } from '#server/graphql/ServerModule.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import { NotFoundError } from '#server/platform/errors/errors.ts';
import { nameOfUser } from '#server/services/people/nameOfUser.ts';
import { communityPeople, communityStartups } from './communityLists.ts';

interface LikeArguments {
  readonly postId: string;
  readonly liked: boolean;
}

/** What people of a tenant show and tell each other. */
export const communityModule: ServerModule = {
  name: 'community',
  typeDefs: readSdl(import.meta.url),
  planned: { communityPeople, communityStartups },
  resolvers: {
    Mutation: {
      setCommunityPostLiked: (
        _parent: unknown,
        { postId, liked }: LikeArguments,
        context: RequestContext,
        info: GraphQLResolveInfo,
      ) =>
        context.transact(async () => {
          await setLiked(context, postId, liked);
          return readSelection(specCatalog, context, info, 'CommunityPost', postId);
        }),
    },
  },
};

/** Who writes is the one who is signed in. */
export const deriveAuthor: DeriveValues = async (merged, _changes, tx, context) => {
  if (merged.version !== 1 || merged.author !== null) return {};
  const author = context.principal?.id ?? null;
  return { author, authorName: await nameOfUser(tx, author) };
};

function setLiked(context: RequestContext, postId: string, liked: boolean): Promise<void> {
  return context.transact(async (tx) => {
    const post = await loadReadable(writeScope(specCatalog, context, tx), specCatalog.get('CommunityPost'), postId);
    const userId = context.principal?.id;
    if (post === null || userId === undefined) throw new NotFoundError();
    const others = sql`array_remove(liked_by_ids, ${userId})`;
    await sql`update community_post set liked_by_ids = ${liked ? sql`array_append(${others}, ${userId})` : others}
      where id = ${postId}`.execute(tx);
  });
}
