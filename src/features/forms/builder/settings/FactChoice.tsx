import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { isTeamTable } from '#domain/forms/teamTable.ts';
import type { BuilderElement } from '../state/BuilderState.ts';
import { factsOf, nameOfFact } from './factsOf.ts';

interface FactChoiceProps {
  readonly element: BuilderElement;
  readonly onChange: (changes: Partial<BuilderElement>) => void;
}

/** What the answers also are: a fact of the startup, or its founders; accepted applications make it so. */
export function FactChoice({ element, onChange }: FactChoiceProps) {
  const { t } = useTranslation(['formBuilder', 'spec']);
  const facts = factsOf(element.questionType).map((fact) => ({ value: fact, label: nameOfFact(t, fact) }));
  return (
    <NativeSelect
      label={t('alsoFills')}
      description={t(isTeamTable(element) ? 'alsoFillsTeamHelp' : 'alsoFillsHelp')}
      value={element.behavesAs ?? ''}
      data={[{ value: '', label: t('alsoFillsNothing') }, ...facts]}
      onChange={(event) => onChange({ behavesAs: event.currentTarget.value || null })}
    />
  );
}
