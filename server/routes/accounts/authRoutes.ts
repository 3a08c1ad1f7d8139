import type { DatabaseHandle } from '#server/platform/db/database.ts';
import { readJsonObject, sendJson } from '#server/platform/http/respond.ts';
import { keepSecretCookie, readSecretCookie, type SecretCookie } from '#server/platform/http/secretCookie.ts';
import { newSecret } from '#server/platform/secrets/secrets.ts';
import type { TenantDirectory } from '#server/platform/tenants/TenantDirectory.ts';
import { type RefusalReason, refusalText } from '#server/platform/texts/refusals.ts';
import { confirmWithPassword } from '#server/services/auth/confirmLink.ts';
import { type SignInResult, signIn } from '#server/services/auth/signIn.ts';
import type { Route, RouteRequest } from '../Route.ts';

/** A browser that has signed in is known again, so that guesses of others don't keep its owner out. */
const DEVICE: SecretCookie = { name: 'cohort-device', maxAgeSeconds: 180 * 24 * 3600 };
const MAX_EMAIL = 320;
const MAX_PASSWORD = 200;
const MAX_SECRET = 200;

/** `POST /auth/local` and `/auth/confirm`: a password → a token. */
export function authRoutes(database: DatabaseHandle, tenants: TenantDirectory): readonly Route[] {
  return [
    {
      method: 'POST',
      path: '/auth/local',
      handle: async (route) => {
        const { tenant, request } = route;
        const refuse = refuser(route);
        // One way to sign in or the other (000 §4): where the provider decides who gets in, no password does.
        if (tenant.signOn !== null) return refuse('signInElsewhere');
        const { email, password, incubator } = await readJsonObject(request);
        const named = typeof incubator === 'string' && incubator !== '' ? await tenants.bySlug(incubator) : tenant;
        const isUsable = isText(email, MAX_EMAIL) && isText(password, MAX_PASSWORD);
        // A token is only good on its own tenant's host: signing in for another one here would be of no use.
        if (!isUsable || named?.id !== tenant.id) return refuse('wrongCredentials');
        const device = deviceOf(route);
        const source = { device, address: route.address };
        answer(route, device, await signIn(database, tenant.id, { email, password, source }), 'wrongCredentials');
      },
    },
    {
      // Whoever opens the mail of their sign-up on another device shows the password that they chose.
      method: 'POST',
      path: '/auth/confirm',
      handle: async (route) => {
        const { tenant, request } = route;
        const refuse = refuser(route);
        if (tenant.signOn !== null) return refuse('signInElsewhere');
        const { token, password } = await readJsonObject(request);
        if (!isText(token, MAX_SECRET)) return refuse('linkOld', 400);
        if (!isText(password, MAX_PASSWORD)) return refuse('passwordWrong');
        const device = deviceOf(route);
        const given = { secret: token, password, source: { device, address: route.address } };
        const result = await confirmWithPassword(database, tenant, given);
        if (result === null) return refuse('linkOld', 400);
        answer(route, device, result, 'passwordWrong');
      },
    },
  ];
}

const isText = (value: unknown, longest: number): value is string =>
  typeof value === 'string' && value.length <= longest;

const deviceOf = ({ request, tenant }: RouteRequest): string =>
  readSecretCookie(request, tenant, DEVICE) ?? newSecret();

function refuser({ response, reader }: RouteRequest) {
  return (reason: RefusalReason, status = 401): void =>
    sendJson(response, status, { message: refusalText(reader(), { reason }), code: reason });
}

/** A token for whoever is signed in, else why not. */
function answer(route: RouteRequest, device: string, result: SignInResult, wrong: RefusalReason): void {
  const { response, tenant } = route;
  const refuse = refuser(route);
  if (result.kind === 'signedIn') {
    keepSecretCookie(response, tenant, DEVICE, device);
    sendJson(response, 200, { token: result.token });
  } else if (result.kind === 'refused') {
    refuse(wrong);
  } else {
    response.setHeader('retry-after', String(result.retryAfterSeconds));
    refuse('tooManyAttempts', 429);
  }
}
