import { standingOf } from '#domain/access/standing.ts';
import { arrangedMenu } from '#domain/arrangement/arranged.ts';
import { readArrangements } from '#domain/arrangement/readArrangements.ts';
import { menus, routeGuards } from '#server/generated/menus.gen.ts';
import type { ModuleApi } from '#server/graphql/schema/ModuleApi.ts';
import { readSdl } from '#server/graphql/schema/readSdl.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import { AuthenticationRequiredError } from '#server/platform/errors/errors.ts';
import { buildMenu, type MenuReader } from './buildMenu.ts';
import { readIncubator } from './readIncubator.ts';
import { featureSwitchTypeDefs } from './schema.ts';

/** The tenant itself and the menus it offers. */
export const incubatorApi: ModuleApi = {
  typeDefs: `${readSdl(import.meta.url)}\n${featureSwitchTypeDefs}`,
  resolvers: {
    Query: {
      incubator: (_parent, { incubatorId }, context) => {
        const { id, slug } = context.tenant;
        const isOwn = incubatorId === undefined || incubatorId === null || incubatorId === id || incubatorId === slug;
        return isOwn ? readIncubator(context) : null;
      },
      setUp: (_parent, _args, context) => setUp(context),
    },
  },
};

async function setUp(context: RequestContext) {
  const reader = menuReader(context);
  // As it is stored now, and not as the tenant was known a moment ago: whoever has arranged menus looks at them next.
  const arrangements = readArrangements((await readIncubator(context))?.arrangements);
  return {
    // Whatever is hidden in the sidebar is still found by those who may open it.
    sidebarV2: buildMenu(arrangedMenu('sidebar', menus.sidebar, arrangements), routeGuards, reader, 2),
    sitemap: buildMenu(menus.sitemap, routeGuards, reader, 3),
  };
}

function menuReader({ principal, tenant }: RequestContext): MenuReader {
  if (!principal) throw new AuthenticationRequiredError();
  return { principal, features: tenant.features, hasCommunity: standingOf(principal).can('see', 'others') };
}
