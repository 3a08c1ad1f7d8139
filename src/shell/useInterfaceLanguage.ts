import { useEffect, useRef, useState } from 'react';
import { LANGUAGE_COOKIE } from '#domain/generated/constants.gen.ts';
import { labelIn } from '#domain/text/startupWords.ts';
import { useStore } from '#src/data/createStore.ts';
import { chosenLanguage } from '#src/data/session/chosenLanguage.ts';
import { sessionStore, useSession } from '#src/data/session/sessionStore.ts';
import { readStored, writeStored } from '#src/data/storage.ts';
import { roleGroups } from '#src/generated/access.gen.ts';
import { isApplicantSide } from '#src/ui/i18n/applicantSide.ts';
import { changeLanguage, startI18n } from '#src/ui/i18n/i18n.ts';
import { readCookie } from '#src/ui/i18n/languageCookie.ts';
import { type Language, resolveLanguage, wishedLanguage } from '#src/ui/i18n/languages.ts';
import { setOwnWords } from '#src/ui/i18n/ownWords.ts';
import { startupLabel } from '#src/ui/i18n/startupLabel.ts';
import { appQueryClient } from './appQueryClient.ts';

// The texts of the last visit's language are fetched while the session is asked for.
const guess = resolveLanguage(readStored('language'), null);
const started = startI18n(guess);

const applicants: ReadonlySet<string> = new Set(roleGroups.participants);
const none: readonly string[] = [];

/** The language in force, kept in step with user and incubator; null until its texts are there. */
export function useInterfaceLanguage(): Language | null {
  const { user, incubator, status } = useSession();
  const choice = useStore(chosenLanguage);
  const own = user?.language ?? readCookie(LANGUAGE_COOKIE);
  const wanted =
    choice ??
    (own === null && status === 'unknownIncubator'
      ? wishedLanguage(navigator.languages)
      : resolveLanguage(own, incubator?.defaultLanguage));
  const roles = user?.role?.type ?? none;
  const [current, setCurrent] = useState<Language | null>(null);
  const asked = useRef<Language | null>(null);
  useEffect(() => setOwnWords(incubator?.ownWords), [incubator?.ownWords]);
  useEffect(() => isApplicantSide.set(roles.some((role) => applicants.has(role))), [roles]);
  useEffect(() => {
    if (status === 'starting') return;
    void started
      .then(() => changeLanguage(wanted))
      .then(() => {
        writeStored('language', wanted);
        applyStartupLabel(wanted);
        setCurrent(wanted);
        // What people have written in several languages the server gives in the reader's.
        if (asked.current !== null && asked.current !== wanted) void appQueryClient.invalidateQueries();
        asked.current = wanted;
      });
  }, [wanted, status]);
  return current;
}

function applyStartupLabel(language: string): void {
  const alternative = sessionStore.get().incubator?.startupNameAlternative;
  startupLabel.set(alternative?.active ? labelIn(alternative.label, language) || null : null);
}
