import { useEffect, useRef, useState } from 'react';
import type { Answer } from '#domain/forms/FormElement.ts';
import { useAction } from '#src/data/useAction.ts';
import { draftAnswers } from '../pages/draftAnswers.ts';
import { type AnswerMap, useAnswers } from '../useAnswers.ts';
import { readMark, writeMark } from './draftMark.ts';
import { type DraftBase, draftTrouble, useDraft } from './useDraft.ts';
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

interface GivenAnswers {
  readonly answers: Answer[];
  readonly isComplete: boolean;
  readonly base: DraftBase | null;
  readonly formVersion: number | null;
}

/** The round as the server has it now. */
interface RoundOfNow<Form> {
  readonly revision: number | null;
  readonly form: Form;
}

interface RoundDraftOptions<Form> {
  /** Keeps answers on the server, and gives the new revision. */
  readonly save: (given: GivenAnswers) => Promise<number | null>;
  /** Null where there is none to answer any more. */
  readonly read: () => Promise<RoundOfNow<Form> | null>;
  readonly onHandedIn?: () => void;
}

/** The answers of a round: kept in this browser at each key, on the server a moment later, handed in at the end. */
export function useRoundDraft<Form extends FilledForm>(
  round: RoundToAnswer<Form>,
  { save, read, onHandedIn }: RoundDraftOptions<Form>,
) {
  const place = `${round.applicationId}/${round.roundId}`;
  const { answers, change, forget, isUnsaved } = useAnswers(place, round.answers);
  const { form, goOnWithNewer } = useNewerForm(round.form, async () => (await read())?.form);
  const start = useStart(place, round.revision ?? 0, isUnsaved);
  const latest = useRef(answers);
  latest.current = answers;
  const store = async (given: AnswerMap, isComplete: boolean, base: DraftBase): Promise<number> => {
    const sent = isComplete ? [...given.values()] : draftAnswers(form.elements, given);
    const known = round.revision === null ? null : base;
    const kept = await save({ answers: sent, isComplete, base: known, formVersion: form.version });
    writeMark(place, { key: '', revision: kept ?? 0 });
    return kept ?? 0;
  };
  const draft = useDraft(answers, {
    form,
    revision: start,
    isUnsaved,
    save: async (given, base) => {
      const kept = await store(given, false, base);
      // What the server has may be changed on another device: an old copy here must not come over it.
      if (latest.current === given) forget();
      return kept;
    },
  });
  const handIn = useAction(async () => {
    await draft.autosave.finish();
    await store(answers, true, draft.base());
    // Whoever may not read the answers back keeps them here, until they are handed in.
    forget();
    writeMark(place, null);
    onHandedIn?.();
  });
  const [settled, setSettled] = useState<unknown>(null);
  const failure = handIn.error === settled ? null : handIn.error;
  const refused = draftTrouble(failure);
  return {
    ...{ form, answers, change, handIn },
    draft: { ...draft, trouble: draft.trouble ?? refused },
    /** Why the answers could not be handed in, unless another device is the cause. */
    failure: refused === null ? failure : null,
    /** What is on the server counts, not what is typed here. */
    forgetTyped: forget,
    keepMine: async (): Promise<void> => {
      draft.goOnFrom((await read())?.revision ?? 0);
      setSettled(handIn.error);
    },
    goOnWithNewer: async (): Promise<void> => {
      await goOnWithNewer();
      setSettled(handIn.error);
    },
  };
}

/** What was typed here without a connection starts from what this browser knew then. */
function useStart(place: string, revision: number, isUnsaved: boolean): number {
  const [start] = useState(() => (isUnsaved ? (readMark(place)?.revision ?? 0) : revision));
  useEffect(() => {
    if (!isUnsaved) writeMark(place, { key: '', revision });
  }, [place, revision, isUnsaved]);
  return start;
}
