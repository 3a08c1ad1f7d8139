import { sql } from 'kysely';
import { lacksFeature } from '#domain/access/features.ts';
import { logConnectionFailure } from '#server/platform/connections/ConnectionError.ts';
import { forgetBusyTimes } from '#server/platform/connections/linkedCalendar.ts';
import { type Integration, services } from '#server/platform/connections/services.ts';
import { removeConnection } from '#server/platform/connections/storedConnections.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import { AuthenticationRequiredError, ValidationError } from '#server/platform/errors/errors.ts';

/**
 * Lets go of a service that works together with one's own account; one that does not is left alone. It may be switched
 * off by now: a right at a provider can be taken back all the same.
 */
export async function disconnectIntegration(context: RequestContext, integration: Integration): Promise<string> {
  const userId = requireFeatures(context, services[integration].letGoWith);
  const sealed = await context.transact((tx) => removeConnection(tx, userId, integration));
  forgetBusyTimes(context.tenant.id, userId);
  await revokeQuietly(context, userId, integration, sealed);
  return userId;
}

/** The reader, where switches and plan of the organisation include what a service needs. */
export function requireFeatures({ principal }: RequestContext, needed: readonly string[]): string {
  if (principal === null) throw new AuthenticationRequiredError();
  if (needed.some((feature) => lacksFeature(principal, feature))) {
    // Whoever may let go of one may not let go of all: the kind is what is wrong.
    throw new ValidationError([{ path: 'integration', reason: 'notInPlan' }]);
  }
  return principal.id;
}

/** Whether the reader's record says that this calendar is linked. */
export function isLinkedCalendar(context: RequestContext, integration: Integration): Promise<boolean> {
  const name = services[integration].name.toLowerCase();
  return context.transact(async (tx) => {
    const { rows } = await sql`
      select 1 from "user" where id = ${context.principal?.id} and lower(linked_calendar) like ${`%${name}%`}`.execute(
      tx,
    );
    return rows.length > 0;
  });
}

/** Tells the provider, as far as it can be told; what is forgotten here is forgotten either way. */
export async function revokeQuietly(
  context: RequestContext,
  userId: string,
  integration: Integration,
  sealed: string | null,
): Promise<void> {
  const open = context.services.open(integration);
  if (open === null || sealed === null) return;
  try {
    const tokens = open.vault.open({ tenantId: context.tenant.id, userId, integration }, sealed);
    await open.service.revoke(tokens.refreshToken);
  } catch (error) {
    logConnectionFailure(`${integration} could not be told that it is disconnected`, error);
  }
}
