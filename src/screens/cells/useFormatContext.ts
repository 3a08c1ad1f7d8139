import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useOrganisationZone, useSession } from '#src/data/session/sessionStore.ts';
import { enumLabelKey } from '#src/ui/enums/enumLabelKey.ts';
import { languageTag } from '#src/ui/i18n/languages.ts';
import type { FormatContext } from './formatValue.ts';

/** How this reader sees values: language, currency, words of enumerations. */
export function useFormatContext(): FormatContext {
  const { t, i18n } = useTranslation(['screens', 'spec']);
  const timeZone = useOrganisationZone();
  const currency = useSession().incubator?.currency ?? 'USD';
  return useMemo(
    () => ({
      language: languageTag(i18n.language),
      currency,
      timeZone,
      yes: t('yes'),
      no: t('no'),
      enumLabel: (enumName, value) => t(enumLabelKey(enumName, value), { ns: 'spec', defaultValue: value }),
    }),
    [t, i18n.language, currency, timeZone],
  );
}
