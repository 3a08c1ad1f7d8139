import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import type { DatabaseHandle, Tx } from '#server/platform/db/database.ts';
import { verifyPassword } from './passwords.ts';
import { signInKeys } from './signInKeys.ts';
import {
  type Admission,
  type AttemptKey,
  NotAdmittedError,
  pruneAttemptCounts,
  settlePlaces,
  takePlaces,
} from './throttle/attemptCounts.ts';
import { findKnownSource, type KnownSource, rememberSource, type SignInSource } from './throttle/knownSources.ts';
import { WaitingTries } from './throttle/WaitingTries.ts';
import { issueToken } from './tokens.ts';

export type SignInResult =
  | { readonly kind: 'signedIn'; readonly token: string }
  | { readonly kind: 'refused' }
  | { readonly kind: 'limited'; readonly retryAfterSeconds: number };

export interface SignIn {
  readonly email: string;
  readonly password: string;
  readonly source: SignInSource;
}

/** How long a try waits for others that are being looked at. */
const MAX_PATIENCE_MS = 10_000;
const LATER_SECONDS = 5;
/** A class of students signs in at once; whoever comes beyond that is asked to come again. */
const waitingTries = new WaitingTries(200);
const STRANGE: KnownSource = { isDevice: false, isAddress: false };

/** E-mail and password of a tenant's user → a token. Which of the two was wrong is not told. */
export async function signIn(database: DatabaseHandle, tenantId: string, given: SignIn): Promise<SignInResult> {
  const admitted = await waitForAdmission(database, tenantId, given);
  if (!('keys' in admitted)) return { kind: 'limited', retryAfterSeconds: admitted.seconds };
  const { keys, user } = admitted;
  const isRight = await verifiedOrGivenBack(database, tenantId, admitted, given.password);
  return database.withTenant(tenantId, async (tx): Promise<SignInResult> => {
    await settlePlaces(tx, keys, isRight && user ? 'right' : 'wrong');
    if (!isRight || !user) return { kind: 'refused' };
    await pruneAttemptCounts(tx);
    await rememberSource(tx, user.id, given.source);
    return { kind: 'signedIn', token: await issueToken(tx, user.id) };
  });
}

interface Admitted {
  readonly keys: readonly AttemptKey[];
  readonly user: UserRow | undefined;
}

interface UserRow {
  readonly id: string;
  readonly password_hash: string | null;
}

async function waitForAdmission(
  database: DatabaseHandle,
  tenantId: string,
  given: SignIn,
): Promise<Admitted | { readonly seconds: number }> {
  const first = await askForAdmission(database, tenantId, given);
  if ('keys' in first || first.kind === 'wait') return first;
  const later = await waitingTries.join(tenantId, () => askAgain(database, tenantId, given));
  return later ?? { seconds: LATER_SECONDS };
}

/** Others are being looked at: asks until they have been; null when that takes too long. */
async function askAgain(
  database: DatabaseHandle,
  tenantId: string,
  given: SignIn,
): Promise<Admitted | { readonly seconds: number } | null> {
  const until = Date.now() + MAX_PATIENCE_MS;
  for (let pause = 50; Date.now() < until; pause = Math.min(2 * pause, 800)) {
    await setTimeout(pause * (0.5 + Math.random()));
    const answer = await askForAdmission(database, tenantId, given);
    if ('keys' in answer || answer.kind === 'wait') return answer;
  }
  return null;
}

async function askForAdmission(
  database: DatabaseHandle,
  tenantId: string,
  { email, source }: SignIn,
): Promise<Admitted | Exclude<Admission, { kind: 'admitted' }>> {
  try {
    return await database.withTenant(tenantId, async (tx) => {
      const user = await findUser(tx, email);
      const keys = signInKeys(email, source, user ? await findKnownSource(tx, user.id, source) : STRANGE);
      await takePlaces(tx, keys);
      return { keys, user };
    });
  } catch (error) {
    if (error instanceof NotAdmittedError && error.admission.kind !== 'admitted') return error.admission;
    throw error;
  }
}

async function findUser(tx: Tx, email: string): Promise<UserRow | undefined> {
  const { rows } = await sql<UserRow>`
    select id, password_hash from "user"
    where lower(email) = ${email.trim().toLowerCase()} and lower(status) in ('active', 'pending')`.execute(tx);
  return rows[0];
}

/** Outside a transaction: it takes tens of milliseconds, and the embedded database has one connection. */
async function verifiedOrGivenBack(
  database: DatabaseHandle,
  tenantId: string,
  { keys, user }: Admitted,
  password: string,
): Promise<boolean> {
  try {
    return await verifyPassword(password, user?.password_hash ?? null);
  } catch (error) {
    // Say because too many wait: that is no failure.
    await database.withTenant(tenantId, (tx) => settlePlaces(tx, keys, 'unseen'));
    throw error;
  }
}
