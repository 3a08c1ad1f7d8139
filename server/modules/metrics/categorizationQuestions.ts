import { CATEGORIZATION_QUESTIONS } from '#domain/generated/constants.gen.ts';
import { type TextReader, textFor } from '#server/platform/texts/textReader.ts';

export interface CategorizationQuestion {
  readonly key: string;
  readonly label: string;
  readonly value: boolean | null;
}

/** The questions of a categorization, none answered. Whoever reads them gets the texts of their own language (`questionsIn`). */
export function openQuestions(reader: TextReader): CategorizationQuestion[] {
  return CATEGORIZATION_QUESTIONS.map((key) => ({
    key,
    label: textFor(reader, 'metrics', `question.${key}`) ?? key,
    value: null,
  }));
}
