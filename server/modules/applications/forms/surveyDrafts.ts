import type { RequestContext } from '#server/platform/context/context.ts';
import { type DraftBase, type KeptDraft, keepDraft, placeOfUser } from '#server/services/forms/answerDrafts.ts';
import { takeAnswers } from '#server/services/forms/answers.ts';
import { refuseOutdated } from '#server/services/forms/readForm.ts';
import { type FeedbackGiven, mustBeAsked } from './feedback.ts';

/** Keeps what somebody who was asked for feedback has written so far, for all their devices. */
export function saveSurveyDraft(
  context: RequestContext,
  given: FeedbackGiven & { readonly base: DraftBase },
): Promise<KeptDraft> {
  return context.transact(async (tx) => {
    const { request, form, user } = await mustBeAsked(context, tx, given.requestId);
    refuseOutdated(form, given);
    return keepDraft(context, tx, placeOfUser(request.id, user), given.base, {
      answers: [...takeAnswers(form.elements, given.answers).values()],
      extras: { rating: given.rating ?? null, comment: given.comment?.slice(0, 4000) || null },
    });
  });
}
