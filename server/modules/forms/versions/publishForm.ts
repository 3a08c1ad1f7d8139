import { sql } from 'kysely';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { updateRow } from '#server/entities/write/storeRow.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { AuthenticationRequiredError } from '#server/platform/errors/errors.ts';
import { queueJob } from '#server/platform/jobs/jobQueue.ts';
import { freezeDraft } from '#server/services/forms/formVersions.ts';
import type { JobHandler, RunningJob } from '#server/services/jobs/jobRunner.ts';
import { lockedForm } from '../draft/editableForm.ts';
import { draftOf, type FormDraft } from '../draft/formDraft.ts';
import { tellEditors } from '../editing.ts';

/** Has the draft made the next version (requirement 001 §3: publishing, then success or failure). */
export function publishForm(context: RequestContext, formId: string, moveDrafts: boolean): Promise<FormDraft> {
  return context.transact(async (tx) => {
    const form = await lockedForm(context, tx, formId);
    await updateRow(tx, specCatalog.get('Form'), formId, { publishingState: 'publishing', publishingFaults: 0 });
    await queuePublishing(tx, context, formId, moveDrafts);
    return draftOf(tx, { ...form, publishingState: 'publishing' });
  });
}

export async function queuePublishing(
  tx: Tx,
  { principal }: RequestContext,
  formId: string,
  moveDrafts: boolean,
): Promise<void> {
  if (principal === null) throw new AuthenticationRequiredError();
  await queueJob(tx, { kind: 'publishForm', userId: principal.id, payload: { formId, moveDrafts } });
}

/** Publishes in one transaction: a version is there whole, with the answers that moved to it, or not at all. */
export const publishingHandler: JobHandler = {
  run: async ({ context, job }) => {
    const { formId, moveDrafts } = job.payload;
    await context.transact((tx) => publish(tx, context, String(formId), moveDrafts === true));
    return true;
  },
  giveUp: ({ context, job }: RunningJob) => context.transact((tx) => fail(tx, context, String(job.payload.formId), 0)),
};

async function publish(tx: Tx, context: RequestContext, formId: string, moveDrafts: boolean): Promise<void> {
  const form = await lockedForm(context, tx, formId);
  if (form.publishingState !== 'publishing') return;
  const { elements, problems } = await draftOf(tx, form);
  if (problems.length > 0 || elements.length === 0) return fail(tx, context, formId, problems.length);
  const number = (await lastNumber(tx, formId)) + 1;
  await freezeDraft(tx, { formId, number, by: context.principal?.id ?? null, at: context.now() });
  await updateRow(tx, specCatalog.get('Form'), formId, {
    status: 'published',
    publishingState: 'success',
    publishingFaults: 0,
    revision: number,
    hasDraft: false,
  });
  if (moveDrafts) {
    await sql`update form_submission set form_version = ${number}, version = version + 1, updated_at = now()
      where form_id = ${formId} and status = 'draft'`.execute(tx);
  }
  await tellEditors(tx, context, { formId, elementIds: [], at: null, isChange: true });
}

/** A form that was never published is a draft again; of another one the last version goes on. */
async function fail(tx: Tx, context: RequestContext, formId: string, faults: number): Promise<void> {
  const hasVersion = (await lastNumber(tx, formId)) > 0;
  await updateRow(tx, specCatalog.get('Form'), formId, {
    publishingState: 'failure',
    publishingFaults: faults,
    ...(!hasVersion && { status: 'draft' }),
  });
  await tellEditors(tx, context, { formId, elementIds: [], at: null, isChange: true });
}

export async function lastNumber(tx: Tx, formId: string): Promise<number> {
  const { rows } = await sql<{ last: number | null }>`
    select max(number)::int as last from form_version where form_id = ${formId}`.execute(tx);
  return rows[0]?.last ?? 0;
}
