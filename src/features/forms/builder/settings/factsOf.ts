import type { FormElement } from '#domain/forms/FormElement.ts';
import { canBeFact, startupFacts } from '#domain/forms/startupFacts.ts';
import { TEAM_FACT } from '#domain/forms/teamTable.ts';

/** What the answers to a question of an application can also be: facts of the startup, or of a table its founders. */
export function factsOf(questionType: FormElement['questionType']): readonly Fact[] {
  if (questionType === 'table') return [TEAM_FACT];
  return canBeFact(questionType) ? startupFacts : [];
}

export type Fact = (typeof startupFacts)[number] | typeof TEAM_FACT;
