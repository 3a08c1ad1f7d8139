import { sql } from 'kysely';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { findAllowed, writeScope } from '#server/entities/write/WriteScope.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { loadApplication } from '#server/services/applications/applicationRows.ts';
import { readableAnswers } from '#server/services/applications/hiddenAnswers.ts';
import { hiddenName, hidesApplicant } from '#server/services/applications/hiddenApplicants.ts';
import { findPublicLink } from '#server/services/auth/publicLinks.ts';
import { readAnswers } from '#server/services/forms/answers.ts';
import { type PublicForm, readForm } from '#server/services/forms/readForm.ts';
import { findShared } from './sharedForms.ts';

const unanswered = { startupName: null, respondentName: null, submittedAt: null, isDraft: false, answers: [] };

/**
 * A blank form or one answer to it by the secret of a link or of the draft it came from; by its own address a blank form
 * for those who edit it, an answer for those who may print it.
 */
export function printableForm(context: RequestContext, address: string) {
  return context.transact(async (tx) => {
    const blank = (await findShared(context, tx, { secret: address })) ?? (await findEdited(context, tx, address));
    if (blank !== null) return { ...unanswered, form: blank };
    const submission = await findAnswered(context, tx, address);
    const form = submission?.formId ? await readForm(context, tx, submission.formId, submission.formVersion) : null;
    if (!submission || form === null) return null;
    const { submittedAt } = submission;
    const application = await loadApplication(tx, submission.applicationId);
    const isHidden = application !== null && hidesApplicant(context, application);
    const answers = await readAnswers(tx, submission.id);
    return {
      form,
      startupName: isHidden ? hiddenName(context, application) : submission.startupName,
      respondentName: isHidden ? null : submission.respondentName,
      submittedAt: submittedAt?.toISOString() ?? null,
      isDraft: application?.status === 'draft',
      answers: application === null ? answers : await readableAnswers(context, tx, { application, form, answers }),
    };
  });
}

/** A published form whose editor takes it along blank, shared or not. */
async function findEdited(context: RequestContext, tx: Tx, id: string): Promise<PublicForm | null> {
  const model = specCatalog.get('Form');
  const scope = writeScope(specCatalog, context, tx);
  const condition = scope.reader.entityCondition(model.meta, 'update');
  const form = condition && (await findAllowed(scope, model, id, condition));
  return form?.status === 'published' ? readForm(context, tx, id) : null;
}

/** The address of an answer is on screens and in lists: by itself it opens nothing to those who may not read and print it. */
async function findAnswered(context: RequestContext, tx: Tx, address: string): Promise<SubmissionRow | null> {
  const link = (await findPublicLink(tx, 'printAnswers', address)) ?? (await findPublicLink(tx, 'ownAnswers', address));
  const { rows } = await sql<SubmissionRow>`
    select s.id, s.form_id as "formId", s.form_version as "formVersion", s.respondent_name as "respondentName", s.submitted_at as "submittedAt",
      a.startup_name as "startupName", a.id as "applicationId"
    from form_submission s left join application a on a.tenant_id = s.tenant_id and a.id = s.application_id
    where (s.id = ${link?.record ?? null} or s.uuid = ${address}) and s.status = 'submitted'`.execute(tx);
  const [submission] = rows;
  if (!submission) return null;
  return link !== null || (await mayPrint(context, tx, submission.id)) ? submission : null;
}

/** Whether an answer is one that the reader may take along. */
export async function mayPrint(context: RequestContext, tx: Tx, id: string): Promise<boolean> {
  const model = specCatalog.get('FormSubmission');
  const scope = writeScope(specCatalog, context, tx);
  const condition = scope.reader.fieldCondition(model.meta, 'uuid', 'read');
  return condition !== null && (await findAllowed(scope, model, id, condition)) !== null;
}

interface SubmissionRow {
  readonly id: string;
  readonly formId: string | null;
  readonly formVersion: number | null;
  readonly respondentName: string | null;
  readonly submittedAt: Date | null;
  readonly startupName: string | null;
  readonly applicationId: string | null;
}
