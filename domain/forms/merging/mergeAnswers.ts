import { type Answer, type Answers, isEmptyAnswer } from '../FormElement.ts';

/** One form as two people have it who fill it at the same time. */
export interface TwoWriters {
  /** What both started from. */
  readonly before: Answers;
  readonly mine: Answers;
  readonly theirs: Answers;
}

export interface MergedAnswers {
  readonly answers: Answers;
  /** Questions that both have changed, and not alike; what is mine stands in `answers`. */
  readonly conflicts: readonly string[];
}

/**
 * Question by question: what only one of them has changed is as they wrote it, an emptied field included. The other's page
 * as a whole says nothing: most of it is what was there before.
 */
export function mergeAnswers({ before, mine, theirs }: TwoWriters): MergedAnswers {
  const answers = new Map(mine);
  const conflicts: string[] = [];
  for (const id of new Set([...before.keys(), ...mine.keys(), ...theirs.keys()])) {
    const other = theirs.get(id);
    if (isSameAnswer(other, before.get(id)) || isSameAnswer(other, mine.get(id))) continue;
    if (!isSameAnswer(mine.get(id), before.get(id))) conflicts.push(id);
    else if (other === undefined) answers.delete(id);
    else answers.set(id, other);
  }
  return { answers, conflicts };
}

/** Whether both say the same; blanks around words, and an answer of nothing but blanks, say nothing. */
export function isSameAnswer(one: Answer | undefined, other: Answer | undefined): boolean {
  if (one === other) return true;
  if (isEmptyAnswer(one) || isEmptyAnswer(other)) return isEmptyAnswer(one) && isEmptyAnswer(other);
  return (
    one?.numberValue === other?.numberValue &&
    (one?.textValue ?? '').trim() === (other?.textValue ?? '').trim() &&
    one?.arrayValue.length === other?.arrayValue.length &&
    (one?.arrayValue ?? []).every((value, at) => value === other?.arrayValue[at])
  );
}
