import { type Answer, type Answers, type FormElement, isEmptyAnswer } from '#domain/forms/FormElement.ts';
import { formState } from '#domain/forms/formState.ts';
import { isSameAnswer, mergeAnswers } from '#domain/forms/merging/mergeAnswers.ts';
import { byQuestion } from '../../useAnswers.ts';

/** A question that both have changed. */
export interface Conflict {
  /** What both started from. */
  readonly before: Answer | undefined;
  readonly theirs: Answer | undefined;
}

/** What a page knows of the answers on the server, from which its own changes start. */
export interface InStep {
  readonly revision: number;
  readonly seen: Answers;
  /** By question; what others wrote stays on the server until whoever writes here has chosen. */
  readonly conflicts: ReadonlyMap<string, Conflict>;
}

interface Own {
  readonly mine: Answers;
  /** What was sent last: that it stands on the server is no change of another. */
  readonly sent?: Answers | null;
}

/** Takes in what the server has now. What is changed here stays; of what both have changed, `conflicts` says so. */
export function takeIn(step: InStep, { mine, sent }: Own, theirs: Answers, revision: number) {
  const before = new Map(step.seen);
  for (const [id, answer] of sent ?? []) if (isSameAnswer(answer, theirs.get(id))) before.set(id, answer);
  const merged = mergeAnswers({ before, mine, theirs });
  const conflicts = new Map(openConflicts(step.conflicts, mine));
  for (const id of merged.conflicts) {
    conflicts.set(id, { before: step.conflicts.get(id)?.before ?? before.get(id), theirs: theirs.get(id) });
  }
  const isChanged = merged.answers.size !== mine.size || [...merged.answers].some(([id, one]) => mine.get(id) !== one);
  return { step: { revision, seen: theirs, conflicts }, answers: isChanged ? merged.answers : mine };
}

/** Those that are still to be chosen of: what was written alike meanwhile is none any more. */
export function openConflicts(conflicts: InStep['conflicts'], mine: Answers): InStep['conflicts'] {
  const open = [...conflicts].filter(([id, { theirs }]) => !isSameAnswer(theirs, mine.get(id)));
  return open.length === conflicts.size ? conflicts : new Map(open);
}

/** What is sent: what is here, but of what is to be chosen of what others wrote. */
export function withTheirs(conflicts: InStep['conflicts'], mine: Answers): Answers {
  return changed(
    mine,
    [...conflicts].map(([id, { theirs }]) => [id, theirs] as const),
  );
}

/** What a page that is opened anew starts from: conflicts are found again. */
export function seenBefore({ seen, conflicts }: InStep): Answers {
  return changed(
    seen,
    [...conflicts].map(([id, { before }]) => [id, before] as const),
  );
}

function changed(answers: Answers, changes: readonly (readonly [string, Answer | undefined])[]): Answers {
  const next = new Map(answers);
  for (const [id, answer] of changes) {
    if (answer === undefined) next.delete(id);
    else next.set(id, answer);
  }
  return next;
}

/** What the server keeps of answers: those to what is shown. */
export function keptOf(elements: readonly FormElement[], answers: Answers): Answers {
  const state = formState(elements, answers);
  return writtenOf(elements, [...state.answers.values()]);
}

/** Without what is worked out of others, and what says nothing. */
export function writtenOf(elements: readonly FormElement[], answers: readonly Answer[]): Answers {
  const calculated = new Set(
    elements.filter(({ questionType }) => questionType === 'calculated').map(({ _id }) => _id),
  );
  return byQuestion(answers.filter((answer) => !calculated.has(answer.questionId) && !isEmptyAnswer(answer)));
}

export function isAlike(one: Answers, other: Answers): boolean {
  return [...new Set([...one.keys(), ...other.keys()])].every((id) => isSameAnswer(one.get(id), other.get(id)));
}
