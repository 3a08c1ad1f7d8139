import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { formSource, type ResponseSource } from '#server/services/forms/responses/responseSource.ts';
import { hiddenSql, hidesApplicants } from './hiddenApplicants.ts';
import { openQuestions } from './openQuestions.ts';

/**
 * What was handed in to a form; of applicants who are hidden from the reader only what tells nothing of them: what they
 * wrote in place of a choice is counted as that, and not told.
 */
export async function shownResponses(context: RequestContext, tx: Tx, formId: string): Promise<ResponseSource> {
  if (!hidesApplicants(context)) return formSource(formId);
  const { ids, writeIns } = await openQuestions(context, tx, formId);
  return formSource(formId, {
    isShown: (alias, parameters) =>
      `(x.question_id = any(${parameters.add(ids, 'text[]')}) or not ${hiddenSql(context, alias, parameters)})`,
    untold: (alias, parameters) => ({
      isUntold: hiddenSql(context, alias, parameters),
      choices: `(${parameters.add(JSON.stringify(writeIns), 'jsonb')} -> x.question_id)`,
    }),
  });
}
