import { ValidationError } from '#server/platform/errors/errors.ts';
import { fieldProblem } from '#server/platform/errors/fieldProblem.ts';

/** What a reason may be long, as the fields that keep it. */
const MOST_WORDS = 500;

type ReasonField = 'MeetingRequest.answerWords' | 'CoachingSession.cancelReason';

/**
 * A word about why a meeting does not take place; null where nothing is said.
 *
 * @throws ValidationError where it is longer than the field that keeps it
 */
export function wordsIn(words: string | null | undefined, field: ReasonField): string | null {
  const said = words?.trim() || null;
  if (said !== null && said.length > MOST_WORDS) {
    throw new ValidationError([fieldProblem('words', 'maxLength', { spec: field, max: MOST_WORDS })]);
  }
  return said;
}
