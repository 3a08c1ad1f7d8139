/** How a change of a talk with an applicant is said to whom: those who look after it read who has done it. */
import type { DomainEvent } from '#server/platform/context/followers.ts';
import type { NoticeKey } from '#server/platform/texts/notices.ts';
import type { ApplicationRow } from '#server/services/applications/applicationRows.ts';

export type InterviewNews = 'meetingScheduled' | 'meetingChanged' | 'meetingDeleted';

type Happened = Pick<DomainEvent<'InterviewChanged'>, 'payload' | 'actor'>;

/** What is a change to others is a new meeting to whoever hosts it from now on. */
export function kindForHost({ change, isNewHost }: Happened['payload']): InterviewNews {
  return isNewHost ? 'meetingScheduled' : (change as InterviewNews);
}

/** Whether its applicant has chosen, moved or called it off themselves. */
export const isByApplicant = ({ actor }: Pick<Happened, 'actor'>, { applicantId }: ApplicationRow): boolean =>
  actor !== null && actor === applicantId;

/** The sentence that says who has done it. */
export function wordsWithActor(happened: Happened, application: ApplicationRow, kind: InterviewNews): NoticeKey {
  if (kind === 'meetingDeleted') return 'application.interviewCalledOff';
  if (kind === 'meetingScheduled') {
    return isByApplicant(happened, application) ? 'application.interviewChosen' : 'application.interviewPlanned';
  }
  const { startTime, formerTime } = happened.payload;
  return startTime === formerTime ? 'application.interviewChanged' : 'application.interviewMoved';
}
