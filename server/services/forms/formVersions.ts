import { sql } from 'kysely';
import type { FormTexts } from '#domain/forms/elementTexts.ts';
import { valueKindOf } from '#domain/forms/FormElement.ts';
import { askedElement } from '#domain/forms/profileFields.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { insertRow } from '#server/entities/write/storeRow.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { uuidv7 } from '#server/platform/db/uuidv7.ts';
import { draftElements, type StoredElement } from './draftElements.ts';

/** The texts of a form, or of a version, from its row `f`. */
export const formTexts = sql<FormTexts>`f.title, coalesce(f.titles, '[]'::jsonb) as titles, f.description,
  coalesce(f.descriptions, '[]'::jsonb) as descriptions`;

/** A form as it was published. */
export interface StoredVersion extends FormTexts {
  readonly id: string;
  readonly number: number;
  readonly elements: readonly StoredElement[];
}

/** A version of a form by its number; without one, the version that is filled now. Null when there is none. */
export async function loadVersion(tx: Tx, formId: string, number: number | null): Promise<StoredVersion | null> {
  const { rows } = await sql<StoredVersion>`
    select f.id, f.number, ${formTexts}, f.elements from form_version f join form on form.id = f.form_id
    where f.form_id = ${formId} and f.number = coalesce(${number}::int, form.revision)
    order by f.number desc limit 1`.execute(tx);
  return rows[0] ?? null;
}

export interface Freezing {
  readonly formId: string;
  readonly number: number;
  readonly by: string | null;
  readonly at: Date;
}

/** Keeps the form as its draft is now: a version, which nothing changes any more. */
export async function freezeDraft(tx: Tx, { formId, number, by, at }: Freezing): Promise<void> {
  const { rows } = await sql<FormTexts>`select ${formTexts} from form f where f.id = ${formId}`.execute(tx);
  const elements = (await draftElements(tx, formId)).map(({ version: _, ...element }) => askedElement(element));
  await insertRow(tx, specCatalog.get('FormVersion'), uuidv7(), {
    ...rows[0],
    form: formId,
    number,
    questionCount: elements.filter(({ questionType }) => valueKindOf(questionType) !== null).length,
    elements,
    publishedAt: at.toISOString(),
    publishedBy: by,
  });
}
