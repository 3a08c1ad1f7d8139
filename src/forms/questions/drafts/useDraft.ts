import { useRef, useState } from 'react';
import { RequestError } from '#src/data/requestError.ts';
import { type Autosave, useAutosave } from '../pages/useAutosave.ts';
import { pageOfTab } from './pageOfTab.ts';
import { type FilledForm, useOnVersion } from './useNewerForm.ts';

/** The state that a change starts from: what the server had when it was read, and the open page. */
export interface DraftBase {
  readonly revision: number;
  readonly page: string;
}

/**
 * What keeps a draft from being saved: another device has changed or sent it, it has run out, its form is another, is closed
 * to everybody, is given by another link, or is asked of its writer no more.
 */
export type DraftTrouble = 'changed' | 'handedIn' | 'gone' | 'formChanged' | 'closed' | 'linkEnded' | 'askedNoMore';

const reasons: Readonly<Record<string, DraftTrouble>> = {
  draftChanged: 'changed',
  draftHandedIn: 'handedIn',
  feedbackAnswered: 'handedIn',
  draftGone: 'gone',
  formChanged: 'formChanged',
  formClosed: 'closed',
  feedbackClosed: 'closed',
  feedbackNotAsked: 'askedNoMore',
  linkEnded: 'linkEnded',
};

/** Why a draft was not taken; null for any other failure. */
export function draftTrouble(error: unknown): DraftTrouble | null {
  if (!(error instanceof RequestError)) return null;
  return Object.entries(reasons).find(([reason]) => error.isBecause(reason))?.[1] ?? null;
}

export interface Draft {
  readonly autosave: Autosave;
  readonly trouble: DraftTrouble | null;
  /** Something is still on this device only: another has written it as well, and one is to choose. */
  readonly isToChoose: boolean;
  /** For whoever hands in: what the answers are based on. */
  readonly base: () => DraftBase;
  /** Goes on from another state of the server, zero for none, and saves what is here over it. */
  readonly goOnFrom: (revision: number) => void;
}

interface DraftOptions<Content> {
  readonly form: FilledForm;
  /** What the server had when the page was opened; zero for nothing. */
  readonly revision: number;
  /** Something is here that the server has not. */
  readonly isUnsaved: boolean;
  /** Saves on the server, and gives the new revision. */
  readonly save: (content: Content, base: DraftBase) => Promise<number>;
}

/** Keeps what is written as a draft on the server by itself; no device writes over what it has not seen. */
export function useDraft<Content>(
  content: Content,
  { form, revision, isUnsaved, save }: DraftOptions<Content>,
): Omit<Draft, 'isToChoose'> {
  const [page] = useState(pageOfTab);
  const known = useRef(revision);
  const base = (): DraftBase => ({ revision: known.current, page });
  const autosave = useAutosave(
    content,
    async (value) => {
      known.current = await save(value, base());
    },
    isUnsaved,
  );
  // What the form of before could not take is taken by the one that is shown now.
  useOnVersion(form, autosave.retry);
  const { status } = autosave;
  return {
    autosave,
    trouble: status.kind === 'failed' ? draftTrouble(status.error) : null,
    base,
    goOnFrom: (next: number): void => {
      known.current = next;
      autosave.retry();
    },
  };
}
