import type { Principal } from '#domain/model/access.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { DatabaseHandle } from '#server/platform/db/database.ts';
import type { Tenant } from '#server/platform/tenants/Tenant.ts';

/** What the write path needs of a request. */
export function contextOf(database: DatabaseHandle, principal: Principal | null): RequestContext {
  const tenantId = principal?.tenantId ?? 'a';
  const tenant: Pick<Tenant, 'id' | 'defaultLanguage' | 'arrangements'> = {
    id: tenantId,
    defaultLanguage: 'en',
    arrangements: [],
  };
  return {
    principal,
    viewer: null,
    tenant,
    transact: (work) => database.withTenant(tenantId, work),
    prepare: (work) => database.withTenant(tenantId, work),
    read: (statement) => database.readInTenant(tenantId, statement),
  } as RequestContext;
}
