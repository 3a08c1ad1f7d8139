import { isEmailAddress } from '#domain/text/emailAddress.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { DatabaseHandle } from '#server/platform/db/database.ts';
import { readJsonObject, sendJson, sendText } from '#server/platform/http/respond.ts';
import { type Refusal, refusalText } from '#server/platform/texts/refusals.ts';
import { readerIn, type TextReader } from '#server/platform/texts/textReader.ts';
import { invitedPerson, requestPasswordReset, resetPassword } from '#server/services/auth/accountFlows.ts';
import { lookAtLink, validateEmail } from '#server/services/auth/confirmLink.ts';
import { isExpiredInvitation, renewInvitation } from '#server/services/auth/expiredInvitation.ts';
import { TokenEndedError } from '../answerError.ts';
import type { Route } from '../Route.ts';

/** Plain HTTP calls about an account whose user is not signed in (requirement 000 §7). */
export function accountRoutes(database: DatabaseHandle): readonly Route[] {
  return [
    {
      method: 'POST',
      path: '/api/users/sendresetpassword',
      // The text of a failure is shown to the user as it is.
      handle: async ({ request, response, tenant, address, reader }) => {
        const refuse = (status: number, refusal: Refusal) => sendText(response, status, refusalText(reader(), refusal));
        if (tenant.signOn !== null) return refuse(400, { reason: 'signInElsewhere' });
        const { email } = await readJsonObject(request);
        if (typeof email !== 'string' || !isEmailAddress(email)) {
          return refuse(400, { reason: 'email', values: { field: { spec: 'User.email' } } });
        }
        const asked = await requestPasswordReset(database, tenant, email, address);
        if (asked.outcome === 'sent') return sendJson(response, 200, {});
        if (asked.outcome === 'unknown') return refuse(400, { reason: 'noUserWithEmail' });
        response.setHeader('retry-after', String(asked.waitSeconds));
        refuse(429, { reason: 'tooManyAttempts' });
      },
    },
    {
      method: 'POST',
      path: '/api/users/resetpassword',
      handle: async ({ request, response, tenant, reader }) => {
        const { token, newPassword, timezone } = await readJsonObject(request);
        const secret = typeof token === 'string' ? token : '';
        const chosen = await resetPassword(database, tenant, secret, { password: newPassword, timezone });
        if (chosen.outcome === 'done') return sendJson(response, 200, {});
        if (chosen.outcome === 'oldLink') return sendJson(response, 400, oldLink(reader()));
        const message = refusalText(readerIn(chosen.language, tenant), { reason: chosen.problem });
        const fields = [{ path: 'newPassword', message, reason: chosen.problem }];
        sendJson(response, 400, { message, code: chosen.problem, fields });
      },
    },
    {
      // The secret is in the body: addresses are kept in logs.
      method: 'POST',
      path: '/api/users/invitation',
      handle: async ({ request, response, tenant, reader }) => {
        const { token } = await readJsonObject(request);
        const secret = typeof token === 'string' ? token : '';
        const invited = await invitedPerson(database, tenant, secret);
        if (invited) return sendJson(response, 200, invited);
        const isExpired = await isExpiredInvitation(database, tenant, secret);
        sendJson(response, 400, isExpired ? problem(reader(), 'invitationExpired') : oldLink(reader()));
      },
    },
    {
      // Answered alike whether a mail goes out now or has gone out a while ago.
      method: 'POST',
      path: '/api/users/invitation/renewal',
      handle: async ({ request, response, tenant, reader }) => {
        const { token } = await readJsonObject(request);
        const isRenewed = typeof token === 'string' && (await renewInvitation(database, tenant, token));
        sendJson(response, isRenewed ? 200 : 400, isRenewed ? {} : oldLink(reader()));
      },
    },
    {
      // What the page of the link has to ask first; the link stays good.
      method: 'POST',
      path: '/api/users/confirmation',
      handle: async ({ request, response, tenant, context, reader }) => {
        const { token } = await readJsonObject(request);
        const secret = typeof token === 'string' ? token : '';
        const opened = await lookAtLink(database, tenant, secret, await openerOf(context));
        sendJson(response, opened ? 200 : 400, opened ?? oldLink(reader()));
      },
    },
    {
      method: 'POST',
      path: '/api/users/validate/:token',
      handle: async ({ response, tenant, params, context, reader }) => {
        const opener = await openerOf(context);
        const confirmed = await validateEmail(database, tenant, params.token ?? '', opener);
        sendJson(response, confirmed ? 200 : 400, confirmed ?? oldLink(reader()));
      },
    },
  ];
}

function oldLink(reader: TextReader) {
  return problem(reader, 'linkOld');
}

/** Told by a code too, for programs. */
function problem(reader: TextReader, reason: 'linkOld' | 'invitationExpired') {
  return { code: reason, message: refusalText(reader, { reason }) };
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
