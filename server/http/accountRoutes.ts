import { isEmailAddress } from '#domain/text/emailAddress.ts';
import { invitedPerson, requestPasswordReset, resetPassword, validateEmail } from '#server/auth/accountFlows.ts';
import { passwordMessage } from '#server/auth/passwordRules/passwordProblem.ts';
import type { DatabaseHandle } from '#server/db/database.ts';
import type { RequestContext } from '#server/graphql/context.ts';
import { type Route, TokenEndedError } from './HttpApp.ts';
import { readJsonObject, sendJson, sendText } from './respond.ts';

/** Told by a code too, which pages have words for in every language. */
const LINK_IS_OLD = { code: 'linkOld', message: 'This link is no longer valid' };

/** Plain HTTP calls about an account whose user is not signed in (requirement 000 §7). */
export function accountRoutes(database: DatabaseHandle): readonly Route[] {
  return [
    {
      method: 'POST',
      path: '/api/users/sendresetpassword',
      // The text of a failure is shown to the user as it is.
      handle: async ({ request, response, tenant, address }) => {
        if (tenant.signOn !== null) return sendText(response, 400, 'Sign in with the account of your organisation');
        const { email } = await readJsonObject(request);
        if (typeof email !== 'string' || !isEmailAddress(email)) {
          return sendText(response, 400, 'Email is not a valid email');
        }
        const asked = await requestPasswordReset(database, tenant, email, address);
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
        const { token, newPassword, timezone } = await readJsonObject(request);
        const secret = typeof token === 'string' ? token : '';
        const chosen = await resetPassword(database, tenant, secret, { password: newPassword, timezone });
        if (chosen.outcome === 'done') return sendJson(response, 200, {});
        if (chosen.outcome === 'oldLink') return sendJson(response, 400, LINK_IS_OLD);
        const message = passwordMessage(chosen.problem, chosen.language);
        const fields = [{ path: 'newPassword', message }];
        sendJson(response, 400, { message, code: chosen.problem, fields });
      },
    },
    {
      // The secret is in the body: addresses are kept in logs.
      method: 'POST',
      path: '/api/users/invitation',
      handle: async ({ request, response, tenant }) => {
        const { token } = await readJsonObject(request);
        const invited = typeof token === 'string' ? await invitedPerson(database, tenant, token) : null;
        sendJson(response, invited ? 200 : 400, invited ?? LINK_IS_OLD);
      },
    },
    {
      method: 'POST',
      path: '/api/users/validate/:token',
      handle: async ({ response, tenant, params, context }) => {
        const opener = await openerOf(context);
        const confirmed = await validateEmail(database, tenant, params.token ?? '', opener);
        sendJson(response, confirmed ? 200 : 400, confirmed ?? LINK_IS_OLD);
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
