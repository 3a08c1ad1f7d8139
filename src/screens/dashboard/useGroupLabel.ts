import { useTranslation } from 'react-i18next';
import type { QueryCardMeta } from '#domain/model/screens.ts';
import { languageTag } from '#src/ui/i18n/languages.ts';
import { useFormatContext } from '../cells/useFormatContext.ts';
import type { GroupCount } from './cardQuery.ts';

/** What a group of a chart is called: a record's name, the word of an enumeration, a month. */
export function useGroupLabel({ by }: QueryCardMeta): (group: GroupCount) => string {
  const { t, i18n } = useTranslation('screens');
  const { enumLabel, yes, no } = useFormatContext();
  const month = new Intl.DateTimeFormat(languageTag(i18n.language), {
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return ({ value, label }) => {
    if (value === null) return t('dashboard.none');
    if (label !== null) return label;
    if (by?.enum) return enumLabel(by.enum, value);
    if (by?.type === 'bool') return value === 'true' ? yes : no;
    return by?.type === 'date' || by?.type === 'dateTime' ? month.format(Date.parse(`${value}-01`)) : value;
  };
}
