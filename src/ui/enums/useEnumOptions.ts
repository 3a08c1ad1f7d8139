import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { lacksFeature } from '#domain/access/features.ts';
import { useSession } from '#src/data/session/sessionStore.ts';
import { enumFeatures } from '#src/generated/enums.gen.ts';
import { enumLabelKey } from './enumLabelKey.ts';
import { valuesOfEnum } from './enumValues.ts';

/** The values of an enumeration that the tenant's plan holds, with their words, in the spec's order; some can be left out. */
export function useEnumOptions(
  name: string | undefined,
  without: readonly string[] = NONE,
): { value: string; label: string }[] {
  const { t } = useTranslation('spec');
  const principal = useSession().rights?.principal ?? null;
  return useMemo(
    () =>
      name
        ? valuesOfEnum(name)
            .filter((value) => !without.includes(value) && !lacksFeature(principal, enumFeatures[name]?.[value]))
            .map((value) => ({ value, label: t(enumLabelKey(name, value), { defaultValue: value }) }))
        : [],
    [name, without, t, principal],
  );
}

const NONE: readonly string[] = [];
