import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { documentOf } from '#domain/forms/facts/startupFacts.ts';
import { isTeamTable, TEAM_FACT } from '#domain/forms/teamTable.ts';
import { enumLabelKey } from '#src/ui/enums/enumLabelKey.ts';
import type { BuilderElement } from '../state/BuilderState.ts';
import { type Fact, factsOf } from './factsOf.ts';

interface FactChoiceProps {
  readonly element: BuilderElement;
  readonly onChange: (changes: Partial<BuilderElement>) => void;
}

/** What the answers also are: a fact of the startup, or its founders; accepted applications make it so. */
export function FactChoice({ element, onChange }: FactChoiceProps) {
  const { t } = useTranslation(['formBuilder', 'spec']);
  const nameOf = (fact: Fact): string => {
    if (fact === TEAM_FACT) return t('alsoFillsTeam');
    const category = documentOf(fact);
    if (category === null) return t(`spec:field.Startup.${fact}`);
    return t('alsoFillsDocument', { category: t(`spec:${enumLabelKey('DocumentCategory', category)}`) });
  };
  const facts = factsOf(element.questionType).map((fact) => ({ value: fact, label: nameOf(fact) }));
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
