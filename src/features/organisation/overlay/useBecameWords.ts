import { useTranslation } from 'react-i18next';

/** The words in which a change of a menu, a table or a form is told; `labelOf` names what stands in it. */
export function useBecameWords(labelOf: (name: string) => string) {
  const { t, i18n } = useTranslation('organisation');
  return {
    part: {
      order: t('overlay.order'),
      hidden: t('overlay.hidden'),
      help: t('overlay.help'),
      begin: t('overlay.begin'),
    },
    usual: t('overlay.usual'),
    labelOf,
    language: i18n.language,
  };
}
