/** Assessing startups by a form of their program (issue 15, point 1): one form engine for all that people build. */
import { sql } from 'kysely';
import { dayOf } from '#domain/dates/zonedDays.ts';
import { weightedScore } from '#domain/scoring/weightedScore.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import type { EntityWriter } from '#server/entities/write/EntityWriter.ts';
import { loadReadable, writeScope } from '#server/entities/write/WriteScope.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { NotFoundError } from '#server/platform/errors/errors.ts';
import { type AnswerInput, checkAnswers, givenAnswers, takeAnswers } from '#server/services/forms/answers.ts';
import { type PublicForm, readForm, refuseOutdated, type SeenForm } from '#server/services/forms/readForm.ts';

interface Assessment extends SeenForm {
  readonly startupId: string;
  readonly answers: readonly AnswerInput[];
}

/** The form by which a startup is assessed now; null where its program has none. */
export async function assessmentForm(context: RequestContext, tx: Tx, startup: string): Promise<PublicForm | null> {
  const { rows } = await sql<{ form: string | null }>`
    select p.assessment_form_id as form from startup s
      join program p on p.tenant_id = s.tenant_id and p.id = s.program_id
    where s.id = ${startup}`.execute(tx);
  const form = rows[0]?.form ?? null;
  return form === null ? null : readForm(context, tx, form);
}

/**
 * Keeps what somebody answers to the form as their assessment of the startup, as of today in the organisation's zone.
 * Gives its id.
 * @throws NotFoundError where the reader does not read the startup, or it is assessed by no form
 * @throws ConflictError when the form was published anew since it was opened
 */
export async function assessStartup(
  writer: EntityWriter,
  context: RequestContext,
  tx: Tx,
  assessment: Assessment,
): Promise<string> {
  const { startupId } = assessment;
  const startup = await loadReadable(writeScope(specCatalog, context, tx), specCatalog.get('Startup'), startupId);
  const form = startup && (await assessmentForm(context, tx, startupId));
  if (!form) throw new NotFoundError();
  refuseOutdated(form, assessment);
  const answers = takeAnswers(form.elements, assessment.answers);
  checkAnswers(form.elements, answers, true);
  const assessedOn = dayOf(context.tenant.timezone, context.now());
  const set = {
    form: form.formId,
    formVersion: form.version,
    answers: givenAnswers(form.elements, answers).map(({ answer }) => answer),
    score: weightedScore(form.elements, answers),
  };
  return writer.create(context, 'StartupAssessment', { startup: startupId, assessedOn }, { set });
}
