import { sql } from 'kysely';
import { fileInAddress } from '#domain/files/fileAddress.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { loadApplication } from '#server/services/applications/applicationRows.ts';
import { identifyingQuestions } from '#server/services/applications/hiddenAnswers.ts';
import { hidesApplicant } from '#server/services/applications/hiddenApplicants.ts';
import { readForm } from '#server/services/forms/readForm.ts';

interface SubmissionRow {
  readonly application: string | null;
  readonly form: string | null;
  readonly version: number | null;
}

/**
 * Which files of a submission its reader gets nothing of: those that answer a question which tells whose it is. Null where
 * the applicant is not hidden from them.
 */
export function hiddenFilesOf(context: RequestContext, submission: unknown): Promise<ReadonlySet<string> | null> {
  return context.transact(async (tx) => {
    const { rows } = await sql<SubmissionRow>`
      select application_id as application, form_id as form, form_version as version
      from form_submission where id = ${submission}`.execute(tx);
    const application = await loadApplication(tx, rows[0]?.application);
    if (application === null || !hidesApplicant(context, application)) return null;
    const form = rows[0]?.form ? await readForm(context, tx, rows[0].form, rows[0].version) : null;
    // Of a form that is gone nobody knows which questions tell it: then each of them may.
    return filesIn(tx, submission, form === null ? null : await identifyingQuestions(tx, form));
  });
}

async function filesIn(
  tx: Tx,
  submission: unknown,
  questions: ReadonlySet<string> | null,
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ text: string | null }>`select text_value as text from form_answer
    where submission_id = ${submission} and (${questions === null}::boolean or question_id = any(${[...(questions ?? [])]}::text[]))`.execute(
    tx,
  );
  return new Set(rows.flatMap(({ text }) => fileInAddress(text)?.id ?? []));
}
