import type { WriterExtensions } from '#server/entities/write/EntityWriter.ts';
import {
  applicationChanged,
  assignationChanged,
  evaluationChanged,
  funnelChanged,
  meetingChanged,
  noteChanged,
} from './applicationHooks.ts';
import { guardDecision } from './decisions.ts';
import {
  deriveApplication,
  deriveEvaluation,
  deriveMeeting,
  deriveNote,
  deriveOfFunnel,
  deriveRound,
} from './deriveApplications.ts';
import {
  deriveFeedbackRequest,
  deriveForm,
  deriveProgram,
  deriveQuestion,
  deriveTreeOption,
  formChanged,
} from './deriveForms.ts';

/** What writing applications, funnels, forms and feedback brings with it. */
export const applicationWrites = {
  derive: {
    Application: deriveApplication,
    ApplicationNote: deriveNote,
    ApplicationMeeting: deriveMeeting,
    Evaluation: deriveEvaluation,
    EvaluationAssignation: deriveOfFunnel,
    FunnelRound: deriveRound,
    Form: deriveForm,
    Question: deriveQuestion,
    TreeQuestionOption: deriveTreeOption,
    FeedbackRequest: deriveFeedbackRequest,
    Program: deriveProgram,
  },
  hooks: {
    Application: [guardDecision, applicationChanged],
    ApplicationNote: [noteChanged],
    ApplicationMeeting: [meetingChanged],
    Evaluation: [evaluationChanged],
    EvaluationAssignation: [assignationChanged],
    Funnel: [funnelChanged],
    Form: [formChanged],
  },
} satisfies WriterExtensions;
