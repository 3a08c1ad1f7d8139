import { operatorsFor } from '#domain/forms/conditions/operators.ts';
import type { DependencyStatement, FormElement } from '#domain/forms/FormElement.ts';

/** A comparison of a question as it begins. */
export function emptyStatement(question: FormElement): DependencyStatement {
  const [operator = 'EXISTS'] = operatorsFor(question.questionType);
  return { action: 'show', questionId: question._id, operator, values: [], statements: [] };
}

/** A group of statements within another one, joined by the other word. */
export function emptyGroup(question: FormElement, outer: string): DependencyStatement {
  return {
    action: 'show',
    questionId: null,
    operator: outer === 'OR' ? 'AND' : 'OR',
    values: null,
    statements: [emptyStatement(question), emptyStatement(question)],
  };
}
