import { randomPKCECodeVerifier, randomState } from 'openid-client';
import type { OpenService } from '#server/platform/connections/ConnectedServices.ts';
import { ConnectionError, logConnectionFailure } from '#server/platform/connections/ConnectionError.ts';
import { keepAttempt, takeAttempt } from '#server/platform/connections/connectionAttempts.ts';
import { forgetBusyTimes } from '#server/platform/connections/linkedCalendar.ts';
import { type Integration, replacedBy, services } from '#server/platform/connections/services.ts';
import { lockOwner, removeConnection, saveConnection } from '#server/platform/connections/storedConnections.ts';
import type { ServiceTokens } from '#server/platform/connections/TokenVault.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import { AuthenticationRequiredError, ConflictError } from '#server/platform/errors/errors.ts';
import type { Tenant } from '#server/platform/tenants/Tenant.ts';
import { isLinkedCalendar, requireFeatures, revokeQuietly } from './disconnectIntegration.ts';

/** The page that asked, which hands on what the provider sends back. Never taken from a request. */
const redirectUri = ({ origin }: Tenant) => `${origin}/account/settings/integrations`;

/** Begins to connect a service with one's own account; gives the address at the provider to go to. */
export async function startConnection(context: RequestContext, integration: Integration): Promise<string> {
  const userId = await requireConnectable(context, integration);
  const { service } = openOrRefuse(context, integration);
  const secrets = { state: randomState(), codeVerifier: randomPKCECodeVerifier() };
  await context.transact((tx) => keepAttempt(tx, userId, integration, secrets));
  return service.authorizationUrl(redirectUri(context.tenant), secrets);
}

/** Ends what the same person began, with what the provider sent the browser back with; says which service it is. */
export async function finishConnection(context: RequestContext, code: string, state: string): Promise<Integration> {
  const begunBy = context.principal?.id ?? '';
  const attempt = await context.transact((tx) => takeAttempt(tx, begunBy, state));
  if (attempt === null) throw ConflictError.because('connectionExpired');
  const { integration, codeVerifier } = attempt;
  // Asked again: the plan may be another one by now.
  const userId = await requireConnectable(context, integration);
  const open = openOrRefuse(context, integration);
  const tokens = await open.service
    .exchange(redirectUri(context.tenant), code, { state, codeVerifier })
    .catch((error: unknown) => refuse(integration, error));
  await keepTokens(context, open, { userId, integration, tokens });
  return integration;
}

interface NewConnection {
  readonly userId: string;
  readonly integration: Integration;
  readonly tokens: ServiceTokens;
}

/**
 * Puts the connection in place of any other calendar, whose provider is told. Who closed their account while the provider
 * was asked gets none, and the provider is told that.
 */
async function keepTokens(context: RequestContext, open: OpenService, { userId, integration, tokens }: NewConnection) {
  const sealed = open.vault.seal({ tenantId: context.tenant.id, userId, integration }, tokens);
  const replaced = await context.transact(async (tx) => {
    if (!(await lockOwner(tx, userId))) return null;
    const dropped: { readonly integration: Integration; readonly sealed: string | null }[] = [];
    for (const other of replacedBy(integration)) {
      dropped.push({ integration: other, sealed: await removeConnection(tx, userId, other) });
    }
    await saveConnection(tx, userId, integration, sealed);
    return dropped;
  });
  const unwanted = replaced ?? [{ integration, sealed }];
  forgetBusyTimes(context.tenant.id, userId);
  await Promise.all(unwanted.map((one) => revokeQuietly(context, userId, one.integration, one.sealed)));
  if (replaced === null) throw new AuthenticationRequiredError();
}

/** The reader, who may connect this service and let go of the calendar whose place it takes. */
async function requireConnectable(context: RequestContext, integration: Integration): Promise<string> {
  const userId = requireFeatures(context, services[integration].usedWith);
  for (const other of replacedBy(integration)) {
    if (await isLinkedCalendar(context, other)) requireFeatures(context, services[other].letGoWith);
  }
  return userId;
}

function openOrRefuse({ services: installed }: RequestContext, integration: Integration): OpenService {
  const open = installed.open(integration);
  if (open === null) throw ConflictError.because('connectionNotSetUp');
  return open;
}

function refuse(integration: Integration, error: unknown): never {
  if (!(error instanceof ConnectionError)) throw error;
  logConnectionFailure(`${integration} could not be connected`, error);
  throw ConflictError.because(error.problem);
}
