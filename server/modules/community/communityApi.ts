import { sql } from 'kysely';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { loadReadable, writeScope } from '#server/entities/write/WriteScope.ts';
import type { ModuleApi } from '#server/graphql/schema/ModuleApi.ts';
import { readSdl } from '#server/graphql/schema/readSdl.ts';
import { readSelection } from '#server/graphql/schema/readSelection.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import { NotFoundError } from '#server/platform/errors/errors.ts';
import { communityPeople, communityStartups } from './communityLists.ts';

/** What people of a tenant show and tell each other. */
export const communityApi: ModuleApi = {
  typeDefs: readSdl(import.meta.url),
  planned: { communityPeople, communityStartups },
  resolvers: {
    Mutation: {
      setCommunityPostLiked: (_parent, { postId, liked }, context, info) =>
        context.transact(async () => {
          await setLiked(context, postId, liked);
          return readSelection(specCatalog, context, info, 'CommunityPost', postId);
        }),
    },
  },
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
