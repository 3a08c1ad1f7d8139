import { hasPermission } from '#domain/access/hasPermission.ts';
import { withNewIds } from '#domain/forms/copies/withNewIds.ts';
import type { TranslatedText } from '#domain/forms/FormElement.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import type { EntityWriter } from '#server/entities/write/EntityWriter.ts';
import { loadReadable, writeScope } from '#server/entities/write/WriteScope.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { NotFoundError } from '#server/platform/errors/errors.ts';
import { readerIn, readerOfAnswer, type TextReader, textFor } from '#server/platform/texts/textReader.ts';
import { draftElements, type StoredElement } from '#server/services/forms/draftElements.ts';
import { loadVersion } from '#server/services/forms/formVersions.ts';
import type { GivenElement } from './FormDraftChanges.ts';
import { putElements } from './storeElements.ts';

const MAX_TITLE = 160;

/** Makes a draft that asks the same as a form, and gives its id. The form and what was answered to it stay as they are. */
export function duplicateForm(writer: EntityWriter, context: RequestContext, formId: string): Promise<string> {
  return context.transact(async (tx) => {
    const form = await loadReadable(writeScope(specCatalog, context, tx), specCatalog.get('Form'), formId);
    if (form === null) throw new NotFoundError();
    const { description, descriptions, kind, tags } = form;
    const titles = ((form.titles ?? []) as readonly TranslatedText[]).map(({ language, value }) => ({
      language,
      value: copyOf(readerIn(language, context.tenant), value),
    }));
    const title = copyOf(readerOfAnswer(context), String(form.title));
    const set = { status: 'draft' };
    // Whom it is open to is chosen for each form.
    const copy = { title, titles, description, descriptions, kind, tags, baseForm: formId };
    const id = await writer.create(context, 'Form', copy, { set, copyOf: form });
    const elements = withNewIds(await elementsOf(context, tx, formId));
    await putElements(tx, id, elements.map(givenElement));
    return id;
  });
}

/** As its authors have it now; whoever may not see that copies what was published. */
async function elementsOf(context: RequestContext, tx: Tx, formId: string): Promise<readonly StoredElement[]> {
  const isAuthor = hasPermission(context.principal, 'FORM/FORM:EDIT');
  const published = isAuthor ? null : await loadVersion(tx, formId, null);
  return published?.elements ?? draftElements(tx, formId);
}

function copyOf(reader: TextReader, title: string): string {
  const named = (text: string): string => textFor(reader, 'records', 'formCopy', { title: text }) ?? text;
  return named(title.slice(0, MAX_TITLE - named('').length));
}

function givenElement({ validations, customField, ...element }: StoredElement): GivenElement {
  const { required, min, max } = validations;
  return {
    ...element,
    version: null,
    required,
    minimum: min,
    maximum: max,
    treeOptions: element.treeOptions.map((option) => ({ ...option, labels: option.labels ?? [] })),
    customFieldId: customField?._id ?? null,
  };
}
