import { sql } from 'kysely';
import { fileInAddress } from '#domain/files/fileAddress.ts';
import { identifies } from '#domain/forms/facts/identifies.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { loadApplication } from '#server/services/applications/applicationRows.ts';
import { markedElements } from '#server/services/applications/hiddenAnswers.ts';
import { hidesApplicant } from '#server/services/applications/hiddenApplicants.ts';
import { readForm } from '#server/services/forms/readForm.ts';

interface SubmissionRow {
  readonly application: string | null;
  readonly form: string | null;
  readonly version: number | null;
}

/**
 * Which files of a submission its reader gets nothing of: those that answer a question which tells whose it is, or one
 * that its form asks no more, of which nobody knows it. Null where the applicant is not hidden from them.
 */
export function hiddenFilesOf(context: RequestContext, submission: unknown): Promise<ReadonlySet<string> | null> {
  return context.transact(async (tx) => {
    const { rows } = await sql<SubmissionRow>`
      select application_id as application, form_id as form, form_version as version
      from form_submission where id = ${submission}`.execute(tx);
    const application = await loadApplication(tx, rows[0]?.application);
    if (application === null || !hidesApplicant(context, application)) return null;
    const form = rows[0]?.form ? await readForm(context, tx, rows[0].form, rows[0].version) : null;
    // Of a form that is gone no question is known.
    const asked = form === null ? [] : await markedElements(tx, form);
    const open = asked.filter((element) => element.questionType === 'file' && !identifies(element));
    return filesBeside(
      tx,
      submission,
      open.map(({ _id }) => _id),
    );
  });
}

/** Files that answer anything but these questions. */
async function filesBeside(tx: Tx, submission: unknown, questions: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ text: string | null }>`select text_value as text from form_answer
    where submission_id = ${submission}
      and (question_id is null or not question_id = any(${questions}::text[]))`.execute(tx);
  return new Set(rows.flatMap(({ text }) => fileInAddress(text)?.id ?? []));
}
