import type { GraphQLResolveInfo } from 'graphql';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import type { EntityWriter } from '#server/entities/write/EntityWriter.ts';
import type { ModuleApi } from '#server/graphql/ModuleApi.ts';
import { readSdl } from '#server/graphql/readSdl.ts';
import { readSelection } from '#server/graphql/readSelection.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import { type DecisionAction, statusOfAction } from '#server/services/applications/decisions.ts';
import { applicationForms, type RoundWish, roundForm } from '#server/services/applications/roundForms.ts';
import { applicationQueue } from './applicationQueue.ts';
import { bookMeeting, type MeetingBooking } from './bookMeeting.ts';
import { answerFeedbackRequest, type FeedbackGiven, survey } from './feedback.ts';
import { applicationLead, transferLead } from './leads.ts';
import { type LinkWish, makePublicLink } from './makePublicLink.ts';
import { freeMeetingSlots, meetingHosts } from './meetingSlots.ts';
import { applicationOffers, applicationProgram } from './offers.ts';
import { type NewApplication, startApplication, submitApplication } from './ownApplications.ts';
import { printableForm } from './printableForm.ts';
import { type RoundAnswers, saveRoundForm } from './saveRoundForm.ts';
import { formElements, type SharedAnswers, sharedForm, submitSharedForm } from './sharedForms.ts';
import { createApplicant, type NewApplicant } from './signUp.ts';

/** Applications, forms and feedback, as far as they are not generated. */
export function applicationApi(writer: EntityWriter): ModuleApi {
  return {
    typeDefs: readSdl(import.meta.url),
    resolvers: {
      Query: {
        applicationOffers: (_parent: unknown, args: { program?: string | null }, context: RequestContext) =>
          applicationOffers(context, args.program ?? null),
        applicationProgram: (_parent: unknown, args: { slug: string }, context: RequestContext) =>
          applicationProgram(context, args.slug),
        sharedForm: (_parent: unknown, args: BySecret, context: RequestContext) => sharedForm(context, args.secret),
        printableForm: (_parent: unknown, args: { address: string }, context: RequestContext) =>
          printableForm(context, args.address),
        roundForm: (_parent: unknown, args: RoundWish, context: RequestContext) => roundForm(context, args),
        applicationLead: (_parent: unknown, args: BySecret, context: RequestContext) =>
          applicationLead(context, args.secret),
        applicationForms: (_parent: unknown, args: ApplicationId, context: RequestContext) =>
          applicationForms(context, args.applicationId),
        applicationQueue: (_parent: unknown, { applicationId }: ApplicationId, context: RequestContext) =>
          applicationQueue(context, applicationId),
        meetingHosts: (_parent: unknown, _args: unknown, context: RequestContext) => meetingHosts(context),
        freeMeetingSlots: (_parent: unknown, { hostId }: { hostId: string }, context: RequestContext) =>
          freeMeetingSlots(context, hostId),
        survey: (_parent: unknown, args: ById, context: RequestContext) => survey(context, args.id),
        formElements: (_parent: unknown, args: { formId: string }, context: RequestContext) =>
          formElements(context, args.formId),
      },
      Mutation: {
        createApplicant: (_parent: unknown, args: { input: NewApplicant }, context: RequestContext) =>
          createApplicant(context, args.input),
        transferLead: (_parent: unknown, args: BySecret, context: RequestContext) => transferLead(context, args.secret),
        makePublicLink: (_parent: unknown, args: LinkWish, context: RequestContext) => makePublicLink(context, args),
        submitSharedForm: (_parent: unknown, args: SharedAnswers, context: RequestContext) =>
          submitSharedForm(writer, context, args),
        saveRoundForm: (_parent: unknown, args: RoundAnswers, context: RequestContext) =>
          saveRoundForm(writer, context, args),
        startApplication: answeringWith('Application', (args: { input: NewApplication }, context) =>
          startApplication(writer, context, args.input),
        ),
        submitApplication: answeringWith('Application', async ({ applicationId }: ApplicationId, context) => {
          await submitApplication(context, applicationId);
          return applicationId;
        }),
        decideApplication: answeringWith('Application', async ({ applicationId, ...decision }: Decision, context) => {
          const changes = { status: statusOfAction[decision.action], decisionNote: decision.note };
          const { version } = decision;
          await writer.update(context, 'Application', applicationId, changes, { version });
          return applicationId;
        }),
        // Its own transaction: the host's calendar is asked before.
        bookApplicationMeeting: async (
          _parent: unknown,
          args: MeetingBooking,
          context: RequestContext,
          info: GraphQLResolveInfo,
        ) => readSelection(specCatalog, context, info, 'ApplicationMeeting', await bookMeeting(writer, context, args)),
        answerFeedbackRequest: answeringWith('FeedbackAnswer', (args: FeedbackGiven, context) =>
          context.transact((tx) => answerFeedbackRequest(context, tx, args)),
        ),
      },
    },
  };
}

interface ById {
  readonly id: string;
}

interface BySecret {
  readonly secret: string;
}

interface ApplicationId {
  readonly applicationId: string;
}

interface Decision extends ApplicationId {
  readonly action: DecisionAction;
  readonly note?: string | null;
  /** What the one who decides has seen. */
  readonly version?: number | null;
}

/** A write and the record it concerns, in one transaction, in the selection that was asked for. */
function answeringWith<Args>(entity: string, write: (args: Args, context: RequestContext) => Promise<string>) {
  return (_parent: unknown, args: Args, context: RequestContext, info: GraphQLResolveInfo): Promise<unknown> =>
    context.transact(async () => readSelection(specCatalog, context, info, entity, await write(args, context)));
}
