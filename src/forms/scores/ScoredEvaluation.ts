import type { FormTexts } from '#domain/forms/elementTexts.ts';
import type { Answer, FormElement } from '#domain/forms/FormElement.ts';

/** What an evaluator has given an application, as far as its reader may see it. */
export interface ScoredEvaluation {
  readonly evaluationId: string;
  /** Which of the rubrics it answers. */
  readonly rubricKey: string;
  readonly evaluatorName: string;
  readonly status: string;
  /** From 0 to 10; null while it is not given. */
  readonly score: number | null;
  readonly comment: string | null;
  readonly declineReason: string | null;
  readonly answers: readonly Answer[];
}

/** A form for evaluators, in the version that was answered. */
export type Rubric = FormTexts & { readonly elements: readonly FormElement[] };

/** All that evaluators have given an application, and what they answered. */
export interface GivenScores {
  readonly evaluations: readonly ScoredEvaluation[];
  readonly rubrics: readonly { readonly key: string; readonly form: Rubric }[];
}
