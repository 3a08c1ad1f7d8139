import { useMemo, useRef, useState } from 'react';
import type { Answer, FormElement } from '#domain/forms/FormElement.ts';
import { forgetPage } from '../pages/usePages.ts';
import { useAnswers } from '../useAnswers.ts';
import { writeMark } from './draftMark.ts';
import { startInStep } from './together/startInStep.ts';
import { type LookAtAnswers, type SendAnswers, useTogether } from './together/useTogether.ts';
import { type Draft, useDraft } from './useDraft.ts';
import type { FilledForm } from './useNewerForm.ts';

interface BegunDraft {
  /** Where this browser keeps what is typed. */
  readonly place: string;
  readonly form: FilledForm;
  /** The answers as the server gave them. */
  readonly answers: readonly Answer[];
  /** What a change starts from; null for a visitor, who does not read answers back. */
  readonly revision: number | null;
  /** What is asked beside its questions; the same list at each drawing. */
  readonly beside?: readonly FormElement[] | undefined;
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
  const { place, answers, revision, beside, secretOf } = begun;
  const form = useWithBeside(begun.form, beside);
  const [start] = useState(() => startInStep(place, { elements: form.elements, answers, revision: revision ?? 0 }));
  const typed = useAnswers(place, answers, start.answers);
  const readsAnswers = revision !== null;
  const together = useTogether({ place, form, typed, first: start.step, readsAnswers, secretOf }, { send, look });
  const latest = useRef(typed.answers);
  latest.current = typed.answers;
  const kept = useDraft(typed.answers, {
    form,
    revision: start.step.revision,
    isUnsaved: typed.isUnsaved,
    save: async (given, { page }) => {
      const now = await together.store(page);
      // What the server has may be changed on another device: an old copy here must not come over it.
      const isLatest = latest.current === given && typed.current() === given;
      if (isLatest && !together.hasConflicts()) typed.forget();
      return now;
    },
  });
  const draft: Draft = {
    ...kept,
    trouble: kept.trouble ?? (together.isHandedIn ? 'handedIn' : null),
    isToChoose: together.conflicts.ids.length > 0,
  };
  return {
    ...{ place, typed, together, draft },
    /** Nothing of it is left here. */
    forget: (): void => {
      typed.forget();
      writeMark(place, null);
      forgetPage(place);
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

/** The form with what is asked beside its questions; it is the same as long as both are. */
function useWithBeside(form: FilledForm, beside: readonly FormElement[] | undefined): FilledForm {
  const { version, elements } = form;
  return useMemo(
    () => ({ version, elements: beside ? [...beside, ...elements] : elements }),
    [version, elements, beside],
  );
}
