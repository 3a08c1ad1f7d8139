/** What an organisation asks in a categorization beside the questions that everybody is asked (issue 15, point 1). */
import { sql } from 'kysely';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import type { Values } from '#server/entities/write/validateValues.ts';
import { findReadable, writeScope } from '#server/entities/write/WriteScope.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { ConflictError } from '#server/platform/errors/errors.ts';
import { type AnswerInput, checkAnswers, givenAnswers, takeAnswers } from '#server/services/forms/answers.ts';
import { type PublicForm, readForm, refuseOutdated } from '#server/services/forms/readForm.ts';

/** The form of a categorization that the reader may read; null where none is asked. */
export function categorizationForm(context: RequestContext, categorizationId: string): Promise<PublicForm | null> {
  return context.transact(async (tx) => {
    const scope = writeScope(specCatalog, context, tx);
    const asked = await findReadable(scope, specCatalog.get('StartupCategorization'), categorizationId);
    return asked && formOfStartup(context, tx, String(asked.startup));
  });
}

/** That of the program of the startup; one that was never published keeps no words, so it is not asked. */
async function formOfStartup(context: RequestContext, tx: Tx, startup: string): Promise<PublicForm | null> {
  const { rows } = await sql<{ form: string }>`
    select f.id as form from startup s
      join program p on p.tenant_id = s.tenant_id and p.id = s.program_id
      join form f on f.tenant_id = p.tenant_id and f.id = p.categorization_form_id
    where s.id = ${startup} and (f.status = 'published' or f.revision > 0)`.execute(tx);
  return rows[0] ? readForm(context, tx, rows[0].form) : null;
}

export interface GivenForm {
  readonly form?: readonly AnswerInput[] | null | undefined;
  readonly formVersion?: number | null | undefined;
}

/**
 * What is kept of the answers to the form; nothing where none is asked.
 * @throws ConflictError when the form was published anew or taken away since it was opened; ValidationError for what is missing
 */
export async function answeredForm(
  context: RequestContext,
  tx: Tx,
  startup: string,
  { form: given, formVersion }: GivenForm,
): Promise<Values> {
  const form = await formOfStartup(context, tx, startup);
  if (form === null) {
    // What was typed would be dropped unsaid.
    if (formVersion != null) throw ConflictError.because('formChanged');
    return {};
  }
  refuseOutdated(form, { formVersion: formVersion ?? null });
  const answers = takeAnswers(form.elements, given ?? []);
  checkAnswers(form.elements, answers, true);
  return {
    form: form.formId,
    formVersion: form.version,
    answers: givenAnswers(form.elements, answers).map(({ answer }) => answer),
  };
}
