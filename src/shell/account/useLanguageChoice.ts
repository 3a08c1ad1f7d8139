import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { LANGUAGE_COOKIE, LANGUAGE_PREFERENCE_DAYS } from '#domain/generated/constants.gen.ts';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { chosenLanguage } from '#src/data/session/chosenLanguage.ts';
import { sessionStore } from '#src/data/session/sessionStore.ts';
import { writeCookie } from '#src/ui/i18n/languageCookie.ts';
import type { Language } from '#src/ui/i18n/languages.ts';
import { SaveLanguageDocument } from './account.gen.ts';

/** The language in force, and how to take another one: at once here, and for the next visit. */
export function useLanguageChoice(): { language: string; choose: (language: Language) => void } {
  const { i18n } = useTranslation();
  const client = useQueryClient();
  return {
    language: i18n.language,
    choose: (language) => {
      if (language === i18n.language) return;
      writeCookie(LANGUAGE_COOKIE, language, LANGUAGE_PREFERENCE_DAYS);
      chosenLanguage.set(language);
      // The server answers in the language of the account from then on.
      void saveOnServer(language).then(() => client.invalidateQueries());
    },
  };
}

/** The choice holds on this device in any case; on others only if the server could store it. */
async function saveOnServer(language: Language): Promise<void> {
  const { user } = sessionStore.get();
  if (!user) return;
  await graphqlRequest(SaveLanguageDocument, { id: user._id, language }).catch(() => null);
}
