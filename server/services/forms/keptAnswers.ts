import type { Answer } from '#domain/forms/FormElement.ts';

/** Answers by question, as they are kept with an evaluation or an assessment. */
export function keptAnswers(kept: unknown): Map<string, Answer> {
  const given = Array.isArray(kept) ? (kept as readonly Partial<Answer>[]) : [];
  return new Map(
    given.flatMap(({ questionId, textValue = null, numberValue = null, arrayValue }) =>
      questionId === undefined
        ? []
        : [[questionId, { questionId, textValue, numberValue, arrayValue: arrayValue ?? [] }]],
    ),
  );
}
