import { isEmailAddress } from '#domain/text/emailAddress.ts';
import {
  MAX_PASSWORD_LENGTH,
  MIN_PASSWORD_LENGTH,
  requestPasswordReset,
  resetPassword,
  validateEmail,
} from '#server/auth/accountFlows.ts';
import type { DatabaseHandle } from '#server/db/database.ts';
import type { RequestContext } from '#server/graphql/context.ts';
import { type Route, TokenEndedError } from './HttpApp.ts';
import { readJsonObject, sendJson, sendText } from './respond.ts';

const LINK_IS_OLD = 'This link is no longer valid';

/** Plain HTTP calls about an account whose user is not signed in (requirement 000 §7). */
export function accountRoutes(database: DatabaseHandle): readonly Route[] {
  return [
    {
      method: 'POST',
      path: '/api/users/sendresetpassword',
      // The text of a failure is shown to the user as it is.
      handle: async ({ request, response, tenant }) => {
        if (tenant.signOn !== null) return sendText(response, 400, 'Sign in with the account of your organisation');
        const { email } = await readJsonObject(request);
        if (typeof email !== 'string' || !isEmailAddress(email)) {
          return sendText(response, 400, 'Email is not a valid email');
        }
        const asked = await requestPasswordReset(database, tenant, email);
        if (asked.outcome === 'sent') return sendJson(response, 200, {});
        if (asked.outcome === 'unknown') return sendText(response, 400, 'No user with that email');
        response.setHeader('retry-after', String(asked.waitSeconds));
        sendText(response, 429, 'Too many attempts, please try again later');
      },
    },
    {
      method: 'POST',
      path: '/api/users/resetpassword',
      handle: async ({ request, response, tenant }) => {
        const { token, newPassword } = await readJsonObject(request);
        const problem = passwordProblem(newPassword);
        if (problem !== null || typeof newPassword !== 'string') {
          return sendJson(response, 400, { message: problem, fields: [{ path: 'newPassword', message: problem }] });
        }
        const isDone = typeof token === 'string' && (await resetPassword(database, tenant, token, newPassword));
        sendJson(response, isDone ? 200 : 400, isDone ? {} : { message: LINK_IS_OLD });
      },
    },
    {
      method: 'POST',
      path: '/api/users/validate/:token',
      handle: async ({ response, tenant, params, context }) => {
        const opener = await openerOf(context);
        const confirmed = await validateEmail(database, tenant, params.token ?? '', opener);
        sendJson(response, confirmed ? 200 : 400, confirmed ?? { message: LINK_IS_OLD });
      },
    },
  ];
}

/** Who is signed in where a link is opened; a token that has ended is as good as none. */
async function openerOf(context: () => Promise<RequestContext>) {
  try {
    const { viewer, token } = await context();
    return viewer && token ? { userId: viewer.id, tokenHash: token.tokenHash } : null;
  } catch (error) {
    if (error instanceof TokenEndedError) return null;
    throw error;
  }
}

/** What is wrong with a new password, as it is said to its user; null when nothing is. */
export function passwordProblem(password: unknown): string | null {
  if (typeof password !== 'string' || password === '') return 'Password is a required field';
  if (password.length < MIN_PASSWORD_LENGTH) {
    return `Password must be greater than or equal to ${MIN_PASSWORD_LENGTH} characters`;
  }
  return password.length > MAX_PASSWORD_LENGTH
    ? `Password must be less than or equal to ${MAX_PASSWORD_LENGTH} characters`
    : null;
}
