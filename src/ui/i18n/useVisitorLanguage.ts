import { useEffect } from 'react';
import { chosenLanguage } from '#src/data/session/chosenLanguage.ts';
import { useSession } from '#src/data/session/sessionStore.ts';
import { readTabStored, writeTabStored } from '#src/data/storage.ts';
import { type Language, languageTag, spokenLanguage } from './languages.ts';

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
    writeTabStored('spoken-language', spoken);
    return speak(spoken);
  }, [isVisitor, theirs]);
}

/**
 * The page for signing in is the organisation's own, but goes on in the language in which this tab was read before: by a
 * visitor of a page for them, or by somebody whose session has ended.
 */
export function useSpokenLanguage(): void {
  const isVisitor = useSession().user === null;
  useEffect(() => {
    const kept = readTabStored('spoken-language');
    const spoken = kept === null ? null : spokenLanguage([languageTag(kept)]);
    if (!isVisitor || spoken === null || chosenLanguage.get() !== null) return;
    return speak(spoken);
  }, [isVisitor]);
}

/** The page is in this language until what is given is called. */
function speak(language: Language): () => void {
  chosenLanguage.set(language);
  return () => {
    if (chosenLanguage.get() === language) chosenLanguage.set(null);
  };
}
