import { type RefObject, useEffect, useRef, useState } from 'react';
import type { FormPage } from './formPages.ts';

const REVIEW = 'review';

export interface Pages {
  readonly pages: readonly FormPage[];
  /** Place of the page that is shown; that of the review is behind the last one. */
  readonly at: number;
  readonly isPaged: boolean;
  readonly isReview: boolean;
  /** Somebody is being led to a question of the page. */
  readonly isAimed: boolean;
  /** To a page, or to a question on it. */
  readonly goTo: (at: number, questionId?: string) => void;
  /** Stands before what is shown, and gets the focus with each page. */
  readonly top: RefObject<HTMLElement | null>;
}

/** Which page of a form is shown. A page is known by its section: conditions may take others away before it. */
export function usePages(pages: readonly FormPage[]): Pages {
  const [place, setPlace] = useState<string | null>(pages[0]?.id ?? null);
  const [wanted, setWanted] = useState<{ readonly questionId: string | undefined } | null>(null);
  const top = useRef<HTMLElement>(null);
  const isPaged = pages.length > 1;
  const found = pages.findIndex(({ id }) => id === place);
  const at = isPaged && place === REVIEW ? pages.length : Math.max(found, 0);
  useEffect(() => {
    if (wanted === null) return;
    const question = wanted.questionId === undefined ? null : document.getElementById(`question-${wanted.questionId}`);
    const target = question ?? top.current;
    target?.focus({ preventScroll: true });
    target?.scrollIntoView({ block: question === null ? 'start' : 'center' });
    setWanted(null);
  }, [wanted]);
  return {
    pages,
    at,
    isPaged,
    isReview: isPaged && at === pages.length,
    isAimed: wanted?.questionId !== undefined,
    goTo: (next, questionId) => {
      setPlace(pages[next]?.id ?? REVIEW);
      setWanted({ questionId });
    },
    top,
  };
}
