/** Calls to a service that somebody has connected, in their name. None of it may run inside a transaction. */
import type { RequestContext } from '#server/graphql/context.ts';
import type { OpenService } from './ConnectedServices.ts';
import { ConnectionError, logConnectionFailure } from './ConnectionError.ts';
import type { ServiceRequest } from './OutsideService.ts';
import type { Integration } from './services.ts';
import { loadConnection, removeConnection, replaceTokens } from './storedConnections.ts';
import type { ConnectionOwner, ServiceTokens } from './TokenVault.ts';

/** Where the call comes from: the tenant, its database and the services of the installation. */
export type ServiceContext = Pick<RequestContext, 'tenant' | 'transact' | 'services'>;

/** A token that ends this soon is not begun with. */
const MARGIN_MS = 60_000;

/** The answer as JSON; null when the person has not connected the service, or does so no longer. */
export async function askService(
  context: ServiceContext,
  userId: string,
  integration: Integration,
  request: ServiceRequest,
): Promise<unknown> {
  const open = context.services.open(integration);
  if (open === null) return null;
  const owner = { tenantId: context.tenant.id, userId, integration };
  const first = await currentToken(context, open, owner, (tokens) => tokens.expiresAt > Date.now() + MARGIN_MS);
  if (first === null) return null;
  const answer = await open.service.call(request, first);
  if (answer.status !== 401) return readAnswer(answer);
  // Ended sooner than it was said to be: once more, with another.
  const second = await currentToken(context, open, owner, ({ accessToken }) => accessToken !== first);
  return second === null ? null : readAnswer(await open.service.call(request, second));
}

async function readAnswer(answer: Response): Promise<unknown> {
  if (!answer.ok) throw new Error(`answered ${answer.status}`);
  return answer.json();
}

/** An access token that is good for use, refreshed where it has to be; null when there is no connection any more. */
async function currentToken(
  context: ServiceContext,
  open: OpenService,
  owner: ConnectionOwner,
  isGood: (tokens: ServiceTokens) => boolean,
): Promise<string | null> {
  const sealed = await context.transact((tx) => loadConnection(tx, owner.userId, owner.integration));
  if (sealed === null) return null;
  const tokens = open.vault.open(owner, sealed);
  return isGood(tokens) ? tokens.accessToken : refreshOnce(context, open, owner, sealed);
}

/** Refreshes that run: who needs the same waits for it, because a provider may take a lasting token only once. */
const running = new Map<string, Promise<string | null>>();

function refreshOnce(
  context: ServiceContext,
  open: OpenService,
  owner: ConnectionOwner,
  sealed: string,
): Promise<string | null> {
  const begun = running.get(sealed);
  if (begun) return begun;
  const refreshing = refresh(context, open, owner, sealed).finally(() => running.delete(sealed));
  running.set(sealed, refreshing);
  return refreshing;
}

async function refresh(
  context: ServiceContext,
  open: OpenService,
  owner: ConnectionOwner,
  before: string,
): Promise<string | null> {
  const { userId, integration } = owner;
  try {
    const tokens = await open.service.refresh(open.vault.open(owner, before).refreshToken);
    const after = open.vault.seal(owner, tokens);
    await context.transact((tx) => replaceTokens(tx, userId, integration, { before, after }));
    return tokens.accessToken;
  } catch (error) {
    if (!(error instanceof ConnectionError && error.isOver)) throw error;
    logConnectionFailure(`${integration} is no longer connected`, error);
    return afterRefusal(context, open, owner, before);
  }
}

/** Another process may have refreshed meanwhile; if not, the person is connected no longer. */
function afterRefusal(
  context: ServiceContext,
  open: OpenService,
  owner: ConnectionOwner,
  before: string,
): Promise<string | null> {
  const { userId, integration } = owner;
  return context.transact(async (tx) => {
    const now = await loadConnection(tx, userId, integration);
    if (now !== null && now !== before) return open.vault.open(owner, now).accessToken;
    if (now !== null) await removeConnection(tx, userId, integration);
    return null;
  });
}
