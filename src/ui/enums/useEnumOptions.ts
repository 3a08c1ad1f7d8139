import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { enumLabelKey } from './enumLabelKey.ts';
import { valuesOfEnum } from './enumValues.ts';

/** The values of an enumeration with their words, in the spec's order. */
export function useEnumOptions(name: string | undefined): { value: string; label: string }[] {
  const { t } = useTranslation('spec');
  return useMemo(
    () =>
      name
        ? valuesOfEnum(name).map((value) => ({ value, label: t(enumLabelKey(name, value), { defaultValue: value }) }))
        : [],
    [name, t],
  );
}
