import { useState } from 'react';
import type { Answer } from '#domain/forms/FormElement.ts';
import { useAction } from '#src/data/useAction.ts';
import { useAnswers } from '../useAnswers.ts';
import { writeMark } from './draftMark.ts';
import { startInStep } from './together/startInStep.ts';
import { useOthersWords } from './together/useOthersWords.ts';
import { type LookAtAnswers, type SendAnswers, useTogether } from './together/useTogether.ts';
import { draftTrouble, useDraft } from './useDraft.ts';
import { type FilledForm, useNewerForm } from './useNewerForm.ts';

/** A round of an application as the server gave it. */
interface RoundToAnswer<Form> {
  readonly applicationId: string;
  readonly roundId: string;
  readonly form: Form;
  readonly answers: readonly Answer[];
  /** What a change starts from; null for a visitor, who does not read answers back. */
  readonly revision: number | null;
}

interface RoundDraftOptions<Form> {
  /** Keeps answers on the server, and gives what it has then. */
  readonly save: SendAnswers;
  /** The answers of now. */
  readonly look: LookAtAnswers;
  /** The form of now; null where there is none to answer any more. */
  readonly readForm: () => Promise<Form | null | undefined>;
  readonly onHandedIn?: () => void;
}

/**
 * The answers of a round: kept in this browser at each key, on the server a moment later, handed in at the end. Others may
 * write at the same time: what they write to other questions comes in by itself.
 */
export function useRoundDraft<Form extends FilledForm>(
  round: RoundToAnswer<Form>,
  { save, look, readForm, onHandedIn }: RoundDraftOptions<Form>,
) {
  const place = `${round.applicationId}/${round.roundId}`;
  const [start] = useState(() =>
    startInStep(place, { elements: round.form.elements, answers: round.answers, revision: round.revision ?? 0 }),
  );
  const typed = useAnswers(place, round.answers, start.answers);
  const { answers, change, forget, isUnsaved } = typed;
  const { form, goOnWithNewer } = useNewerForm(round.form, readForm);
  const readsAnswers = round.revision !== null;
  const together = useTogether({ place, form, typed, first: start.step, readsAnswers }, { send: save, look });
  const draft = useDraft(answers, {
    form,
    revision: start.step.revision,
    isUnsaved,
    save: async (given, { page }) => {
      const revision = await together.store(page);
      // What the server has may be changed on another device: an old copy here must not come over it.
      if (typed.current() === given && !together.hasConflicts()) forget();
      return revision;
    },
  });
  const handIn = useAction(async () => {
    await draft.autosave.finish();
    await together.handIn(draft.base().page);
    // Whoever may not read the answers back keeps them here, until they are handed in.
    forget();
    writeMark(place, null);
    onHandedIn?.();
  });
  useOthersWords(together.lookAround, !readsAnswers || handIn.isPending || handIn.isDone);
  const [settled, setSettled] = useState<unknown>(null);
  const failure = handIn.error === settled ? null : handIn.error;
  const refused = draftTrouble(failure);
  return {
    ...{ form, answers, change, handIn },
    conflicts: together.conflicts,
    draft: { ...draft, trouble: draft.trouble ?? refused ?? (together.isHandedIn ? 'handedIn' : null) },
    /** Why the answers could not be handed in, unless another device is the cause. */
    failure: refused === null ? failure : null,
    /** What is on the server counts, not what is typed here. */
    forgetTyped: forget,
    /** Goes on with what others have written, which is shown. */
    goOn: async (): Promise<void> => {
      await together.lookAround();
      setSettled(handIn.error);
      draft.autosave.retry();
    },
    goOnWithNewer: async (): Promise<void> => {
      await goOnWithNewer();
      setSettled(handIn.error);
    },
  };
}
