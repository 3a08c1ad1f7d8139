import { createContext } from 'react';
import type { Answer } from '#domain/forms/FormElement.ts';

/** Questions that both the reader and somebody else have changed, of which the reader is to choose. */
export interface ConflictsToChoose {
  /** The questions. */
  readonly ids: readonly string[];
  /** What the other wrote, by question. */
  readonly theirs: ReadonlyMap<string, Answer | undefined>;
  readonly choose: (id: string, isMine: boolean) => void;
}

export const noConflicts: ConflictsToChoose = { ids: [], theirs: new Map(), choose: () => undefined };

export const QuestionConflicts = createContext(noConflicts);
