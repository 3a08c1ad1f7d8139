import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { DEFAULT_CURRENCY } from '#domain/generated/constants.gen.ts';
import { type SessionRights, useReaderZone, useSession } from '#src/data/session/sessionStore.ts';
import { mayOpen } from '#src/data/session/useMayOpen.ts';
import { recordPages } from '#src/generated/recordPages.gen.ts';
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
  const { incubator, rights } = useSession();
  const currency = incubator?.currency ?? DEFAULT_CURRENCY;
  const pageOf = useMemo(() => pagesFor(rights), [rights]);
  return useMemo(
    () => ({
      language: languageTag(i18n.language),
      dateFormat,
      currency,
      timeZone,
      namesZone: !isUnderHead,
      yes: t('yes'),
      no: t('no'),
      pageOf,
      fileKind: (word) => t(`fileKind.${word}`),
      enumLabel: remembered((enumName, value) => t(enumLabelKey(enumName, value), { ns: 'spec', defaultValue: value })),
    }),
    [t, i18n.language, dateFormat, currency, timeZone, isUnderHead, pageOf],
  );
}

/** The page of a record, for readers who may open such pages; asked once for each entity, not for each cell. */
function pagesFor(rights: SessionRights | null): NonNullable<FormatContext['pageOf']> {
  const open = new Map<string, string | null>();
  return (entity, id) => {
    const known = open.get(entity);
    const path = known === undefined ? openPage(rights, recordPages[entity]) : known;
    open.set(entity, path);
    return path === null ? null : path.replace(/\$\w+/, () => encodeURIComponent(id));
  };
}

function openPage(rights: SessionRights | null, path: string | undefined): string | null {
  return path !== undefined && mayOpen(rights, path) ? path : null;
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
