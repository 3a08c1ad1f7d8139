import { sql } from 'kysely';
import { type AnswerProblem, answerProblems } from '#domain/forms/answerProblems.ts';
import { optionLabel } from '#domain/forms/elementTexts.ts';
import { type Answer, type FormElement, fittingAnswer, isEmptyAnswer, takesAnswer } from '#domain/forms/FormElement.ts';
import { formState } from '#domain/forms/formState.ts';
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

/**
 * The answers by question, each with the one value that its kind of question has; those to other forms are left out, and
 * so are calculated ones: what they come to is worked out anew, whatever was sent.
 */
export function takeAnswers(elements: readonly FormElement[], given: readonly AnswerInput[]): Map<string, Answer> {
  const byId = new Map(given.map((answer) => [answer.questionId, answer]));
  const answers = new Map<string, Answer>();
  for (const element of elements) {
    const answer = fittingAnswer(element, wholeAnswer(byId.get(element._id)));
    if (answer !== undefined && element.questionType !== 'calculated') answers.set(element._id, answer);
  }
  return answers;
}

function wholeAnswer(given: AnswerInput | undefined): Answer | undefined {
  if (given === undefined) return undefined;
  const { questionId, textValue = null, numberValue = null, arrayValue } = given;
  return { questionId, textValue, numberValue, arrayValue: arrayValue ?? [] };
}

/** Throws what is wrong, by question. */
export function checkAnswers(
  elements: readonly FormElement[],
  answers: ReadonlyMap<string, Answer>,
  isComplete: boolean,
): void {
  const problems = answerProblems(formState(elements, answers), isComplete);
  if (problems.size === 0) return;
  throw new ValidationError(
    [...problems].flatMap(([id, problem]) =>
      problemsOf(`answers.${id}`, elements.find(({ _id }) => _id === id)?.label ?? '', problem),
    ),
  );
}

/** Of a table each cell that is to be mended. */
function problemsOf(path: string, label: string, problem: AnswerProblem): FieldProblem[] {
  const cells = 'cells' in problem && problem.kind !== 'rowAddress' ? problem.cells : [];
  return cells.length > 1
    ? cells.map((cell) => problemOf(path, label, { ...cell, cells: [] }))
    : [problemOf(path, label, problem)];
}

/** The sentences of requirement 000 §5, about questions. */
function problemOf(path: string, label: string, problem: AnswerProblem): FieldProblem {
  switch (problem.kind) {
    case 'min':
    case 'minLength':
      return fieldProblem(path, problem.kind, { label, min: problem.limit });
    case 'max':
    case 'maxLength':
      return fieldProblem(path, problem.kind, { label, max: problem.limit });
    case 'minChoices':
    case 'maxChoices':
    case 'minRows':
    case 'maxRows':
      return { path, reason: problem.kind, values: { field: label, count: problem.limit } };
    case 'notOffered':
      return { path, reason: problem.kind, values: { field: label } };
    case 'rowAddress':
      return { path, reason: problem.kind, values: { field: label, row: problem.row } };
    case 'cellNumber':
    case 'cellDay':
    case 'cellEmail':
    case 'cellUrl':
    case 'cellChoice': {
      const values = { field: label, row: problem.row, column: optionLabel(problem.column, '') };
      return { path, reason: problem.kind, values };
    }
    default:
      return fieldProblem(path, problem.kind, { label });
  }
}

/** What is shown and answered, in the order of the form. */
export function givenAnswers(elements: readonly FormElement[], answers: ReadonlyMap<string, Answer>) {
  const state = formState(elements, answers);
  return state.shown.flatMap((element) => {
    const answer = state.answers.get(element._id);
    return answer === undefined || isEmptyAnswer(answer) ? [] : [{ element, answer }];
  });
}

/**
 * Makes these the answers of a submission. A draft keeps what its form asks no more, or asks as another kind, until that
 * is answered anew: its writer has not been told yet.
 */
export async function storeAnswers(
  tx: Tx,
  submission: { readonly id: string; readonly application: string | null; readonly isDraft?: boolean },
  elements: readonly FormElement[],
  answers: ReadonlyMap<string, Answer>,
): Promise<void> {
  const given = givenAnswers(elements, answers);
  const left = submission.isDraft ? await leftAnswers(tx, submission.id, elements) : [];
  const anew = new Set(given.map(({ element }) => element._id));
  const kept = left.filter((id) => !anew.has(id));
  await sql`delete from form_answer where submission_id = ${submission.id}
    and (question_id is null or not question_id = any(${kept}::text[]))`.execute(tx);
  for (const { element, answer } of given) {
    await insertRow(tx, specCatalog.get('FormAnswer'), uuidv7(), {
      questionLabel: element.label,
      submission: submission.id,
      questionId: element._id,
      position: element.position,
      textValue: answer.textValue,
      numberValue: answer.numberValue,
      arrayValue: answer.arrayValue,
      application: submission.application,
    });
  }
}

/** Ids of the questions whose answers the form of now does not take. */
async function leftAnswers(tx: Tx, submissionId: string, elements: readonly FormElement[]): Promise<string[]> {
  const asked = new Map(elements.map((element) => [element._id, element]));
  const stored = await readAnswers(tx, submissionId);
  return stored.flatMap((answer) => (takesAnswer(asked.get(answer.questionId), answer) ? [] : [answer.questionId]));
}

export async function readAnswers(tx: Tx, submissionId: string): Promise<Answer[]> {
  const { rows } = await sql<Answer>`
    select question_id as "questionId", text_value as "textValue", number_value as "numberValue",
      array_value as "arrayValue"
    from form_answer where submission_id = ${submissionId} and question_id is not null order by position`.execute(tx);
  return rows;
}
