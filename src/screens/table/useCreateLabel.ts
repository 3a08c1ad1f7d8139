import { useTranslation } from 'react-i18next';
import { languageTag } from '#src/ui/i18n/languages.ts';

/** Languages that write a noun small within a sentence. */
const small: readonly string[] = ['es', 'fr', 'id', 'pt', 'tr', 'uk'];
/** Where an article would have to know the noun's gender, many of them are spoken of. */
const plural: readonly string[] = ['fr'];

/** "New Startup", as each language says it. */
export function useCreateLabel(entity: string): string {
  const { t, i18n } = useTranslation(['screens', 'spec']);
  const noun = plural.includes(i18n.language)
    ? t(`entity.${entity}.many`, { ns: 'spec' })
    : t(`entity.${entity}.one`, { ns: 'spec' });
  return t('table.create', {
    what: small.includes(i18n.language) ? startedSmall(noun, languageTag(i18n.language)) : noun,
  });
}

/** What is written in capitals as a whole stays so. */
function startedSmall(text: string, language: string): string {
  const [first = '', second = ''] = text;
  const isCapitals = second !== '' && second === second.toLocaleUpperCase(language) && /\p{L}/u.test(second);
  return isCapitals ? text : first.toLocaleLowerCase(language) + text.slice(first.length);
}
