import type { FormTexts } from '#domain/forms/elementTexts.ts';
import type { TranslatedText } from '#domain/forms/FormElement.ts';
import { type ElementProblem, formProblems } from '#domain/forms/formProblems.ts';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import type { FormKind, FormStatus, PublishingState } from '#server/generated/resolvers.gen.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { type DraftElement, draftElements } from '#server/services/forms/draftElements.ts';
import { editableForm } from './editableForm.ts';

/** A form as its authors work on it (`FormDraft` of the schema). */
export interface FormDraft extends FormTexts {
  readonly formId: string;
  readonly kind: FormKind;
  readonly status: FormStatus;
  readonly revision: number;
  readonly hasDraft: boolean;
  readonly publishingState: PublishingState | null;
  readonly elements: readonly DraftElement[];
  readonly problems: readonly ElementProblem[];
}

export function formDraft(context: RequestContext, formId: string): Promise<FormDraft> {
  return context.transact(async (tx) => draftOf(tx, await editableForm(context, tx, formId)));
}

export async function draftOf(tx: Tx, form: StoredRow): Promise<FormDraft> {
  const elements = await draftElements(tx, form.id);
  return {
    formId: form.id,
    title: String(form.title),
    titles: (form.titles ?? []) as readonly TranslatedText[],
    description: typeof form.description === 'string' ? form.description : null,
    descriptions: (form.descriptions ?? []) as readonly TranslatedText[],
    kind: form.kind as FormKind,
    status: form.status as FormStatus,
    revision: Number(form.revision ?? 0),
    hasDraft: form.hasDraft === true,
    publishingState: (form.publishingState ?? null) as PublishingState | null,
    elements,
    problems: formProblems(elements),
  };
}
