import type { Answer } from '#domain/forms/FormElement.ts';

type GivenAnswer = Omit<Answer, 'arrayValue'> & { readonly arrayValue?: readonly string[] | null };

/** Answers as the server gives them, which leaves out lists of nothing. */
export const withLists = (answers: readonly GivenAnswer[]): Answer[] =>
  answers.map((answer) => ({ ...answer, arrayValue: answer.arrayValue ?? [] }));
