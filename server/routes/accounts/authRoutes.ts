import type { DatabaseHandle } from '#server/platform/db/database.ts';
import { readJsonObject, sendJson } from '#server/platform/http/respond.ts';
import { keepSecretCookie, readSecretCookie, type SecretCookie } from '#server/platform/http/secretCookie.ts';
import { newSecret } from '#server/platform/secrets/secrets.ts';
import type { TenantDirectory } from '#server/platform/tenants/TenantDirectory.ts';
import { type RefusalReason, refusalText } from '#server/platform/texts/refusals.ts';
import { signIn } from '#server/services/auth/signIn.ts';
import type { Route } from '../Route.ts';

/** A browser that has signed in is known again, so that guesses of others don't keep its owner out. */
const DEVICE: SecretCookie = { name: 'cohort-device', maxAgeSeconds: 180 * 24 * 3600 };
const MAX_EMAIL = 320;
const MAX_PASSWORD = 200;

/** `POST /auth/local`: e-mail and password → a token. */
export function authRoutes(database: DatabaseHandle, tenants: TenantDirectory): readonly Route[] {
  return [
    {
      method: 'POST',
      path: '/auth/local',
      handle: async ({ request, response, tenant, address, reader }) => {
        const say = (reason: RefusalReason) => ({ message: refusalText(reader(), { reason }), code: reason });
        // One way to sign in or the other (000 §4): where the provider decides who gets in, no password does.
        if (tenant.signOn !== null) return sendJson(response, 401, say('signInElsewhere'));
        const { email, password, incubator } = await readJsonObject(request);
        const named = typeof incubator === 'string' && incubator !== '' ? await tenants.bySlug(incubator) : tenant;
        const isUsable =
          typeof email === 'string' &&
          typeof password === 'string' &&
          email.length <= MAX_EMAIL &&
          password.length <= MAX_PASSWORD;
        // A token is only good on its own tenant's host: signing in for another one here would be of no use.
        if (!isUsable || named?.id !== tenant.id) return sendJson(response, 401, say('wrongCredentials'));

        const device = readSecretCookie(request, tenant, DEVICE) ?? newSecret();
        const result = await signIn(database, tenant.id, { email, password, source: { device, address } });
        if (result.kind === 'signedIn') {
          keepSecretCookie(response, tenant, DEVICE, device);
          return sendJson(response, 200, { token: result.token });
        }
        if (result.kind === 'refused') return sendJson(response, 401, say('wrongCredentials'));
        response.setHeader('retry-after', String(result.retryAfterSeconds));
        sendJson(response, 429, say('tooManyAttempts'));
      },
    },
  ];
}
