import type { WriterExtensions } from '#server/entities/write/EntityWriter.ts';
import { guardDecision } from '#server/services/applications/decisions.ts';
import {
  applicationChanged,
  assignationChanged,
  funnelChanged,
  noteChanged,
  roundChanged,
} from './applicationHooks.ts';
import { deriveApplication, deriveMeeting } from './deriveApplications.ts';
import { announceFormRequest } from './forms/announceFormRequest.ts';
import { deriveProgram } from './forms/deriveForms.ts';
import { guardOpening } from './funnels/funnelReadiness.ts';
import { guardDays } from './funnels/guardDays.ts';
import { pauseAtOnce } from './funnels/pauseAtOnce.ts';
import { takeOverRejections } from './letters/takeOverRejections.ts';
import { guardHost } from './meetings/guardHost.ts';
import { meetingChanged } from './meetings/meetingChanged.ts';
import { applicationMoved } from './moving/applicationMoved.ts';
import { guardDecidedRound, guardRound } from './moving/guardRound.ts';
import { moveEnded } from './moving/takeBackMove.ts';
import { waitingChanged } from './waiting/waitingChanged.ts';

/** What writing applications, funnels, forms and feedback brings with it. */
export const applicationWrites = {
  derive: {
    Application: deriveApplication,
    ApplicationMeeting: deriveMeeting,
    Program: deriveProgram,
  },
  hooks: {
    Application: [
      guardDecision,
      guardRound,
      guardDecidedRound,
      applicationChanged,
      applicationMoved,
      moveEnded,
      waitingChanged,
    ],
    ApplicationNote: [noteChanged],
    ApplicationMeeting: [guardHost, meetingChanged],
    EvaluationAssignation: [guardRound, assignationChanged],
    Funnel: [guardDays, guardOpening, pauseAtOnce, funnelChanged],
    FunnelRound: [guardDays, roundChanged],
    Program: [guardDays],
    RejectionEmail: [takeOverRejections],
    FeedbackRequest: [announceFormRequest],
  },
} satisfies WriterExtensions;
