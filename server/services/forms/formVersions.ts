import { sql } from 'kysely';
import { valueKindOf } from '#domain/forms/FormElement.ts';
import { askedElement } from '#domain/forms/profileFields.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { insertRow } from '#server/entities/write/storeRow.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { uuidv7 } from '#server/platform/db/uuidv7.ts';
import { draftElements, type StoredElement } from './draftElements.ts';

/** A form as it was published. */
export interface StoredVersion {
  readonly id: string;
  readonly number: number;
  readonly title: string;
  readonly description: string | null;
  readonly elements: readonly StoredElement[];
}

/** A version of a form by its number; without one, the version that is filled now. Null when there is none. */
export async function loadVersion(tx: Tx, formId: string, number: number | null): Promise<StoredVersion | null> {
  const { rows } = await sql<StoredVersion>`
    select v.id, v.number, v.title, v.description, v.elements from form_version v join form f on f.id = v.form_id
    where v.form_id = ${formId} and v.number = coalesce(${number}::int, f.revision)
    order by v.number desc limit 1`.execute(tx);
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
  const { rows } = await sql<{ title: string; description: string | null }>`
    select title, description from form where id = ${formId}`.execute(tx);
  const elements = (await draftElements(tx, formId)).map(({ version: _, ...element }) => askedElement(element));
  await insertRow(tx, specCatalog.get('FormVersion'), uuidv7(), {
    title: rows[0]?.title,
    description: rows[0]?.description ?? null,
    form: formId,
    number,
    questionCount: elements.filter(({ questionType }) => valueKindOf(questionType) !== null).length,
    elements,
    publishedAt: at.toISOString(),
    publishedBy: by,
  });
}
