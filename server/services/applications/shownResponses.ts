import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { formSource, type ResponseSource } from '#server/services/forms/responses/responseSource.ts';
import { hiddenSql, hidesApplicants } from './hiddenApplicants.ts';
import { openQuestions } from './openQuestions.ts';

/** What was handed in to a form; of applicants who are hidden from the reader only what tells nothing of them. */
export async function shownResponses(context: RequestContext, tx: Tx, formId: string): Promise<ResponseSource> {
  if (!hidesApplicants(context)) return formSource(formId);
  const open = await openQuestions(context, tx, formId);
  return formSource(formId, (alias, parameters) => {
    const isOpen = `x.question_id = any(${parameters.add(open, 'text[]')})`;
    return `(${isOpen} or not ${hiddenSql(context, alias, parameters)})`;
  });
}
