/** What a startup begins with, written as its fields, its documents and its profile. */
import { fileAddress } from '#domain/files/fileAddress.ts';
import type { Answer, FormElement } from '#domain/forms/FormElement.ts';
import { customFieldOf, documentOf } from '#domain/forms/facts/startupFacts.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import type { Values } from '#server/entities/write/validateValues.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { fillProfile } from '#server/services/forms/profileValues.ts';
import { addDocument, addFileOfStartup, addPictureOf, givenFile, isPicture } from './givenFiles.ts';
import { hasDocuments } from './hasDocuments.ts';
import type { PlannedFact } from './plannedFacts.ts';

/** The fields of the startup itself. */
export async function startupValues(tx: Tx, application: Values, planned: readonly PlannedFact[]): Promise<Values> {
  const values: Record<string, unknown> = { name: String(application.startupName) };
  for (const { target, value } of planned) {
    if (value === null || !specCatalog.get('Startup').fields.has(target.field)) continue;
    if (target.kind !== 'picture') values[target.field] = value;
    const file = target.kind === 'picture' ? await givenFile(tx, String(application.id), value) : null;
    if (file && isPicture(file)) values[target.field] = await addPictureOf(tx, file);
  }
  return values;
}

/** Files that were handed in, as documents of the startup. */
export async function addDocuments(
  context: RequestContext,
  tx: Tx,
  { application, startup }: { readonly application: string; readonly startup: string },
  planned: readonly PlannedFact[],
): Promise<void> {
  if (!hasDocuments(context)) return;
  for (const { target, value } of planned) {
    const category = documentOf(target.field);
    const file = category && value !== null ? await givenFile(tx, application, value) : null;
    if (category && file) await addDocument(tx, { startup, category }, file);
  }
}

/** The fields that the organisation has added to profiles, as soon as there is the startup. */
export async function fillStartupProfile(
  tx: Tx,
  { application, startup }: { readonly application: string; readonly startup: string },
  planned: readonly PlannedFact[],
): Promise<void> {
  const elements: FormElement[] = [];
  const answers = new Map<string, Answer>();
  for (const { target, question, value } of planned) {
    const field = customFieldOf(target.field);
    if (field === null || question === null || value === null) continue;
    const file = target.kind === 'document' ? await givenFile(tx, application, value) : null;
    if (target.kind === 'document' && file === null) continue;
    const text = file ? fileAddress({ id: await addFileOfStartup(tx, startup, file), name: file.name }) : String(value);
    elements.push({ ...question, _id: target.field, customField: { _id: field } });
    answers.set(target.field, { questionId: target.field, textValue: text, numberValue: null, arrayValue: [] });
  }
  await fillProfile(tx, { target: 'startup', id: startup }, { elements, answers });
}
