import { useEffect, useMemo, useRef, useState } from 'react';
import type { Answer } from '#domain/forms/FormElement.ts';
import { draftAnswers } from '../../pages/draftAnswers.ts';
import { type AnswerMap, byQuestion, type TypedAnswers } from '../../useAnswers.ts';
import { type DraftBase, draftTrouble } from '../useDraft.ts';
import type { FilledForm } from '../useNewerForm.ts';
import { type InStep, isAlike, keptOf, openConflicts, takeIn, withTheirs, writtenOf } from './inStep.ts';
import { type ConflictsToChoose, noConflicts } from './QuestionConflicts.ts';
import { keepStep } from './startInStep.ts';

/** The answers as the server has them now; null of the revision for whoever does not read them. */
export interface WordsOfNow {
  readonly revision: number | null;
  readonly answers: readonly Answer[];
}

interface GivenAnswers {
  readonly answers: Answer[];
  /** The answers as they were seen: what differs from them is what is written here. */
  readonly seen: Answer[] | null;
  readonly isComplete: boolean;
  readonly base: DraftBase | null;
  readonly formVersion: number | null;
}

/** The answers of now, and whether somebody has handed them in. */
export type LookAtAnswers = () => Promise<(WordsOfNow & { readonly isSubmitted: boolean }) | null>;

export type SendAnswers = (given: GivenAnswers) => Promise<WordsOfNow>;

interface Written {
  readonly place: string;
  readonly form: FilledForm;
  readonly typed: TypedAnswers;
  /** What the page begins from. */
  readonly first: InStep;
  readonly readsAnswers: boolean;
  /** The secret of a visitor's draft, once there is one. */
  readonly secretOf?: (() => string) | undefined;
}

interface Server {
  readonly send: SendAnswers;
  readonly look: LookAtAnswers;
}

/** So often others may be quicker while one save is tried. */
const MOST_TRIES = 4;

/** Answers that several people write at once: each save tells what was seen, and takes in what others have written. */
export function useTogether(
  { place, form, typed, first, readsAnswers, secretOf = () => '' }: Written,
  { send, look }: Server,
) {
  const step = useRef(first);
  const sent = useRef<AnswerMap | null>(null);
  /** Counts saves, begun and ended: what was read while one was on its way may be older or newer than it. */
  const saves = useRef(0);
  const [conflicts, setConflicts] = useState(first.conflicts);
  const [isHandedIn, setHandedIn] = useState(false);
  const keep = (next: InStep): void => {
    step.current = next;
    setConflicts(next.conflicts);
    keepStep(place, next, sent.current, secretOf());
  };
  const begin = useRef(keep);
  useEffect(() => begin.current(step.current), []);

  const takeNow = ({ answers, revision }: WordsOfNow): void => {
    const theirs = writtenOf(form.elements, answers);
    const own = { mine: typed.current(), sent: sent.current };
    const taken = takeIn(step.current, own, theirs, revision ?? 0);
    if (taken.answers !== own.mine) typed.replace(taken.answers);
    keep(taken.step);
  };
  /** Whether anything was found that others have written. What is handed in takes no more words. */
  const takeLook = async (isOf = (_: WordsOfNow): boolean => true): Promise<boolean> => {
    const now = await look();
    if (now === null || !isOf(now)) return false;
    setHandedIn(now.isSubmitted);
    if (now.isSubmitted || now.revision === null || now.revision === step.current.revision) return false;
    takeNow(now);
    return true;
  };
  const sendOnce = async (page: string, isComplete: boolean): Promise<void> => {
    const { revision, seen } = step.current;
    const open = openConflicts(step.current.conflicts, typed.current());
    const held = withTheirs(open, typed.current());
    const answers = isComplete ? [...held.values()] : draftAnswers(form.elements, held);
    const expected = keptOf(form.elements, byQuestion(answers));
    if (!isComplete && isAlike(expected, seen)) return;
    sent.current = byQuestion(answers);
    keepStep(place, step.current, sent.current, secretOf());
    const known = readsAnswers ? { base: { revision, page }, seen: [...seen.values()] } : { base: null, seen: null };
    const now = await send({ answers, isComplete, ...known, formVersion: form.version });
    if (isComplete) return;
    keep({ revision: now.revision ?? 0, seen: expected, conflicts: open });
    // Somebody else has written in between: the server has put both together.
    if (now.revision !== null && now.revision !== revision + 1) takeNow(now);
  };
  const tryOften = async (page: string, isComplete: boolean): Promise<void> => {
    for (let tries = 1; ; tries += 1) {
      try {
        return await sendOnce(page, isComplete);
      } catch (error) {
        if (draftTrouble(error) !== 'changed') throw error;
        await takeLook();
        // Nobody hands in what they have not read.
        if (isComplete || tries === MOST_TRIES) throw error;
      }
    }
  };
  const counted = async (page: string, isComplete: boolean): Promise<void> => {
    saves.current += 1;
    try {
      await tryOften(page, isComplete);
    } finally {
      saves.current += 1;
    }
  };
  const choose = (id: string, isMine: boolean): void => {
    const conflict = step.current.conflicts.get(id);
    const next = new Map(typed.current());
    if (!isMine && conflict?.theirs) next.set(id, conflict.theirs);
    else if (!isMine) next.delete(id);
    const others = new Map(step.current.conflicts);
    others.delete(id);
    // Another list, though it may hold the same: it is saved once more.
    typed.replace(next);
    keep({ ...step.current, conflicts: others });
  };
  const chosen = useRef(choose);
  chosen.current = choose;
  const open = openConflicts(conflicts, typed.answers);
  const ids = [...open.keys()].join();
  const shown = useMemo(
    (): ConflictsToChoose => ({
      theirs: new Map([...(ids === '' ? [] : conflicts)].map(([id, { theirs }]) => [id, theirs])),
      ids: ids === '' ? [] : ids.split(','),
      choose: (id, isMine) => chosen.current(id, isMine),
    }),
    [conflicts, ids],
  );
  return {
    conflicts: isHandedIn ? noConflicts : shown,
    /** Somebody else has handed them in. */
    isHandedIn,
    hasConflicts: () => openConflicts(step.current.conflicts, typed.current()).size > 0,
    /** Saves what is written here; gives the revision. */
    store: async (page: string): Promise<number> => {
      await counted(page, false);
      return step.current.revision;
    },
    handIn: (page: string) => counted(page, true),
    /** Nothing is on the server: what is here is written anew. */
    beginAnew: (): void => {
      sent.current = null;
      setHandedIn(false);
      keep({ revision: 0, seen: new Map(), conflicts: new Map() });
    },
    /** Takes in what others have written; whether that was anything. */
    lookAround: async (): Promise<boolean> => {
      const begun = saves.current;
      if (begun % 2 === 1) return false;
      return takeLook(() => saves.current === begun);
    },
  };
}
