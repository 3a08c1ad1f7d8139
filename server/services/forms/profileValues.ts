/** What a startup, a person or an application has in the fields that its organisation has added to profiles. */
import { sql } from 'kysely';
import { answerProblems } from '#domain/forms/answerProblems.ts';
import { type Answer, type FormElement, isEmptyAnswer } from '#domain/forms/FormElement.ts';
import { formState } from '#domain/forms/formState.ts';
import { answerOfValue, elementOfField, type ProfileField, valueOfAnswer } from '#domain/forms/profileFields.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { insertRow } from '#server/entities/write/storeRow.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { uuidv7 } from '#server/platform/db/uuidv7.ts';

const profileTargets = ['startup', 'user', 'application'] as const;
export type ProfileTarget = (typeof profileTargets)[number];

/** Whose profile it is. */
export interface ProfileOwner {
  readonly target: ProfileTarget;
  readonly id: string;
}

/** A value as it is kept. */
export interface KeptValue {
  readonly id: string;
  readonly field: string;
  readonly value: string;
}

/** The fields of a kind of profile in their order, as questions. */
export async function profileElements(tx: Tx, target: ProfileTarget): Promise<FormElement[]> {
  const { rows } = await sql<ProfileField>`
    select id as "_id", name, coalesce(names, '[]'::jsonb) as names, field_type as "fieldType", help,
      coalesce(helps, '[]'::jsonb) as helps, required, coalesce(choices, '[]'::jsonb) as choices
    from custom_field where target = ${target} order by position nulls last, id`.execute(tx);
  return rows.map(elementOfField);
}

/** What the owner has in its fields; of several values of one field the newest. */
export async function keptValues(tx: Tx, { target, id }: ProfileOwner): Promise<readonly KeptValue[]> {
  const { rows } = await sql<KeptValue>`
    select distinct on (field_id) id, field_id as field, value from custom_field_value
    where ${sql.ref(`${target}_id`)} = ${id} order by field_id, updated_at desc, id desc`.execute(tx);
  return rows;
}

/** The kept values as answers to the questions. */
export function answersOfProfile(elements: readonly FormElement[], kept: readonly KeptValue[]): Answer[] {
  return elements.flatMap((element) => {
    const found = kept.find(({ field }) => field === element._id);
    return found ? [answerOfValue(element, found.value)] : [];
  });
}

/**
 * Puts what was answered in a form to the fields of a profile (001 §3, FormCustomField): the question says which field it
 * fills. The answer of a form was judged there, so it goes to the profile whatever its reader may edit.
 */
export async function fillProfile(
  tx: Tx,
  owner: ProfileOwner,
  { elements, answers }: { readonly elements: readonly FormElement[]; readonly answers: ReadonlyMap<string, Answer> },
): Promise<void> {
  const fields = new Map((await profileElements(tx, owner.target)).map((field) => [field._id, field]));
  for (const element of elements) {
    const field = element.customField?._id ?? null;
    const asked = fields.get(field ?? '');
    const answer = answers.get(element._id);
    if (field === null || asked === undefined || answer === undefined || isEmptyAnswer(answer)) continue;
    const value = valueOfAnswer(answer)?.slice(0, MOST_LETTERS) ?? '';
    // The form may have asked in another way than the profile does: what does not fit is left in the form alone.
    if (!fits(asked, value)) continue;
    await sql`delete from custom_field_value
      where field_id = ${field} and ${sql.ref(`${owner.target}_id`)} = ${owner.id}`.execute(tx);
    await insertRow(tx, specCatalog.get('CustomFieldValue'), uuidv7(), { field, value, [owner.target]: owner.id });
  }
}

function fits(asked: FormElement, value: string): boolean {
  const answer = answerOfValue(asked, value);
  return !isEmptyAnswer(answer) && answerProblems(formState([asked], new Map([[asked._id, answer]])), false).size === 0;
}

/** As long as a value may be. */
const MOST_LETTERS = 2000;
