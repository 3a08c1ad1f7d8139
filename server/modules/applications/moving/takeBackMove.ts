/** What was said of a move is not said any more where the application stands elsewhere by now, or nowhere. */
import type { WriteHook } from '#server/entities/write/EntityWriter.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { actionOf } from '#server/services/applications/decisions.ts';
import { withdrawMailsOf } from '#server/services/people/mailPeople.ts';
import { takeBackNews } from '#server/services/people/takeBackNews.ts';

export const MOVED = 'application.moved';

/** What the ids of the mails that tell of it begin with. */
export const mailsOfMove = (application: string): string => `moved/${application}/`;

/** Of those, what the product itself says where the round has no letter: that it has moved on, and what is next. */
export const usualMailsOfMove = (application: string): string => `${mailsOfMove(application)}usual/`;

/** Its mails don't leave, and what is unread of it goes; who has read of it has read it. */
export async function takeBackMove(tx: Tx, application: string): Promise<void> {
  await withdrawMailsOf(tx, mailsOfMove(application));
  await takeBackNews(tx, { texts: [MOVED], url: `/application/${application}/activities` });
}

/**
 * A letter of the next round would reach its applicant after the answer, or without an application. What is decided is
 * told later: until then what their bell says of the move stays, and only its mail does not leave.
 */
export const moveEnded: WriteHook = async ({ before, after }, { tx }) => {
  if (before === null) return;
  if (after === null || (after.status === 'draft' && before.status !== 'draft')) return takeBackMove(tx, before.id);
  if (before.status !== after.status && actionOf(after.status) !== null)
    await withdrawMailsOf(tx, mailsOfMove(after.id));
};
