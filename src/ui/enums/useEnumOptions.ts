import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '#src/data/session/sessionStore.ts';
import { enumFeatures } from '#src/generated/enums.gen.ts';
import { enumLabelKey } from './enumLabelKey.ts';
import { valuesOfEnum } from './enumValues.ts';

const noneOff: readonly string[] = [];

/** The values of an enumeration that the tenant's plan holds, with their words, in the spec's order. */
export function useEnumOptions(name: string | undefined): { value: string; label: string }[] {
  const { t } = useTranslation('spec');
  const off = useSession().rights?.principal.featuresOff ?? noneOff;
  return useMemo(
    () =>
      name
        ? valuesOfEnum(name)
            .filter((value) => !off.includes(enumFeatures[name]?.[value] ?? ''))
            .map((value) => ({ value, label: t(enumLabelKey(name, value), { defaultValue: value }) }))
        : [],
    [name, t, off],
  );
}
