import { sql } from 'kysely';
import type { RequestContext, Viewer } from '#server/platform/context/context.ts';
import {
  AuthenticationRequiredError,
  ForbiddenError,
  RateLimitedError,
  ValidationError,
} from '#server/platform/errors/errors.ts';
import { closeAccount } from '#server/services/auth/closeAccount.ts';
import { passwordProblem } from '#server/services/auth/passwordRules/passwordProblem.ts';
import { hashPassword, verifyPassword } from '#server/services/auth/passwords.ts';
import { endAllSessions } from '#server/services/auth/sessions.ts';
import { clearLoginFailures, countLoginAttempt } from '#server/services/auth/throttle/loginLimit.ts';
import { hasOtherAdmin } from './guardLastAdmin.ts';

/** A new password for the one who knows the old one; every other place is signed out. */
export async function changePassword(context: RequestContext, current: string, next: string): Promise<boolean> {
  const viewer = await confirmPassword(context, current, 'currentPassword');
  const problem = await passwordProblem(next, await namesAround(context, viewer.id));
  if (problem !== null) {
    throw new ValidationError([{ path: 'newPassword', reason: problem }]);
  }
  const hash = await hashPassword(next);
  await context.transact(async (tx) => {
    await sql`update "user" set password_hash = ${hash}, updated_at = now() where id = ${viewer.id}`.execute(tx);
    await endAllSessions(tx, viewer.id, context.token?.tokenHash ?? null);
  });
  return true;
}

async function namesAround({ tenant, transact }: RequestContext, userId: string): Promise<readonly (string | null)[]> {
  const { rows } = await transact((tx) =>
    sql<{ names: (string | null)[] }>`select array[first_name, last_name, email] as names
      from "user" where id = ${userId}`.execute(tx),
  );
  return [tenant.name, tenant.slug, ...(rows[0]?.names ?? [])];
}

/** Closes one's own account: it can't be signed in to any more, and nothing of it is left to reach the person by. */
export async function deleteOwnAccount(context: RequestContext, password: string): Promise<boolean> {
  const viewer = await confirmPassword(context, password, 'password');
  return context.transact(async (tx) => {
    const { rows } = await sql<{ allowed: boolean | null }>`
      select allow_user_self_delete as allowed from incubator for update`.execute(tx);
    if (rows[0]?.allowed !== true) throw ForbiddenError.because('noDeletion');
    if (!(await hasOtherAdmin(tx, viewer.id))) throw ForbiddenError.because('lastAdmin');
    await closeAccount(tx, viewer.id);
    return true;
  });
}

/** Whoever found an open screen must not take over the account: the password is asked again, and guesses are counted. */
async function confirmPassword(context: RequestContext, password: string, path: string): Promise<Viewer> {
  const { viewer } = context;
  if (!viewer) throw new AuthenticationRequiredError();
  const { wait, stored } = await context.transact(async (tx) => {
    const seconds = await countLoginAttempt(tx, `own ${viewer.id}`);
    const { rows } = await sql<{ password_hash: string | null }>`
      select password_hash from "user" where id = ${viewer.id}`.execute(tx);
    return { wait: seconds, stored: rows[0]?.password_hash ?? null };
  });
  if (wait !== null) throw new RateLimitedError(wait);
  if (!(await verifyPassword(password, stored))) {
    throw new ValidationError([{ path, reason: 'passwordWrong' }]);
  }
  await context.transact((tx) => clearLoginFailures(tx, `own ${viewer.id}`));
  return viewer;
}
