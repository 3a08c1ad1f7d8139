import type { GraphQLResolveInfo } from 'graphql';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import type { EntityWriter } from '#server/entities/write/EntityWriter.ts';
import type { ModuleApi } from '#server/graphql/schema/ModuleApi.ts';
import { readSdl } from '#server/graphql/schema/readSdl.ts';
import { readSelection } from '#server/graphql/schema/readSelection.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import { applicationForms, roundForm } from '#server/services/applications/roundForms.ts';
import { meetingHosts } from '#server/services/booking/meetingSlots.ts';
import { funnelAnalytics } from './analytics/funnelAnalytics.ts';
import { applicationQueue } from './applicationQueue.ts';
import { applicationLead, transferLead } from './applying/leads.ts';
import { makePublicLink, publicLinkMade } from './applying/makePublicLink.ts';
import { applicationOffers, applicationProgram, applicationQuestions } from './applying/offers.ts';
import { type NewApplication, startApplication, submitApplication } from './applying/ownApplications.ts';
import { createApplicant } from './applying/signUp.ts';
import { type Decision, decide, tellNow, undoDecision, undoDecisions } from './deciding/decide.ts';
import { acceptedTeam, decisionMail, waitingMail } from './deciding/decisionPreview.ts';
import { rejectionMails } from './deciding/rejectionMails.ts';
import { answerFeedbackRequest, type FeedbackHandedIn, survey } from './forms/feedback.ts';
import { printableForm } from './forms/printableForm.ts';
import { saveRoundForm } from './forms/saveRoundForm.ts';
import { mailSharedDraft, saveSharedDraft, sharedDraft, sharedDraftCount } from './forms/sharedDrafts.ts';
import { sharedForm, sharedFormEnd, submitSharedForm } from './forms/sharedForms.ts';
import { saveSurveyDraft } from './forms/surveyDrafts.ts';
import { setStartupMapping, startupMapping } from './founding/startupMapping.ts';
import { startupPreview } from './founding/startupPreview.ts';
import { formerQuestions, funnelQuestions } from './funnels/funnelQuestions.ts';
import { funnelOpening } from './funnels/funnelReadiness.ts';
import { findOrCreateInstructionEmail } from './funnels/instructionEmail.ts';
import { orderRounds } from './funnels/orderRounds.ts';
import { bookMeeting } from './meetings/bookMeeting.ts';
import { askForOtherTime } from './meetings/choosing/askForOtherTime.ts';
import { callOffInterview, chooseInterview } from './meetings/choosing/chooseInterview.ts';
import { followOffers, type OffersChange } from './meetings/choosing/followOffers.ts';
import { interviewOffers } from './meetings/choosing/interviewOffers.ts';
import { interviewTimes } from './meetings/interviewTimes.ts';
import { orderQuestions } from './program/orderQuestions.ts';
import { applicationProgress } from './progress/applicationProgress.ts';
import { setWaiting } from './waiting/waitingList.ts';

