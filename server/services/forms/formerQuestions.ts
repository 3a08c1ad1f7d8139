import { sql } from 'kysely';
import { type Answer, type FormElement, takesAnswer } from '#domain/forms/FormElement.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { PublicForm } from './readForm.ts';

/**
 * Questions that somebody has answered and that the form asks no more, or asks as another kind, as they were asked last:
 * a draft that moved to another version has answers which it does not take.
 */
export async function formerQuestions(
  tx: Tx,
  { formId, elements }: PublicForm,
  answers: readonly Answer[],
): Promise<FormElement[]> {
  const asked = new Map(elements.map((element) => [element._id, element]));
  const left = answers.filter((answer) => !takesAnswer(asked.get(answer.questionId), answer));
  if (left.length === 0) return [];
  const { rows } = await sql<{ element: FormElement }>`
    select element from form_version f, jsonb_array_elements(f.elements) element
    where f.form_id = ${formId} and element ->> '_id' = any(${left.map(({ questionId }) => questionId)}::text[])
    order by f.number desc`.execute(tx);
  return left.flatMap((answer) => {
    const found = rows.find(({ element }) => element._id === answer.questionId && takesAnswer(element, answer));
    // What it depended on may be asked no more either; what was worked out nobody has typed.
    const wasTyped = found !== undefined && found.element.questionType !== 'calculated';
    return wasTyped ? [{ ...found.element, dependency: null }] : [];
  });
}
