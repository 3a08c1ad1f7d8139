import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type EnumName, enums } from '#src/generated/enums.gen.ts';

const isEnum = (name: string): name is EnumName => name in enums;

/** The values of an enumeration with their words, in the spec's order. */
export function useEnumOptions(name: string | undefined): { value: string; label: string }[] {
  const { t } = useTranslation('spec');
  return useMemo(
    () =>
      name && isEnum(name)
        ? enums[name].map(({ value, labelKey }) => ({ value, label: t(labelKey, { defaultValue: value }) }))
        : [],
    [name, t],
  );
}
