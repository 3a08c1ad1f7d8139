import { readerOf } from '#server/access/Reader.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import type { ModuleApi } from '#server/graphql/schema/ModuleApi.ts';
import { mapEvents } from '#server/graphql/schema/mapEvents.ts';
import { readSdl } from '#server/graphql/schema/readSdl.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import { ForbiddenError } from '#server/platform/errors/errors.ts';

interface ListChange {
  readonly entity: string;
}

interface OrganisationNews {
  readonly _id: string;
}

/** Tells that a list is to be asked for anew; a second member of staff sees a card move while it is moved. */
export const liveApi: ModuleApi = {
  typeDefs: readSdl(import.meta.url),
  resolvers: {
    Subscription: {
      listChanged: {
        subscribe: (_parent, { entity }, context) => followList(context, entity),
        resolve: (change: ListChange) => change,
      },
      organisationChanged: {
        subscribe: (_parent, _args, context) =>
          mapEvents(context.events(['Incubator.updated']), (): OrganisationNews => ({ _id: context.tenant.id })),
        resolve: (news: OrganisationNews) => news,
      },
    },
  },
};

/** An entity that the reader never reads is refused as one that does not exist. */
function followList(context: RequestContext, entity: string) {
  const model = specCatalog.all().find(({ name, meta }) => name === entity && meta.operations.includes('list'));
  const isReadable = model && readerOf(context.principal).entityCondition(model.meta, 'read') !== null;
  if (!isReadable) throw new ForbiddenError();
  const topics = ['created', 'updated', 'deleted'].map((action) => `${entity}.${action}`);
  return mapEvents(context.events(topics), (): ListChange => ({ entity }));
}
