import type { Answer } from '#domain/forms/FormElement.ts';
import { readStored, writeStored } from '#src/data/storage.ts';
import { answersIn } from '../useAnswers.ts';

/** Which draft this browser goes on with, and the last state of it that it knows. */
export interface DraftMark {
  /** The secret of a visitor's draft; empty for people who are signed in, whose draft is found without one. */
  readonly key: string;
  readonly revision: number;
  /** The answers of that state, where others may write them too. */
  readonly seen?: readonly Answer[];
  /** What was sent last, whether or not it was taken. */
  readonly sent?: readonly Answer[];
}

export function readMark(place: string): DraftMark | null {
  try {
    const kept: unknown = JSON.parse(readStored(`draft:${place}`) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const { key, revision, seen, sent } = kept as Record<string, unknown>;
    if (typeof key !== 'string' || typeof revision !== 'number') return null;
    return {
      key,
      revision,
      ...(seen !== undefined && { seen: answersIn(seen) }),
      ...(sent !== undefined && { sent: answersIn(sent) }),
    };
  } catch {
    return null;
  }
}

export function writeMark(place: string, mark: DraftMark | null): void {
  writeStored(`draft:${place}`, mark && JSON.stringify(mark));
}
