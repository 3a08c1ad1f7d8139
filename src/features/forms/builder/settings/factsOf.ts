import type { FormElement } from '#domain/forms/FormElement.ts';
import { factsFor, type StartupFact } from '#domain/forms/facts/startupFacts.ts';
import { TEAM_FACT } from '#domain/forms/teamTable.ts';

/** What the answers to a question of an application can also be: facts of the startup, or of a table its founders. */
export function factsOf(questionType: FormElement['questionType']): readonly Fact[] {
  return questionType === 'table' ? [TEAM_FACT] : factsFor(questionType);
}

export type Fact = StartupFact | typeof TEAM_FACT;
