import type { ParseKeys } from 'i18next';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#src/data/errorMessage.ts';

/** Turns any failure into words for the user, in the interface's language. */
export function useErrorMessage(): (error: unknown) => string {
  const { t, i18n } = useTranslation('errors');
  return useCallback(
    (error: unknown) =>
      errorMessage(error, (key) => {
        const isKnown: boolean = i18n.exists(key, { ns: 'errors' });
        return isKnown ? t(key as ParseKeys<'errors'>) : undefined;
      }),
    [t, i18n],
  );
}
