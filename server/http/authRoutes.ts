import { signIn } from '#server/auth/signIn.ts';
import type { DatabaseHandle } from '#server/db/database.ts';
import type { TenantDirectory } from '#server/tenants/TenantDirectory.ts';
import type { Route } from './HttpApp.ts';
import { readJsonObject, sendJson } from './respond.ts';

const WRONG = 'The e-mail or the password is not correct';
const ELSEWHERE = 'Sign in with the account of your organisation';
const MAX_EMAIL = 320;
const MAX_PASSWORD = 200;

/** `POST /auth/local`: e-mail and password → a token. */
export function authRoutes(database: DatabaseHandle, tenants: TenantDirectory): readonly Route[] {
  return [
    {
      method: 'POST',
      path: '/auth/local',
      handle: async ({ request, response, tenant }) => {
        // One way to sign in or the other (000 §4): where the provider decides who gets in, no password does.
        if (tenant.signOn !== null) return sendJson(response, 401, { message: ELSEWHERE });
        const { email, password, incubator } = await readJsonObject(request);
        const named = typeof incubator === 'string' && incubator !== '' ? await tenants.bySlug(incubator) : tenant;
        const isUsable =
          typeof email === 'string' &&
          typeof password === 'string' &&
          email.length <= MAX_EMAIL &&
          password.length <= MAX_PASSWORD;
        // A token is only good on its own tenant's host: signing in for another one here would be of no use.
        if (!isUsable || named?.id !== tenant.id) return sendJson(response, 401, { message: WRONG });

        const result = await signIn(database, tenant.id, email, password);
        if (result.kind === 'signedIn') return sendJson(response, 200, { token: result.token });
        if (result.kind === 'refused') return sendJson(response, 401, { message: WRONG });
        response.setHeader('retry-after', String(result.retryAfterSeconds));
        sendJson(response, 429, { message: 'Too many attempts, please try again later' });
      },
    },
  ];
}
