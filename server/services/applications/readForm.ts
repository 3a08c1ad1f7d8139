import { sql } from 'kysely';
import { isFeatureEnabled } from '#domain/access/features.ts';
import type { FormElement } from '#domain/forms/FormElement.ts';
import type { TenantFeatures } from '#domain/model/access.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';

/** A form as those see it who fill it, whatever its own access rules say: whoever gets here was given it. */
export interface PublicForm {
  readonly formId: string;
  readonly title: string;
  readonly description: string | null;
  readonly elements: readonly FormElement[];
}

interface FormRow {
  readonly id: string;
  readonly title: string;
  readonly description: string | null;
}

export async function readForm({ tenant }: RequestContext, tx: Tx, formId: string): Promise<PublicForm | null> {
  const { rows } = await sql<FormRow>`select id, title, description from form where id = ${formId}`.execute(tx);
  const [form] = rows;
  if (!form) return null;
  const { id, title, description } = form;
  return { formId: id, title, description, elements: elementsInPlan(await readElements(tx, id), tenant.features) };
}

async function readElements(tx: Tx, formId: string): Promise<FormElement[]> {
  const { rows } = await sql<Omit<FormElement, 'options'> & ChoiceColumns>`
    select q.id as "_id", q.form_id as "formId", q.position, q.question_type as "questionType",
      q.behaves_as as "behavesAs", q.label, q.description, q.options_depth as "optionsDepth",
      q.shown_when as dependency, q.formula, q.video_url as "videoUrl",
      jsonb_build_object('required', q.required, 'min', q.minimum, 'max', q.maximum) as validations,
      q.user_add_row as "userAddRow", q.choices, q.write_in as "writeIn", q.numerical_values as numbers,
      (select coalesce(jsonb_agg(jsonb_build_object('_id', o.id, 'label', o.label, 'parentId', o.parent_id)
          order by o.position, o.id), '[]')
        from tree_question_option o where o.question_id = q.id) as "treeOptions",
      (select jsonb_build_object('_id', c.id, 'name', c.name, 'help', c.help)
        from custom_field c where c.id = q.custom_field_id) as "customField"
    from question q where q.form_id = ${formId} order by q.position, q.id`.execute(tx);
  return rows.map(({ choices, writeIn, numbers, ...element }) => ({
    ...element,
    userAddRow: element.userAddRow ?? false,
    options: optionsOf({ choices, writeIn, numbers }),
  }));
}

/** Without what the tenant has switched off: rows of one's own, numbers behind choices, questions that depend on others. */
function elementsInPlan(elements: readonly FormElement[], features: TenantFeatures): FormElement[] {
  const isOn = (name: string) => isFeatureEnabled(features, name);
  return elements.map((element) => ({
    ...element,
    userAddRow: element.userAddRow && isOn('qUserAddRow'),
    dependency: isOn('questionVisibility') ? element.dependency : null,
    options: isOn('qNumericalChoice')
      ? element.options
      : element.options.map((option) => ({ ...option, numericalValue: null })),
  }));
}

interface ChoiceColumns {
  readonly choices: readonly string[];
  readonly writeIn: boolean;
  readonly numbers: readonly string[];
}

function optionsOf({ choices, writeIn, numbers }: ChoiceColumns) {
  const offered = choices.map((value, at) => {
    const number = Number(numbers[at] || Number.NaN);
    return {
      value,
      labels: [{ language: 'en', value }],
      isWriteIn: false,
      numericalValue: Number.isFinite(number) ? number : null,
    };
  });
  return writeIn ? [...offered, { value: '', labels: [], isWriteIn: true, numericalValue: null }] : offered;
}
