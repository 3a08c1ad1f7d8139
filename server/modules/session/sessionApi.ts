import { sql } from 'kysely';
import type { ModuleApi } from '#server/graphql/ModuleApi.ts';
import { mapEvents } from '#server/graphql/mapEvents.ts';
import { readSdl } from '#server/graphql/readSdl.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import { AuthenticationRequiredError, ConflictError, NotFoundError } from '#server/platform/errors/errors.ts';
import { endSession, SESSION_ENDED } from '#server/services/auth/sessions.ts';
import { type SessionAnswer, upsertSession } from './upsertSession.ts';

interface SessionArguments {
  readonly sessionId: string;
}

/** Sessions of a user's browsers: how many there may be, and how one learns that it has ended. */
export const sessionApi: ModuleApi = {
  typeDefs: readSdl(import.meta.url),
  resolvers: {
    Mutation: { upsertSession: upsert, logoutSession: logout },
    Subscription: { sessionLoggedOut: { subscribe: watchSession, resolve: (session: SessionAnswer) => session } },
  },
  farewells: ['sessionLoggedOut'],
};

async function upsert(
  _parent: unknown,
  { sessionId }: Partial<Record<keyof SessionArguments, string | null>>,
  context: RequestContext,
): Promise<SessionAnswer> {
  const { viewer, token, userAgent } = context;
  if (!viewer || !token) throw new AuthenticationRequiredError();
  const request = { userId: viewer.id, tokenHash: token.tokenHash, userAgent, sessionId: sessionId ?? null };
  // The refusal is remembered, so it has to be committed before it is thrown.
  const session = await context.transact((tx) => upsertSession(tx, request));
  if (!session) throw ConflictError.because('maxSessions');
  return session;
}

async function logout(
  _parent: unknown,
  { sessionId }: SessionArguments,
  context: RequestContext,
): Promise<SessionAnswer> {
  return context.transact(async (tx) => {
    if (!(await ownsSession(context, sessionId))) throw new NotFoundError();
    await endSession(tx, sessionId);
    return { _id: sessionId, status: 'LOGGED_OUT' };
  });
}

async function watchSession(_parent: unknown, { sessionId }: SessionArguments, context: RequestContext) {
  // Listening begins before the check: an end in between is not missed.
  const events = context.events([SESSION_ENDED], ({ payload }) => payload.sessionId === sessionId);
  if (!(await ownsSession(context, sessionId))) {
    await events.return();
    throw new NotFoundError();
  }
  return mapEvents(events, (): SessionAnswer => ({ _id: sessionId, status: 'LOGGED_OUT' }));
}

function ownsSession(context: RequestContext, sessionId: string): Promise<boolean> {
  return context.transact(async (tx) => {
    const { rows } = await sql`
      select id from client_session where id = ${sessionId} and user_id = ${context.viewer?.id ?? ''}`.execute(tx);
    return rows.length > 0;
  });
}
