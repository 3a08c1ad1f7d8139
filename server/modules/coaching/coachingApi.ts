import { readerOf } from '#server/access/Reader.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { PlanState } from '#server/entities/plan/PlanState.ts';
import { countSql } from '#server/entities/plan/page/planPage.ts';
import type { EntityWriter } from '#server/entities/write/EntityWriter.ts';
import type { ModuleApi } from '#server/graphql/schema/ModuleApi.ts';
import { readSdl } from '#server/graphql/schema/readSdl.ts';
import { readSelection } from '#server/graphql/schema/readSelection.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import { hourMetrics } from './hours/hourMetrics.ts';
import { cancelMeeting, invitationFacts, respond } from './invitations.ts';
import { proposedMentors } from './matching/proposedMentors.ts';
import { answerRequest } from './requests/answerRequest.ts';
import { bookableTimes } from './requests/bookableTimes.ts';
import { answerByLink, linkedRequest } from './requests/byLink/answerByLink.ts';
import { linkedOutcome } from './requests/byLink/linkedOutcome.ts';
import { requestMeeting, usualMeetingPlace } from './requests/requestMeeting.ts';
import { termsFor } from './requests/requestTerms.ts';
import { answeredForms } from './session/answeredForms.ts';
import { cancelSession } from './session/cancelSession.ts';
import { evaluateSession, sessionForm } from './session/evaluateSession.ts';
import { markActionItem } from './session/markActionItem.ts';
import { sessionClashes } from './session/sessionClashes.ts';

/** Where the sessions are downloaded (requirement 000 §7). */
export const COACHING_SESSIONS_PATH = '/api/coachingsessions';

/** Everything about coaching that is not generated. */
export const coachingApi = (writer: EntityWriter): ModuleApi => ({
  typeDefs: readSdl(import.meta.url),
  resolvers: {
    Query: {
      coachingInvitationFacts: (_parent, { secret }, context) => invitationFacts(context, secret),
      bookableTimes: (_parent, { personId, startupId }, context) => bookableTimes(context, personId, startupId ?? null),
      usualMeetingPlace: (_parent, { personId }, context) => usualMeetingPlace(context, personId),
      sessionClashes: (_parent, { sessionId }, context) => sessionClashes(context, sessionId),
      linkedMeetingRequest: (_parent, { secret }, context) => linkedRequest(context, secret),
      linkedMeetingOutcome: (_parent, { secret }, context) => linkedOutcome(context, secret),
      meetingRequestTerms: (_parent, { mentorId }, context) =>
        context.transact((tx) => termsFor(tx, context, mentorId ?? null)),
      proposedMentors: (_parent, { startupId }, context) => proposedMentors(context, startupId),
      sessionForm: (_parent, { sessionId }, context) => sessionForm(context, sessionId),
      answeredSessionForms: (_parent, { sessionId }, context) => answeredForms(context, sessionId),
      hourAllocationMetrics: (_parent, _args, context) => hourMetrics(context),
      coachingSessionExport: async (_parent, _args, context) => ({
        count: await countSessions(context),
        address: COACHING_SESSIONS_PATH,
      }),
    },
    Mutation: {
      cancelCoachingMeeting: (_parent, { secret }, context) => cancelMeeting(context, secret),
      cancelSession: (_parent, { sessionId, words }, context, info) =>
        context.transact(async () => {
          await cancelSession(context, sessionId, words);
          return readSelection(specCatalog, context, info, 'CoachingSession', sessionId);
        }),
      requestMeeting: async (_parent, { input }, context, info) => {
        const id = await requestMeeting(writer, context, input);
        return readSelection(specCatalog, context, info, 'MeetingRequest', id);
      },
      answerLinkedMeetingRequest: (_parent, { secret, ...given }, context) => answerByLink(context, secret, given),
      answerMeetingRequest: (_parent, args, context, info) =>
        context.transact(async () => {
          await answerRequest(context, args);
          return readSelection(specCatalog, context, info, 'MeetingRequest', args.requestId);
        }),
      markActionItem: (_parent, { itemId, isDone }, context, info) =>
        context.transact(async () => {
          await markActionItem(context, itemId, isDone);
          return readSelection(specCatalog, context, info, 'ActionItem', itemId);
        }),
      evaluateSession: (_parent, args, context, info) =>
        context.transact(async (tx) => {
          const id = await evaluateSession(context, tx, args);
          return readSelection(specCatalog, context, info, 'SessionEvaluation', id);
        }),
      respondToCoachingInvitation: (_parent, { invitationId, accept }, context, info) =>
        context.transact(async () => {
          await respond(context, invitationId, accept);
          return readSelection(specCatalog, context, info, 'CoachingInvitation', invitationId);
        }),
    },
  },
});

async function countSessions(context: RequestContext): Promise<number> {
  const state = new PlanState(specCatalog, readerOf(context.principal));
  const sql = `select ${countSql(state, { entity: 'CoachingSession' })} as count`;
  const [row] = await context.read({ sql, parameters: state.parameters.values });
  return Number(row?.count ?? 0);
}
