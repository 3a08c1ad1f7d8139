import type { TFunction } from 'i18next';
import type { FormElement } from '#domain/forms/FormElement.ts';
import { documentOf, factsFor, type StartupFact } from '#domain/forms/facts/startupFacts.ts';
import { TEAM_FACT } from '#domain/forms/teamTable.ts';
import { enumLabelKey } from '#src/ui/enums/enumLabelKey.ts';

/** What the answers to a question of an application can also be: facts of the startup, or of a table its founders. */
export function factsOf(questionType: FormElement['questionType']): readonly Fact[] {
  return questionType === 'table' ? [TEAM_FACT] : factsFor(questionType);
}

export type Fact = StartupFact | typeof TEAM_FACT;

/** What a fact is called, where its author reads it. */
export function nameOfFact(t: TFunction<['formBuilder', 'spec']>, fact: Fact): string {
  if (fact === TEAM_FACT) return t('alsoFillsTeam');
  const category = documentOf(fact);
  if (category === null) return t(`spec:field.Startup.${fact}`);
  return t('alsoFillsDocument', { category: t(`spec:${enumLabelKey('DocumentCategory', category)}`) });
}
