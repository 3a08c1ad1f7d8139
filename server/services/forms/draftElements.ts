import { sql } from 'kysely';
import type { FormElement } from '#domain/forms/FormElement.ts';
import { optionsOfField, type ProfileField } from '#domain/forms/profileFields.ts';
import type { Tx } from '#server/platform/db/database.ts';

/** An element as it is kept in a draft or a version: with the field of the profile that it also fills. */
export interface StoredElement extends FormElement {
  readonly formId: string;
  readonly customField: Pick<ProfileField, '_id' | 'name' | 'help' | 'fieldType' | 'choices'> | null;
}

/** An element of a draft, with the version of its row: whoever changes it says which one they saw. */
export interface DraftElement extends StoredElement {
  readonly version: number;
}

/** The elements of a form as its authors have them now, in their order. */
export async function draftElements(tx: Tx, formId: string): Promise<DraftElement[]> {
  const { rows } = await sql<DraftElement>`
    select q.id as "_id", q.form_id as "formId", q.position, q.version, q.question_type as "questionType",
      q.behaves_as as "behavesAs", q.label, q.labels, q.description, q.descriptions,
      q.options_depth as "optionsDepth", q.dependency, q.formula, q.weight, q.identifies, q.video_url as "videoUrl",
      jsonb_build_object('required', q.required, 'min', q.minimum, 'max', q.maximum) as validations,
      coalesce(q.user_add_row, false) as "userAddRow", q.options,
      (select coalesce(jsonb_agg(jsonb_build_object('_id', o.id, 'label', o.label, 'parentId', o.parent_id,
          'labels', coalesce(o.labels, '[]'::jsonb))
          order by o.position, o.id), '[]')
        from tree_question_option o where o.question_id = q.id) as "treeOptions",
      (select jsonb_build_object('_id', c.id, 'name', c.name, 'help', c.help, 'fieldType', c.field_type,
          'choices', coalesce(c.choices, '[]'::jsonb))
        from custom_field c where c.id = q.custom_field_id) as "customField"
    from question q where q.form_id = ${formId} order by q.position, q.id`.execute(tx);
  return rows.map((row) => ({
    ...row,
    labels: row.labels ?? [],
    descriptions: row.descriptions ?? [],
    // A question for a field of the profile offers what the field does.
    options: row.customField && row.questionType === 'custom_field' ? optionsOfField(row.customField) : row.options,
  }));
}