/** Applications, forms and feedback, as far as they are not generated. */
export function applicationApi(writer: EntityWriter): ModuleApi {
  return {
    typeDefs: readSdl(import.meta.url),
    resolvers: {
      Query: {
        publicLinkMade: (_parent, args, context) => publicLinkMade(context, args),
        applicationOffers: (_parent, args, context) => applicationOffers(context, args.program ?? null),
        applicationQuestions: (_parent, args, context) => applicationQuestions(context, args.funnelId),
        applicationProgram: (_parent, args, context) => applicationProgram(context, args.slug),
        sharedForm: (_parent, args, context) => sharedForm(context, args),
        sharedFormEnd: (_parent, args, context) => sharedFormEnd(context, args),
        sharedDraftCount: (_parent, args, context) => sharedDraftCount(context, args.formId),
        sharedDraft: (_parent, args, context) => sharedDraft(context, args),
        printableForm: (_parent, args, context) => printableForm(context, args.address),
        roundForm: (_parent, args, context) => roundForm(context, args),
        applicationLead: (_parent, args, context) => applicationLead(context, args.secret),
        applicationForms: (_parent, args, context) => applicationForms(context, args.applicationId),
        applicationQueue: (_parent, { applicationId, list }, context) =>
          applicationQueue(context, applicationId, list ?? null),
        meetingHosts: (_parent, _args, context) => meetingHosts(context),
        freeMeetingSlots: (_parent, { hostId, applicationId }, context) =>
          interviewTimes(context, hostId, applicationId ?? null),
        interviewOffers: (_parent, args, context) => interviewOffers(context, args.applicationId),
        applicationProgress: (_parent, args, context) => applicationProgress(context, args.applicationId ?? null),
        decisionMail: (_parent, args, context) => decisionMail(context, args),
        rejectionMails: (_parent, args, context) => rejectionMails(context, args),
        acceptedTeam: (_parent, args, context) => acceptedTeam(context, args),
        waitingMail: (_parent, args, context) => waitingMail(context, args),
        funnelOpening: (_parent, { funnelId }, context) => funnelOpening(context, funnelId),
        funnelAnalytics: (_parent, { funnelId }, context) => funnelAnalytics(context, funnelId),
        funnelQuestions: (_parent, { funnelId }, context) => funnelQuestions(context, funnelId),
        formerQuestions: (_parent, { funnelId }, context) => formerQuestions(context, funnelId),
        startupPreview: (_parent, args, context) => startupPreview(context, args),
        startupMapping: (_parent, { funnelId }, context) => startupMapping(context, funnelId),
        survey: (_parent, args, context) => survey(context, args.id),
      },
      Subscription: {
        interviewOffersChanged: {
          subscribe: (_parent, args, context) => followOffers(context, args.applicationId),
          resolve: (change: OffersChange) => change,
        },
      },
      Mutation: {
        createApplicant: (_parent, args, context) => createApplicant(context, args.input),
        transferLead: (_parent, args, context) => transferLead(context, args.secret),
        makePublicLink: (_parent, args, context) => makePublicLink(context, args),
        submitSharedForm: (_parent, args, context) => submitSharedForm(writer, context, args),
        saveSharedDraft: (_parent, args, context) => saveSharedDraft(context, args),
        mailSharedDraft: (_parent, args, context) => mailSharedDraft(context, args),
        saveSurveyDraft: (_parent, args, context) => saveSurveyDraft(context, args),
        saveRoundForm: (_parent, args, context) => saveRoundForm(writer, context, args),
        startApplication: answeringWith('Application', (args: { input: NewApplication }, context) =>
          startApplication(writer, context, args.input),
        ),
        submitApplication: answeringWith('Application', async ({ applicationId }: ApplicationId, context) => {
          await submitApplication(context, applicationId);
          return applicationId;
        }),
        decideApplication: answeringWith('Application', (args: Decision, context) => decide(writer, context, args)),
        setWaiting: answeringWith('Application', (args: Parameters<typeof setWaiting>[2], context) =>
          setWaiting(writer, context, args),
        ),
        undoDecision: answeringWith('Application', ({ applicationId }: ApplicationId, context) =>
          undoDecision(writer, context, applicationId),
        ),
        undoDecisions: (_parent, { operation }, context) => undoDecisions(writer, context, operation),
        tellDecision: answeringWith('Application', ({ applicationId }: ApplicationId, context) =>
          tellNow(context, applicationId),
        ),
        findOrCreateFunnelInstructionEmail: answeringWith('Funnel', ({ funnelId }: { funnelId: string }, context) =>
          findOrCreateInstructionEmail(writer, context, funnelId),
        ),
        orderRounds: (_parent, args, context) => orderRounds(writer, context, args),
        orderQuestions: (_parent, args, context) => orderQuestions(writer, context, args),
        setStartupMapping: (_parent, args, context) => setStartupMapping(writer, context, args),
        // Its own transaction: the host's calendar is asked before.
        bookApplicationMeeting: async (_parent, args, context, info) =>
          readSelection(specCatalog, context, info, 'ApplicationMeeting', await bookMeeting(writer, context, args)),
        chooseInterview: async (_parent, args, context) => {
          await chooseInterview(context, args);
          return true;
        },
        askForOtherInterview: async (_parent, args, context) => {
          await askForOtherTime(context, args);
          return true;
        },
        callOffInterview: async (_parent, args, context) => {
          await callOffInterview(context, args.applicationId);
          return true;
        },
        answerFeedbackRequest: answeringWith('FeedbackAnswer', (args: FeedbackHandedIn, context) =>
          context.transact((tx) => answerFeedbackRequest(context, tx, args)),
        ),
      },
    },
  };
}

interface ApplicationId {
  readonly applicationId: string;
}

/** A write and the record it concerns, in one transaction, in the selection that was asked for. */
function answeringWith<Args>(entity: string, write: (args: Args, context: RequestContext) => Promise<string>) {
  return (_parent: unknown, args: Args, context: RequestContext, info: GraphQLResolveInfo): Promise<unknown> =>
    context.transact(async () => readSelection(specCatalog, context, info, entity, await write(args, context)));
}
