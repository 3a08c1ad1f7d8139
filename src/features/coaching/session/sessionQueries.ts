import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import {
  EarlierSessionsDocument,
  SessionChangesDocument,
  SessionEvaluationsDocument,
  SessionWorkDocument,
  type SessionWorkQuery,
  StartupHoursDocument,
} from './session.gen.ts';

export type WorkedSession = NonNullable<SessionWorkQuery['coachingSession']>;

/** All that is worked with on the page of a session; its parts share one question. */
export const sessionWorkQuery = (id: string) => graphqlQuery(SessionWorkDocument, { id });

/** What was spoken about with the same startup before. */
export const earlierSessionsQuery = (startup: string, before: string) =>
  graphqlQuery(EarlierSessionsDocument, { startup, before });

/** The minutes of coaching that a startup has. */
export const startupHoursQuery = (startup: string) => graphqlQuery(StartupHoursDocument, { startup });

/** The evaluation form of a session, and what was answered. */
export const sessionEvaluationsQuery = (id: string) => graphqlQuery(SessionEvaluationsDocument, { id });

/** Who has changed what of a session. */
export const sessionChangesQuery = (id: string) => graphqlQuery(SessionChangesDocument, { id });
