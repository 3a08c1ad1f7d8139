import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { DEFAULT_CURRENCY } from '#domain/generated/constants.gen.ts';
import { useReaderZone, useSession } from '#src/data/session/sessionStore.ts';
import { enumLabelKey } from '#src/ui/enums/enumLabelKey.ts';
import { languageTag } from '#src/ui/i18n/languages.ts';
import { useDateReader } from '#src/ui/time/useDateReader.ts';
import type { FormatContext } from './formatValue.ts';

/**
 * How this reader sees values: language, currency, words of enumerations.
 *
 * @param isUnderHead the head of a column names the zone of its moments, so that each needn't
 */
export function useFormatContext(isUnderHead = false): FormatContext {
  const { t, i18n } = useTranslation(['screens', 'spec']);
  const timeZone = useReaderZone();
  const { dateFormat = null } = useDateReader();
  const currency = useSession().incubator?.currency ?? DEFAULT_CURRENCY;
  return useMemo(
    () => ({
      language: languageTag(i18n.language),
      dateFormat,
      currency,
      timeZone,
      namesZone: !isUnderHead,
      yes: t('yes'),
      no: t('no'),
      fileKind: (word) => t(`fileKind.${word}`),
      enumLabel: remembered((enumName, value) => t(enumLabelKey(enumName, value), { ns: 'spec', defaultValue: value })),
    }),
    [t, i18n.language, dateFormat, currency, timeZone, isUnderHead],
  );
}

type EnumLabel = FormatContext['enumLabel'];

/** A long table shows the same few words thousands of times. */
function remembered(label: EnumLabel): EnumLabel {
  const known = new Map<string, string>();
  return (enumName, value) => {
    const key = `${enumName}.${value}`;
    const text = known.get(key) ?? label(enumName, value);
    known.set(key, text);
    return text;
  };
}
