import { useMemo, useRef, useState } from 'react';
import type { Answer } from '#domain/forms/FormElement.ts';
import { useAnswers } from '../useAnswers.ts';
import { writeMark } from './draftMark.ts';
import { startInStep } from './together/startInStep.ts';
import { type LookAtAnswers, type SendAnswers, useTogether, type WrittenBeside } from './together/useTogether.ts';
import { useDraft } from './useDraft.ts';
import type { FilledForm } from './useNewerForm.ts';

interface BegunDraft {
  /** Where this browser keeps what is typed. */
  readonly place: string;
  readonly form: FilledForm;
  /** The answers as the server gave them. */
  readonly answers: readonly Answer[];
  /** What a change starts from; null for a visitor, who does not read answers back. */
  readonly revision: number | null;
  readonly beside?: WrittenBeside | undefined;
  /** The secret of a visitor's draft, once there is one. */
  readonly secretOf?: (() => string) | undefined;
}

interface DraftServer {
  /** Keeps answers on the server, and gives what it has then. */
  readonly send: SendAnswers;
  /** The answers of now. */
  readonly look: LookAtAnswers;
}

/**
 * Answers of one draft that several devices or people write: kept in this browser at each key, on the server a moment
 * later. What others write to other questions comes in by itself; of what both have changed, one chooses.
 */
export function useDraftTogether(begun: BegunDraft, { send, look }: DraftServer) {
  const { place, form, answers, revision, beside, secretOf } = begun;
  const [start] = useState(() => startInStep(place, { elements: form.elements, answers, revision: revision ?? 0 }));
  const typed = useAnswers(place, answers, start.answers);
  const readsAnswers = revision !== null;
  const together = useTogether(
    { place, form, typed, first: start.step, readsAnswers, beside, secretOf },
    { send, look },
  );
  const content = useMemo(() => ({ answers: typed.answers, beside: beside?.value }), [typed.answers, beside?.value]);
  const latest = useRef(content);
  latest.current = content;
  const draft = useDraft(content, {
    form,
    revision: start.step.revision,
    isUnsaved: typed.isUnsaved,
    save: async (given, { page }) => {
      const kept = await together.store(page);
      // What the server has may be changed on another device: an old copy here must not come over it.
      const isLatest = latest.current === given && typed.current() === given.answers;
      if (isLatest && !together.hasConflicts()) typed.forget();
      return kept;
    },
  });
  return {
    typed,
    together,
    draft: { ...draft, trouble: draft.trouble ?? (together.isHandedIn ? ('handedIn' as const) : null) },
    /** Nothing of it is left here. */
    forget: (): void => {
      typed.forget();
      writeMark(place, null);
    },
    /** Writes a new draft with what is here. */
    beginAnew: (): void => {
      together.beginAnew();
      draft.goOnFrom(0);
    },
    /** Goes on with what others have written, which is shown. */
    goOn: async (): Promise<void> => {
      await together.lookAround();
      draft.autosave.retry();
    },
  };
}
