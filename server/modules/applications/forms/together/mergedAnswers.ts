import type { Answer, FormElement } from '#domain/forms/FormElement.ts';
import { mergeAnswers } from '#domain/forms/merging/mergeAnswers.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { ConflictError } from '#server/platform/errors/errors.ts';
import type { SubmissionRow } from '#server/services/applications/roundRows.ts';
import type { DraftBase } from '#server/services/forms/answerDrafts.ts';
import { type AnswerInput, readAnswers, takeAnswers } from '#server/services/forms/answers.ts';

interface GivenAnswers {
  readonly answers: readonly AnswerInput[];
  readonly base?: DraftBase | null;
  readonly seen?: readonly AnswerInput[] | null;
}

/**
 * What is given, with what others have written since to questions that it does not change.
 * @throws ConflictError when both have changed one question
 */
export async function mergedAnswers(
  tx: Tx,
  elements: readonly FormElement[],
  submission: Pick<SubmissionRow, 'id' | 'savedBy'> | null,
  { answers, base, seen }: GivenAnswers,
): Promise<ReadonlyMap<string, Answer>> {
  const mine = takeAnswers(elements, answers);
  if (submission === null || !seen) return mine;
  const theirs = takeAnswers(elements, await readAnswers(tx, submission.id));
  const merged = mergeAnswers({ before: takeAnswers(elements, seen), mine, theirs });
  // What this page itself has kept last, and whose answer it did not get, is no change of another.
  const isOwn = base != null && submission.savedBy === base.page;
  if (merged.conflicts.length > 0 && !isOwn) throw ConflictError.because('draftChanged');
  return merged.answers;
}
