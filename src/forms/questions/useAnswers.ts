import { useEffect, useRef, useState } from 'react';
import type { Answer } from '#domain/forms/FormElement.ts';
import { readStored, writeStored } from '#src/data/storage.ts';

export type AnswerMap = ReadonlyMap<string, Answer>;

export type TypedAnswers = ReturnType<typeof useAnswers>;

/**
 * The answers being given. What is typed is kept in this browser under the key until it is taken, so that neither a
 * reload nor a refusal loses it. `start`: both put together already, where others write too.
 */
export function useAnswers(key: string, stored: readonly Answer[] = [], start?: AnswerMap) {
  const name = `answers:${key}` as const;
  const [kept] = useState(() => keptAnswers(name));
  const keep = useLateKeeping();
  const [answers, setAnswers] = useState<AnswerMap>(() => start ?? new Map([...byQuestion(stored), ...kept]));
  // Two that come before the next drawing, as a file that arrives while somebody types, must both stay.
  const latest = useRef(answers);
  latest.current = answers;
  const isKept = useRef(kept.size > 0);
  return {
    answers,
    /** As they are at this moment, drawn or not. */
    current: () => latest.current,
    /** Something was typed here that has not been taken yet. */
    isUnsaved: kept.size > 0,
    change: (answer: Answer): void => {
      const next = new Map(latest.current).set(answer.questionId, answer);
      latest.current = next;
      setAnswers(next);
      isKept.current = true;
      keep.later(() => writeStored(name, JSON.stringify([...next.values()])));
    },
    /** Others have written: what is kept here is put together with it at once, or it would count as typed here. */
    replace: (next: AnswerMap): void => {
      latest.current = next;
      setAnswers(next);
      keep.cancel();
      if (isKept.current) writeStored(name, JSON.stringify([...next.values()]));
    },
    forget: (): void => {
      isKept.current = false;
      keep.cancel();
      writeStored(name, null);
    },
  };
}

/** A long form is written out when its writer pauses, and before the page goes: no key waits for it. */
const PAUSE_MS = 300;

function useLateKeeping() {
  const [keep] = useState(makeKeeper);
  useEffect(() => {
    // Phones put a page away without telling it that it goes.
    document.addEventListener('visibilitychange', keep.now);
    window.addEventListener('pagehide', keep.now);
    return () => {
      document.removeEventListener('visibilitychange', keep.now);
      window.removeEventListener('pagehide', keep.now);
      keep.now();
    };
  }, [keep]);
  return keep;
}

function makeKeeper() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: (() => void) | null = null;
  const cancel = (): void => {
    clearTimeout(timer);
    waiting = null;
  };
  const now = (): void => {
    const write = waiting;
    cancel();
    write?.();
  };
  const later = (write: () => void): void => {
    cancel();
    waiting = write;
    timer = setTimeout(now, PAUSE_MS);
  };
  return { later, now, cancel };
}

export function byQuestion(answers: readonly Answer[]): Map<string, Answer> {
  return new Map(answers.map((answer) => [answer.questionId, answer]));
}

/** Whatever else may be stored there is left out. */
export function keptAnswers(name: `answers:${string}`): AnswerMap {
  try {
    return byQuestion(answersIn(JSON.parse(readStored(name) ?? '[]')));
  } catch {
    return new Map();
  }
}

/** Nothing of them is left in this browser. */
export const forgetAnswers = (key: string): void => writeStored(`answers:${key}`, null);

/** The answers among what a browser has stored. */
export const answersIn = (kept: unknown): Answer[] => (Array.isArray(kept) ? kept : []).flatMap(answerOf);

function answerOf(value: unknown): Answer[] {
  if (typeof value !== 'object' || value === null) return [];
  const { questionId, textValue, numberValue, arrayValue } = value as Record<string, unknown>;
  if (typeof questionId !== 'string') return [];
  return [
    {
      questionId,
      textValue: typeof textValue === 'string' ? textValue : null,
      numberValue: typeof numberValue === 'number' ? numberValue : null,
      arrayValue: Array.isArray(arrayValue) ? arrayValue.map(String) : [],
    },
  ];
}
