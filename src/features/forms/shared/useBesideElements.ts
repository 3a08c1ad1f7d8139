import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { besideElement } from '#domain/forms/merging/besideAnswers.ts';

/** Whom the answers of a shared form are from. */
export function useRespondentElements() {
  const { t } = useTranslation('publicForms');
  return useMemo(
    () => ({
      name: besideElement('name', 'text', t('respondent.name')),
      email: besideElement('email', 'text', t('elsewhere.email')),
    }),
    [t],
  );
}

/** What a survey asks whatever its form is. */
export function useSurveyElements() {
  const { t } = useTranslation('publicForms');
  return useMemo(
    () => ({
      rating: besideElement('rating', 'number', t('survey.rating'), { min: 0, max: 10 }),
      comment: besideElement('comment', 'text_long', t('survey.comment')),
    }),
    [t],
  );
}
