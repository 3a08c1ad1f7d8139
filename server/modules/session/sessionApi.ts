import { sql } from 'kysely';
import type { ModuleApi } from '#server/graphql/schema/ModuleApi.ts';
import { mapEvents } from '#server/graphql/schema/mapEvents.ts';
import { readSdl } from '#server/graphql/schema/readSdl.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import { AuthenticationRequiredError, ConflictError, NotFoundError } from '#server/platform/errors/errors.ts';
import { endSession, SESSION_ENDED } from '#server/services/auth/sessions.ts';
import { type SessionAnswer, upsertSession } from './upsertSession.ts';

/** Sessions of a user's browsers: how many there may be, and how one learns that it has ended. */
export const sessionApi: ModuleApi = {
  typeDefs: readSdl(import.meta.url),
  resolvers: {
    Mutation: {
      upsertSession: (_parent, { sessionId }, context) => upsert(context, sessionId ?? null),
      logoutSession: (_parent, { sessionId }, context) => logout(context, sessionId),
    },
    Subscription: {
      sessionLoggedOut: {
        subscribe: (_parent, { sessionId }, context) => watchSession(context, sessionId),
        resolve: (session: SessionAnswer) => session,
      },
    },
  },
  farewells: ['sessionLoggedOut'],
};

async function upsert(context: RequestContext, sessionId: string | null): Promise<SessionAnswer> {
  const { viewer, token, userAgent } = context;
  if (!viewer || !token) throw new AuthenticationRequiredError();
  const request = { userId: viewer.id, tokenHash: token.tokenHash, userAgent, sessionId };
  // The refusal is remembered, so it has to be committed before it is thrown.
  const session = await context.transact((tx) => upsertSession(tx, request));
  if (!session) throw ConflictError.because('maxSessions');
  return session;
}

async function logout(context: RequestContext, sessionId: string): Promise<SessionAnswer> {
  return context.transact(async (tx) => {
    if (!(await ownsSession(context, sessionId))) throw new NotFoundError();
    await endSession(tx, sessionId);
    return { _id: sessionId, status: 'LOGGED_OUT' };
  });
}

async function watchSession(context: RequestContext, sessionId: string) {
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
