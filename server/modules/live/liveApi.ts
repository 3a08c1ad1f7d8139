import { admits } from '#domain/access/gates/admits.ts';
import { readerOf } from '#server/access/Reader.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { roleGroups } from '#server/generated/access.gen.ts';
import type { ModuleApi } from '#server/graphql/schema/ModuleApi.ts';
import { mapEvents, SKIP } from '#server/graphql/schema/mapEvents.ts';
import { readSdl } from '#server/graphql/schema/readSdl.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import { ForbiddenError } from '#server/platform/errors/errors.ts';
import { seenRows } from './seenRows.ts';
import { type SoonSeen, seenSoon } from './seenSoon.ts';

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
export async function followList(context: RequestContext, entity: string) {
  const model = specCatalog.all().find(({ name, meta }) => name === entity && meta.operations.includes('list'));
  const isReadable = model && readerOf(context.principal).entityCondition(model.meta, 'read') !== null;
  if (!isReadable) throw new ForbiddenError();
  const topics = ['created', 'updated', 'deleted'].map((action) => `${entity}.${action}`);
  const change: ListChange = { entity };
  if (isMember(context)) return mapEvents(context.events(topics), () => change);
  let seen = await seenRows(context, model);
  let asked: SoonSeen | null = null;
  // What comes before the rows are read is seen with them.
  const isUnseen = () => {
    if (asked?.hasBegun() === false) return false;
    asked = seenSoon(context, model);
    return true;
  };
  return mapEvents(context.events(topics, isUnseen), async () => {
    const before = seen;
    seen = (await asked?.sum) ?? null;
    return seen === before ? SKIP : change;
  });
}

/**
 * Members are told of each change. Whoever is not in yet hears only of what is otherwise for themselves: that somebody else
 * applies, or that something is decided which they are not told yet, must not show by a page that is asked anew.
 */
function isMember({ principal }: RequestContext): boolean {
  const groups: Readonly<Record<string, readonly string[]>> = roleGroups;
  // Products whose spec knows no members have nobody who is not one.
  return groups.members === undefined || (principal !== null && admits({ roles: groups.members }, principal));
}
