import { useEffect } from 'react';
import { chosenLanguage } from '#src/data/session/chosenLanguage.ts';
import { useSession } from '#src/data/session/sessionStore.ts';
import { spokenLanguage } from './languages.ts';

/**
 * While somebody without an account looks at a page for them, it is in the language of their browser (issue 15 §6); the
 * account that they make there begins in it. An organisation's own pages stay in the language of the organisation.
 */
export function useVisitorLanguage(): void {
  const isVisitor = useSession().user === null;
  useEffect(() => {
    const spoken = spokenLanguage(navigator.languages);
    if (!isVisitor || spoken === null || chosenLanguage.get() !== null) return;
    chosenLanguage.set(spoken);
    return () => {
      if (chosenLanguage.get() === spoken) chosenLanguage.set(null);
    };
  }, [isVisitor]);
}
