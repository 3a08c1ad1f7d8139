import type { OutboxReader } from '#server/platform/outbox/OutboxReader.ts';
import type { TenantDirectory } from '#server/platform/tenants/TenantDirectory.ts';
import type { Authenticator } from '#server/services/auth/Authenticator.ts';

/** Records that say who somebody is and what they may (`loadPrincipal`). */
const OF_PEOPLE: ReadonlySet<string> = new Set(['User', 'Role', 'Startup', 'Program', 'Incubator']);

/**
 * What this process keeps of tenants and of those who are signed in is asked anew once a change of it is heard of, whichever
 * process made it: whoever has just become a founder, or has just named a site, goes on at once.
 */
export function forgetWhatChanges(
  outbox: Pick<OutboxReader, 'subscribeToAll'>,
  tenants: Pick<TenantDirectory, 'forget'>,
  authenticator: Pick<Authenticator, 'forgetAll'>,
): void {
  outbox.subscribeToAll(({ tenantId, topic }) => {
    const [entity = ''] = topic.split('.', 1);
    if (entity === 'Incubator') tenants.forget();
    if (OF_PEOPLE.has(entity)) authenticator.forgetAll(tenantId);
  });
}
