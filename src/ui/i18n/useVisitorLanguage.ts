import { useEffect } from 'react';
import { chosenLanguage } from '#src/data/session/chosenLanguage.ts';
import { useSession } from '#src/data/session/sessionStore.ts';
import { languageTag, spokenLanguage } from './languages.ts';

/**
 * While somebody without an account looks at a page for them, it is in the language of their browser (issue 15 §6); the
 * account that they make there begins in it. An organisation's own pages stay in the language of the organisation.
 * @param theirs the language of the person to whom a mail led here was written, where that is known: it goes before the
 *   browser's
 */
export function useVisitorLanguage(theirs?: string | null): void {
  const isVisitor = useSession().user === null;
  useEffect(() => {
    const spoken = spokenLanguage(theirs ? [languageTag(theirs)] : navigator.languages);
    if (!isVisitor || spoken === null || chosenLanguage.get() !== null) return;
    chosenLanguage.set(spoken);
    return () => {
      if (chosenLanguage.get() === spoken) chosenLanguage.set(null);
    };
  }, [isVisitor, theirs]);
}
