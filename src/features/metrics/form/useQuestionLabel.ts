import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';

/** Known questions are asked in the reader's language, the others as the server words them. */
export function useQuestionLabel(): (key: string, label: string) => string {
  const { t, i18n } = useTranslation('metrics');
  return (key, label) => {
    const textKey = `question.${key}`;
    const isKnown: boolean = i18n.exists(textKey, { ns: 'metrics' });
    return isKnown ? t(textKey as ParseKeys<'metrics'>) : label;
  };
}
