import { useState } from 'react';
import type { Answer, FormElement } from '#domain/forms/FormElement.ts';
import { useAction } from '#src/data/useAction.ts';
import { type AnswerMap, byQuestion } from '../useAnswers.ts';
import { goneAnswers } from './goneAnswers.ts';
import { useOthersWords } from './together/useOthersWords.ts';
import type { LookAtAnswers, SendAnswers } from './together/useTogether.ts';
import { draftTrouble } from './useDraft.ts';
import { useDraftTogether } from './useDraftTogether.ts';
import { type FilledForm, useNewerForm } from './useNewerForm.ts';

/** A round of an application as the server gave it. */
interface RoundToAnswer<Form> {
  readonly applicationId: string;
  readonly roundId: string;
  readonly form: Form;
  readonly answers: readonly Answer[];
  /** What was answered before and is asked no more. */
  readonly formerQuestions: readonly FormElement[];
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

/** The answers of a round, which its applicant and whoever has its link may write at the same time; handed in at the end. */
export function useRoundDraft<Form extends FilledForm>(
  { applicationId, roundId, form: opened, answers, formerQuestions, revision }: RoundToAnswer<Form>,
  { save, look, readForm, onHandedIn }: RoundDraftOptions<Form>,
) {
  const { form, goOnWithNewer } = useNewerForm(opened, readForm);
  const [before, setBefore] = useState<{ elements: readonly FormElement[]; answers: AnswerMap } | null>(null);
  const place = `${applicationId}/${roundId}`;
  const { typed, together, draft, ...kept } = useDraftTogether(
    { place, form, answers, revision },
    { send: save, look },
  );
  const handIn = useAction(async () => {
    await draft.autosave.finish();
    await together.handIn(draft.base().page);
    // Whoever may not read the answers back keeps them here, until they are handed in.
    kept.forget();
    onHandedIn?.();
  });
  useOthersWords(together.lookAround, revision === null || handIn.isPending || handIn.isDone);
  const [settled, setSettled] = useState<unknown>(null);
  const failure = handIn.error === settled ? null : handIn.error;
  const refused = draftTrouble(failure);
  return {
    ...{ place, form, answers: typed.answers, change: typed.change, handIn },
    conflicts: together.conflicts,
    gone: goneAnswers(form.elements, { questions: formerQuestions, answers: byQuestion(answers) }, before),
    draft: { ...draft, trouble: draft.trouble ?? refused },
    /** Why the answers could not be handed in, unless another device is the cause. */
    failure: refused === null ? failure : null,
    /** What is on the server counts, not what is typed here. */
    forgetTyped: typed.forget,
    goOn: async (): Promise<void> => {
      await kept.goOn();
      setSettled(handIn.error);
    },
    goOnWithNewer: async (): Promise<void> => {
      setBefore({ elements: form.elements, answers: typed.current() });
      await goOnWithNewer();
      setSettled(handIn.error);
    },
  };
}
