import { sql } from 'kysely';
import { menus, routeGuards } from '#server/generated/menus.gen.ts';
import type { RequestContext } from '#server/graphql/context.ts';
import { AuthenticationRequiredError } from '#server/graphql/errors.ts';
import { readSdl } from '../readSdl.ts';
import type { ServerModule } from '../ServerModule.ts';
import { buildMenu, type MenuReader } from './buildMenu.ts';
import { readIncubator } from './readIncubator.ts';
import { featureSwitchTypeDefs } from './schema.ts';

/** The tenant itself and the menus it offers. */
export const incubatorModule: ServerModule = {
  name: 'incubator',
  typeDefs: `${readSdl(import.meta.url)}\n${featureSwitchTypeDefs}`,
  resolvers: {
    Query: {
      incubator: (_parent: unknown, { incubatorId }: { incubatorId?: string | null }, context) => {
        const { id, slug } = context.tenant;
        const isOwn = incubatorId === undefined || incubatorId === null || incubatorId === id || incubatorId === slug;
        return isOwn ? readIncubator(context) : null;
      },
      setUp,
    },
  },
};

async function setUp(_parent: unknown, _args: unknown, context: RequestContext) {
  const reader = await menuReader(context);
  return {
    sidebarV2: buildMenu(menus.sidebar, routeGuards, reader, 2),
    sitemap: buildMenu(menus.sitemap, routeGuards, reader, 3),
  };
}

async function menuReader(context: RequestContext): Promise<MenuReader> {
  const { principal, tenant } = context;
  if (!principal) throw new AuthenticationRequiredError();
  const hasCommunity = await context.transact(async (tx) => {
    const { rows } = await sql<{ people: string | null; startups: string | null }>`
      select r.user_access ->> 'visibilitySettings' as people, r.startup_access ->> 'visibilitySettings' as startups
      from "user" u join role r on r.tenant_id = u.tenant_id and r.id = u.role_id
      where u.id = ${principal.id}`.execute(tx);
    return rows[0]?.people !== 'NONE' || rows[0]?.startups !== 'NONE';
  });
  return { principal, features: tenant.features, hasCommunity };
}
