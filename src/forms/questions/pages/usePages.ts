import { type RefObject, useEffect, useRef, useState } from 'react';
import { readTabStored, writeTabStored } from '#src/data/storage.ts';
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

/**
 * Which page of a form is shown. A page is known by its section: conditions may take others away before it. With `keptAs`
 * this tab remembers it over a reload.
 */
export function usePages(pages: readonly FormPage[], keptAs?: string): Pages {
  const [place, setPlace] = useState<string | null>(() => keptPage(keptAs) ?? pages[0]?.id ?? null);
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
      const id = pages[next]?.id ?? REVIEW;
      setPlace(id);
      if (keptAs !== undefined) writeTabStored(`page:${keptAs}`, id);
      setWanted({ questionId });
    },
    top,
  };
}

const keptPage = (keptAs: string | undefined): string | null =>
  keptAs === undefined ? null : readTabStored(`page:${keptAs}`);

/** What is filled there next begins with its first page. */
export const forgetPage = (keptAs: string): void => writeTabStored(`page:${keptAs}`, null);
