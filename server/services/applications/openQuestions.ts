/** What of a form's answers may be summed up for those who are not to know who gave them. */
import { sql } from 'kysely';
import { type FormElement, valueKindOf } from '#domain/forms/FormElement.ts';
import { identifies } from '#domain/forms/facts/identifies.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { readForm } from '#server/services/forms/readForm.ts';
import { markedElements } from './hiddenAnswers.ts';

/**
 * Ids of the questions that are answered by a number or by a choice of the form's own, and don't tell who answered. What
 * people wrote names them too often: it is read one by one, where names are taken out.
 */
export async function openQuestions(context: RequestContext, tx: Tx, formId: string): Promise<string[]> {
  const elements = await everAsked(context, tx, formId);
  const told = new Set(elements.filter((element) => !isOpen(element)).map(({ _id }) => _id));
  return [...new Set(elements.map(({ _id }) => _id))].filter((id) => !told.has(id));
}

/** What the form asks and what it asked in any version, as its authors have marked it since. */
async function everAsked(context: RequestContext, tx: Tx, formId: string): Promise<readonly FormElement[]> {
  const form = await readForm(context, tx, formId);
  const { rows } = await sql<{ elements: readonly FormElement[] }>`
    select elements from form_version where form_id = ${formId}`.execute(tx);
  const elements = [...(form?.elements ?? []), ...rows.flatMap((version) => version.elements)];
  return markedElements(tx, { formId, elements });
}

function isOpen(element: FormElement): boolean {
  return !identifies(element) && (valueKindOf(element.questionType) === 'numberValue' || isChosen(element));
}

/** Whether all that can be answered is said in the form. */
function isChosen({ questionType, options }: FormElement): boolean {
  const isChoice = questionType.startsWith('select_') || questionType.startsWith('tree_');
  return isChoice && !options.some(({ isWriteIn }) => isWriteIn);
}
