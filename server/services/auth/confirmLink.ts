/** The link that confirms the address of an account: what it asks of whoever opens it, and what comes of opening it. */
import { sql } from 'kysely';
import type { DatabaseHandle, Tx } from '#server/platform/db/database.ts';
import { hashSecret } from '#server/platform/secrets/secrets.ts';
import type { Tenant } from '#server/platform/tenants/Tenant.ts';
import { confirmAddress, lockOutUnconfirmed } from './accountFlows.ts';
import { confirmNewEmail } from './newEmail.ts';
import { issueOneTimeToken, ownerOfToken, redeemOneTimeToken } from './oneTimeTokens.ts';
import { findPublicLink } from './publicLinks.ts';
import { endAllSessions } from './sessions.ts';
import { type SignInResult, signIn } from './signIn.ts';
import type { SignInSource } from './throttle/knownSources.ts';

/** Who is signed in where a link is opened. */
export interface LinkOpener {
  readonly userId: string;
  readonly tokenHash: string;
}

/** What the page of a link begins with; only who has the mailbox has its secret. */
export interface OpenedLink {
  /** `password`: whoever knows the one chosen at sign-up shows it; `confirmed`: the link has done its work before. */
  readonly state: 'open' | 'password' | 'confirmed';
  readonly email: string | null;
  readonly language: string | null;
}

const KINDS = ['validateEmail', 'invitation'] as const;

/** Looks at a link without using it up. Null for one that was never good, has run out or was followed by another. */
export async function lookAtLink(
  database: DatabaseHandle,
  tenant: Tenant,
  secret: string,
  opener: LinkOpener | null,
): Promise<OpenedLink | null> {
  return database.withTenant(tenant.id, async (tx): Promise<OpenedLink | null> => {
    const userId = await ownerOfToken(tx, KINDS, secret);
    if (userId === null) return (await confirmedBy(tx, secret)) ?? lookAtNewEmail(tx, secret);
    const account = await findAccount(tx, userId);
    const isAsked = account?.hasOwnPassword && opener?.userId !== userId && tenant.signOn === null;
    const { email = null, language = null } = account ?? {};
    return { state: isAsked ? 'password' : 'open', email, language };
  });
}

/** A confirmed address; `chooseWith` is the secret that a new password is chosen with, where one is needed. */
export interface Confirmed {
  readonly chooseWith: string | null;
}

/**
 * Confirms the address a link was sent to. Null for a link that is not good. Anybody can sign up with somebody else's
 * address, so a password chosen before is only kept for the one who is signed in with it where the link is opened.
 */
export async function validateEmail(
  database: DatabaseHandle,
  tenant: Tenant,
  secret: string,
  opener: LinkOpener | null,
): Promise<Confirmed | null> {
  return database.withTenant(tenant.id, async (tx) => {
    const redeemed = await redeemOneTimeToken(tx, KINDS, secret);
    if (!redeemed) return (await confirmNewEmail(tx, tenant, secret)) ? { chooseWith: null } : null;
    const { userId } = redeemed;
    const isOwn = opener?.userId === userId;
    const isEmptied = !isOwn && (await hasOwnPassword(tx, userId)) && (await lockOutUnconfirmed(tx, userId));
    if (isOwn) await endAllSessions(tx, userId, opener.tokenHash);
    await confirmAddress(tx, tenant, userId);
    return { chooseWith: isEmptied ? await issueOneTimeToken(tx, 'resetPassword', userId) : null };
  });
}

/**
 * Confirms the address for whoever has both the mailbox and the password that was chosen at sign-up: nothing is left to
 * prove, so the password and all sessions stay. A wrong one is counted as at sign-in. Null for a link that is not good.
 */
export async function confirmWithPassword(
  database: DatabaseHandle,
  tenant: Tenant,
  given: { readonly secret: string; readonly password: string; readonly source: SignInSource },
): Promise<SignInResult | null> {
  const account = await database.withTenant(tenant.id, async (tx) => {
    const userId = await ownerOfToken(tx, KINDS, given.secret);
    return userId === null ? undefined : findAccount(tx, userId);
  });
  if (account === undefined) return null;
  const result = await signIn(database, tenant.id, { ...given, email: account.email });
  if (result.kind !== 'signedIn') return result;
  const isConfirmed = await database.withTenant(tenant.id, async (tx) => {
    const redeemed = await redeemOneTimeToken(tx, KINDS, given.secret);
    if (redeemed) await confirmAddress(tx, tenant, redeemed.userId);
    return redeemed !== null;
  });
  return isConfirmed ? result : null;
}

interface AccountOfLink {
  readonly email: string;
  readonly language: string | null;
  /** Chosen by whoever signed up, and not confirmed by the mailbox since. */
  readonly hasOwnPassword: boolean;
}

async function findAccount(tx: Tx, userId: string): Promise<AccountOfLink | undefined> {
  const { rows } = await sql<AccountOfLink>`
    select email, language, ${isOwnPassword} as "hasOwnPassword"
    from "user" where id = ${userId} and lower(status) in ('active', 'pending')`.execute(tx);
  return rows[0];
}

async function hasOwnPassword(tx: Tx, userId: string): Promise<boolean> {
  const { rows } = await sql`select 1 from "user" where id = ${userId} and ${isOwnPassword}`.execute(tx);
  return rows.length > 0;
}

/** Whoever is invited chooses a password with a link, which confirms their address; whoever signs up chooses it before. */
const isOwnPassword = sql`password_hash is not null and validated is distinct from true and lower(status) = 'pending'`;

/** Null where a link that is used up has not led to a confirmed address. */
async function confirmedBy(tx: Tx, secret: string): Promise<OpenedLink | null> {
  const { rows } = await sql<{ language: string | null }>`
    select u.language from one_time_token t join "user" u on u.tenant_id = t.tenant_id and u.id = t.user_id
    where t.token_hash = ${hashSecret(secret)} and t.kind = any(${[...KINDS]}::text[]) and t.used_at is not null
      and u.validated and lower(u.status) = 'active'`.execute(tx);
  return rows[0] ? { state: 'confirmed', email: null, ...rows[0] } : null;
}

/** The new address of an account is confirmed by the link alone: its password was not chosen by a stranger. */
async function lookAtNewEmail(tx: Tx, secret: string): Promise<OpenedLink | null> {
  const link = await findPublicLink(tx, 'confirmEmail', secret);
  return link === null ? null : { state: 'open', email: link.part, language: null };
}
