/** An applicant who can't come to a talk, and has no time to choose, asks for another. */
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { insertRow, updateRow } from '#server/entities/write/storeRow.ts';
import { announce } from '#server/platform/context/announce.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import { uuidv7 } from '#server/platform/db/uuidv7.ts';
import { NotFoundError, ValidationError } from '#server/platform/errors/errors.ts';
import { fieldProblem } from '#server/platform/errors/fieldProblem.ts';
import { emit } from '#server/platform/outbox/outbox.ts';
import { lockApplication } from '#server/services/applications/applicationRows.ts';
import { interviewAhead } from './interviewAhead.ts';

/** As long as the dialog lets them be. */
const MOST_WORDS = 2000;

interface OtherTimeWish {
  readonly applicationId: string;
  readonly words: string;
}

/**
 * Their words stand among the comments of both sides, and the talk says that another time is asked for until it has one.
 * Not by the writer: applicants may not change meetings, and of a comment alone others would read as of any.
 */
export function askForOtherTime(context: RequestContext, { applicationId, words }: OtherTimeWish): Promise<void> {
  return context.transact(async (tx) => {
    const application = await lockApplication(tx, applicationId);
    if (application === null || application.applicantId !== context.principal?.id) throw new NotFoundError();
    const ahead = await interviewAhead(context, tx, applicationId);
    if (ahead === null) throw new NotFoundError();
    const body = words.trim();
    if (body === '') throw new ValidationError([fieldProblem('words', 'required', { spec: 'ApplicationNote.body' })]);
    if (body.length > MOST_WORDS)
      throw new ValidationError([
        fieldProblem('words', 'maxLength', { spec: 'ApplicationNote.body', max: MOST_WORDS }),
      ]);
    const note = { application: applicationId, body, isShared: true, author: application.applicantId };
    const [id, at] = [uuidv7(), context.now().toISOString()];
    await insertRow(tx, specCatalog.get('ApplicationNote'), id, note);
    await updateRow(tx, specCatalog.get('ApplicationMeeting'), ahead.id, { otherTimeAskedAt: at });
    await emit(tx, { topic: 'ApplicationNote.created', payload: { id } });
    await emit(tx, { topic: 'ApplicationMeeting.updated', payload: { id: ahead.id } });
    await announce({ tx, context }, 'OtherInterviewAsked', {
      application: applicationId,
      meeting: ahead.id,
      words: body,
    });
  });
}
