/** Calls to a service that somebody has connected, in their name. None of it may run inside a transaction. */
import { setTimeout as delay } from 'node:timers/promises';
import type { Tx } from '#server/platform/db/database.ts';
import type { Tenant } from '#server/platform/tenants/Tenant.ts';
import type { ConnectedServices, OpenService } from './ConnectedServices.ts';
import { ConnectionError, logConnectionFailure } from './ConnectionError.ts';
import type { ServiceRequest } from './OutsideService.ts';
import type { Integration } from './services.ts';
import { loadConnection } from './storedConnections.ts';
import type { ConnectionOwner, ServiceTokens } from './TokenVault.ts';
import { claimRefresh, dropRefused, releaseRefresh, replaceTokens } from './tokenRefreshes.ts';

/** Where the call comes from: the tenant, its database and the services of the installation. */
export interface ServiceContext {
  readonly tenant: Tenant;
  readonly transact: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  readonly services: ConnectedServices;
}

/** A token that ends this soon is not begun with. */
const MARGIN_MS = 60_000;
/** How often a process looks whether another one has refreshed. */
const LOOK_AGAIN_MS = 200;

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
  try {
    return await answer.json();
  } catch {
    // The error of the parser quotes the answer, which is for no log.
    throw new Error('answered without JSON');
  }
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

/** Refreshes that run in this process: who needs the same waits for it. */
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

/** Waits for another process that refreshes them, or does so itself. */
async function refresh(
  context: ServiceContext,
  open: OpenService,
  owner: ConnectionOwner,
  before: string,
): Promise<string | null> {
  while (!(await context.transact((tx) => claimRefresh(tx, owner, before)))) {
    const now = await context.transact((tx) => loadConnection(tx, owner.userId, owner.integration));
    if (now === null) return null;
    if (now !== before) return open.vault.open(owner, now).accessToken;
    await delay(LOOK_AGAIN_MS);
  }
  try {
    const tokens = await open.service.refresh(open.vault.open(owner, before).refreshToken);
    return await keepRefreshed(context, open, owner, { before, tokens });
  } catch (error) {
    return afterFailure(context, owner, before, error);
  }
}

interface Refreshed {
  readonly before: string;
  readonly tokens: ServiceTokens;
}

/** The new access token; the one that is stored where the person has connected anew meanwhile, none where they let go. */
async function keepRefreshed(
  context: ServiceContext,
  { service, vault }: OpenService,
  owner: ConnectionOwner,
  { before, tokens }: Refreshed,
): Promise<string | null> {
  const after = vault.seal(owner, tokens);
  const now = await context.transact(async (tx) => {
    const isKept = await replaceTokens(tx, owner, { before, after });
    return isKept ? after : loadConnection(tx, owner.userId, owner.integration);
  });
  if (now !== null) return vault.open(owner, now).accessToken;
  // What was let go of meanwhile was the old token only.
  await service.revoke(tokens.refreshToken).catch((error: unknown) => {
    logConnectionFailure(`${owner.integration} could not be told that it is disconnected`, error);
  });
  return null;
}

/** A refusal ends the connection: nobody else was refreshing, so these were the tokens. Anything else passes by. */
async function afterFailure(context: ServiceContext, owner: ConnectionOwner, before: string, error: unknown) {
  if (!(error instanceof ConnectionError && error.isOver)) {
    await context.transact((tx) => releaseRefresh(tx, owner, before));
    throw error;
  }
  logConnectionFailure(`${owner.integration} is no longer connected`, error);
  await context.transact((tx) => dropRefused(tx, owner, before));
  return null;
}
