import { useTranslation } from 'react-i18next';
import { type FormTexts, formTextsIn } from '#domain/forms/elementTexts.ts';

/** Says what a form is called, and says of itself, as its reader reads it. */
export function useFormTexts() {
  const { i18n } = useTranslation();
  return (form: FormTexts) => formTextsIn(form, i18n.language);
}
