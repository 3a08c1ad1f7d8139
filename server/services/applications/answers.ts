import { sql } from 'kysely';
import { type AnswerProblem, answerProblems } from '#domain/forms/answerProblems.ts';
import { calculatedValue } from '#domain/forms/calculatedValue.ts';
import { type Answer, type FormElement, isEmptyAnswer, valueKindOf } from '#domain/forms/FormElement.ts';
import { shownElements } from '#domain/forms/shownElements.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { insertRow } from '#server/entities/write/storeRow.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { uuidv7 } from '#server/platform/db/uuidv7.ts';
import { ValidationError } from '#server/platform/errors/errors.ts';
import { type FieldProblem, fieldProblem } from '#server/platform/errors/fieldProblem.ts';

export interface AnswerInput {
  readonly questionId: string;
  readonly textValue?: string | null;
  readonly numberValue?: number | null;
  readonly arrayValue?: readonly string[] | null;
}

/** The answers by question, each with the one value that its kind of question has; those to other forms are left out. */
export function takeAnswers(elements: readonly FormElement[], given: readonly AnswerInput[]): Map<string, Answer> {
  const byId = new Map(given.map((answer) => [answer.questionId, answer]));
  const answers = new Map<string, Answer>();
  for (const element of elements) {
    const answer = byId.get(element._id);
    const kind = valueKindOf(element.questionType);
    if (answer === undefined || kind === null) continue;
    answers.set(element._id, {
      questionId: element._id,
      textValue: kind === 'textValue' ? (answer.textValue ?? null) : null,
      numberValue: kind === 'numberValue' ? (answer.numberValue ?? null) : null,
      arrayValue: kind === 'arrayValue' ? (answer.arrayValue ?? []) : [],
    });
  }
  return withCalculated(elements, answers);
}

/** Calculated values are ours, whatever was sent. */
function withCalculated(elements: readonly FormElement[], answers: Map<string, Answer>): Map<string, Answer> {
  for (const { _id, questionType, formula } of elements) {
    if (questionType !== 'calculated') continue;
    const value = calculatedValue(formula ?? '', (position) => {
      const element = elements.find((candidate) => candidate.position === position);
      return answers.get(element?._id ?? '')?.numberValue ?? null;
    });
    answers.set(_id, { questionId: _id, textValue: null, numberValue: value, arrayValue: [] });
  }
  return answers;
}

/** Throws what is wrong, by question. */
export function checkAnswers(
  elements: readonly FormElement[],
  answers: ReadonlyMap<string, Answer>,
  isComplete: boolean,
): void {
  const problems = answerProblems(elements, answers, isComplete);
  if (problems.size === 0) return;
  throw new ValidationError(
    [...problems].map(([id, problem]) =>
      problemOf(`answers.${id}`, elements.find(({ _id }) => _id === id)?.label ?? '', problem),
    ),
  );
}

/** The sentences of requirement 000 §5, about questions. */
function problemOf(path: string, label: string, problem: AnswerProblem): FieldProblem {
  if (problem.kind === 'min') return fieldProblem(path, 'min', { label, min: problem.limit });
  if (problem.kind === 'max') return fieldProblem(path, 'max', { label, max: problem.limit });
  return fieldProblem(path, problem.kind, { label });
}

/** What is shown and answered, in the order of the form. */
export function givenAnswers(elements: readonly FormElement[], answers: ReadonlyMap<string, Answer>) {
  return shownElements(elements, answers).flatMap((element) => {
    const answer = answers.get(element._id);
    return answer === undefined || isEmptyAnswer(answer) ? [] : [{ element, answer }];
  });
}

/** Makes these the answers of a submission. */
export async function storeAnswers(
  tx: Tx,
  submission: { readonly id: string; readonly application: string | null },
  elements: readonly FormElement[],
  answers: ReadonlyMap<string, Answer>,
): Promise<void> {
  await sql`delete from form_answer where submission_id = ${submission.id}`.execute(tx);
  for (const { element, answer } of givenAnswers(elements, answers)) {
    await insertRow(tx, specCatalog.get('FormAnswer'), uuidv7(), {
      questionLabel: element.label,
      submission: submission.id,
      question: element._id,
      position: element.position,
      textValue: answer.textValue,
      numberValue: answer.numberValue,
      arrayValue: answer.arrayValue,
      application: submission.application,
    });
  }
}

export async function readAnswers(tx: Tx, submissionId: string): Promise<Answer[]> {
  const { rows } = await sql<Answer>`
    select question_id as "questionId", text_value as "textValue", number_value as "numberValue",
      array_value as "arrayValue"
    from form_answer where submission_id = ${submissionId} and question_id is not null order by position`.execute(tx);
  return rows;
}
