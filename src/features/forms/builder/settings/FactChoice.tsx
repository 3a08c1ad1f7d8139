import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { startupFacts } from '#domain/forms/startupFacts.ts';
import type { BuilderElement } from '../state/BuilderState.ts';

interface FactChoiceProps {
  readonly element: BuilderElement;
  readonly onChange: (changes: Partial<BuilderElement>) => void;
}

/** Which fact of the startup the answers are; accepted applications put them there. */
export function FactChoice({ element, onChange }: FactChoiceProps) {
  const { t } = useTranslation(['formBuilder', 'spec']);
  return (
    <NativeSelect
      label={t('alsoFills')}
      description={t('alsoFillsHelp')}
      value={element.behavesAs ?? ''}
      data={[
        { value: '', label: t('alsoFillsNothing') },
        ...startupFacts.map((fact) => ({ value: fact, label: t(`spec:field.Startup.${fact}`) })),
      ]}
      onChange={(event) => onChange({ behavesAs: event.currentTarget.value || null })}
    />
  );
}
