import { signOnPaths } from '#domain/auth/signOnPaths.ts';
import type { DatabaseHandle } from '#server/platform/db/database.ts';
import { HttpError } from '#server/platform/errors/HttpError.ts';
import { readJsonObject, sendJson, sendRedirect } from '#server/platform/http/respond.ts';
import { giveSecretCookie, readSecretCookie, type SecretCookie } from '#server/platform/http/secretCookie.ts';
import { refusalText } from '#server/platform/texts/refusals.ts';
import { SignOnError } from '#server/services/auth/signOn/SignOnError.ts';
import { SignOnService } from '#server/services/auth/signOn/SignOnService.ts';
import { ATTEMPT_MINUTES } from '#server/services/auth/signOn/signOnAttempts.ts';
import type { ProviderAnswer } from '#server/services/auth/signOn/verifiedEmail.ts';
import type { Route, RouteRequest } from '../Route.ts';

/** The browser that begins to sign in is the one that finishes. */
const COOKIE: SecretCookie = { name: 'cohort-sign-on', maxAgeSeconds: ATTEMPT_MINUTES * 60 };
const LOGIN = '/login';
const MAX_TEXT = 4000;
const CONNECTION = /^[\w.:@-]{1,100}$/;

/** External sign-on: out to the provider, and back with what it says (requirement 000 §4, §7). */
export function signOnRoutes(database: DatabaseHandle): readonly Route[] {
  const service = new SignOnService(database);
  return [
    { method: 'GET', path: signOnPaths.redirectPath, handle: (route) => begin(service, route) },
    { method: 'POST', path: signOnPaths.exchangePath, handle: (route) => finish(service, route) },
  ];
}

/** `GET /auth/url?return=/tasks&connection=google`: to the provider, or to the form where there is none. */
async function begin(service: SignOnService, { request, response, tenant, reader }: RouteRequest): Promise<void> {
  if (!tenant.signOn) return sendRedirect(response, LOGIN);
  const { searchParams } = new URL(request.url ?? '/', tenant.origin);
  const connection = searchParams.get('connection');
  const start = {
    browser: giveSecretCookie(request, response, tenant, COOKIE),
    returnPath: searchParams.get('return'),
    // The person could write it into the provider's address as well: it opens nothing.
    connection: connection !== null && CONNECTION.test(connection) ? connection : null,
  };
  try {
    sendRedirect(response, (await service.begin(tenant, tenant.signOn, start)).href);
  } catch (error) {
    if (!(error instanceof SignOnError)) throw error;
    const problem = new URLSearchParams({
      error: error.problem,
      error_description: refusalText(reader(), { reason: error.problem }),
    });
    sendRedirect(response, `${signOnPaths.callbackPath}?${problem}`);
  }
}

/** `POST /auth/oidc` with what the provider gave: a token and where to go. Scripts of other sites can't send JSON here. */
async function finish(service: SignOnService, { request, response, tenant, reader }: RouteRequest): Promise<void> {
  const answer = readAnswer(await readJsonObject(request));
  const browser = readSecretCookie(request, tenant, COOKIE);
  try {
    if (!tenant.signOn || browser === null) throw new SignOnError('attempt_expired');
    sendJson(response, 200, await service.finish(tenant, tenant.signOn, browser, answer));
  } catch (error) {
    if (!(error instanceof SignOnError)) throw error;
    const status = error.problem === 'provider_unavailable' ? 503 : 401;
    sendJson(response, status, { message: refusalText(reader(), { reason: error.problem }), code: error.problem });
  }
}

function readAnswer({ code, state, iss }: Record<string, unknown>): ProviderAnswer {
  if (!isText(code) || !isText(state)) throw new HttpError(400, 'providerAnswerMissing');
  return { code, state, iss: isText(iss) ? iss : null };
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= MAX_TEXT;
}
