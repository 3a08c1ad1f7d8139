import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { findReadable, writeScope } from '#server/entities/write/WriteScope.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import { type PublicForm, readForm } from '#server/services/forms/readForm.ts';

/** The elements of a form, for those whom its rules admit. */
export function formElements(
  context: RequestContext,
  formId: string,
  version: number | null,
): Promise<PublicForm | null> {
  return context.transact(async (tx) => {
    const form = await findReadable(writeScope(specCatalog, context, tx), specCatalog.get('Form'), formId);
    return form === null ? null : readForm(context, tx, form.id, version);
  });
}
