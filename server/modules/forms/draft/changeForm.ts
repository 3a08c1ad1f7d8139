import { sql } from 'kysely';
import { type ElementProblem, isRefusedInDrafts } from '#domain/forms/formProblems.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import { updateRow } from '#server/entities/write/storeRow.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { ValidationError } from '#server/platform/errors/errors.ts';
import { draftElements } from '#server/services/forms/draftElements.ts';
import { freezeDraft, loadVersion } from '#server/services/forms/formVersions.ts';
import { tellEditors } from '../editing.ts';
import { lockedForm } from './editableForm.ts';
import type { FormDraftChanges } from './FormDraftChanges.ts';
import { draftOf, type FormDraft } from './formDraft.ts';
import { putElements, removeElements } from './storeElements.ts';

/**
 * Changes the draft of a form. Those who fill the form go on with the version that is published. Throws `ConflictError`
 * where an element was changed since its author saw it, `ValidationError` where a condition or formula can't be.
 */
export function changeForm(context: RequestContext, formId: string, changes: FormDraftChanges): Promise<FormDraft> {
  return context.transact(async (tx) => {
    const form = await lockedForm(context, tx, formId);
    await keepPublished(tx, form, context);
    await putElements(tx, formId, changes.elements ?? []);
    await removeElements(tx, formId, changes.remove ?? []);
    await setOrder(tx, formId, changes.order ?? []);
    await changeTexts(tx, form, changes);
    const draft = await draftOf(tx, await lockedForm(context, tx, formId));
    refuse(draft.problems, changes);
    const touched = [...(changes.elements ?? []).map(({ _id }) => _id), ...(changes.remove ?? [])];
    await tellEditors(tx, context, { formId, elementIds: touched, at: null, isChange: true });
    return draft;
  });
}

/** Forms that were published before there were versions get their first one when they are about to change. */
async function keepPublished(tx: Tx, form: StoredRow, context: RequestContext): Promise<void> {
  if (form.status !== 'published' || (await loadVersion(tx, form.id, null)) !== null) return;
  const number = Math.max(1, Number(form.revision ?? 1));
  if (Number(form.revision) !== number) await updateRow(tx, specCatalog.get('Form'), form.id, { revision: number });
  await freezeDraft(tx, { formId: form.id, number, by: null, at: context.now() });
  // What was answered until now was answered to this one.
  await sql`update form_submission set form_version = ${number}
    where form_id = ${form.id} and form_version is null`.execute(tx);
}

async function setOrder(tx: Tx, formId: string, wanted: readonly string[]): Promise<void> {
  const ids = mergedOrder(
    (await draftElements(tx, formId)).map(({ _id }) => _id),
    wanted,
  );
  await sql`update question q set position = place.at
    from unnest(${ids}::text[]) with ordinality as place(id, at)
    where q.id = place.id and q.form_id = ${formId} and q.position is distinct from place.at`.execute(tx);
}

/** The wanted order; what it does not know of (somebody else has just added it) stays behind what it stood behind. */
function mergedOrder(current: readonly string[], wanted: readonly string[]): string[] {
  const known = new Set(current);
  const merged = [...new Set(wanted)].filter((id) => known.has(id));
  current.forEach((id, at) => {
    if (merged.includes(id)) return;
    const before = at === 0 ? -1 : merged.indexOf(current[at - 1] ?? '');
    merged.splice(before + 1, 0, id);
  });
  return merged;
}

async function changeTexts(tx: Tx, form: StoredRow, { title, description }: FormDraftChanges): Promise<void> {
  const text = title?.trim();
  if (text === '')
    throw new ValidationError([
      { path: 'changes.title', reason: 'required', values: { field: { spec: 'Form.title' } } },
    ]);
  await updateRow(tx, specCatalog.get('Form'), form.id, {
    ...(text !== undefined && { title: text.slice(0, 160) }),
    ...(description !== undefined && { description: description?.trim().slice(0, 4000) || null }),
    hasDraft: true,
  });
}

/** What nobody could fill is refused at once; what is merely unfinished may stand until the form is published. */
function refuse(problems: readonly ElementProblem[], { elements }: FormDraftChanges): void {
  const touched = new Set((elements ?? []).map(({ _id }) => _id));
  const wrong = problems.filter(({ elementId, fault }) => isRefusedInDrafts(fault) && touched.has(elementId));
  if (wrong.length === 0) return;
  throw new ValidationError(
    wrong.map(({ elementId, fault }) => ({ path: `changes.elements.${elementId}`, reason: `formFault.${fault}` })),
  );
}
