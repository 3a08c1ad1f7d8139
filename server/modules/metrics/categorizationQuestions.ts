import { CATEGORIZATION_QUESTIONS } from '#domain/generated/constants.gen.ts';

const labels: Readonly<Record<string, string>> = {
  HasFreeUsers: 'Does your product have free users?',
  IsGeneratingSales: 'Is your company generating sales?',
  RecurringRevenueModel: 'Do you have a recurring revenue model?',
  ServiceIsLive: 'Is your product or service live?',
};

export interface CategorizationQuestion {
  readonly key: string;
  readonly label: string;
  readonly value: boolean | null;
}

/** The questions of a categorization, none answered. */
export function openQuestions(): CategorizationQuestion[] {
  return CATEGORIZATION_QUESTIONS.map((key) => ({ key, label: labels[key] ?? key, value: null }));
}
