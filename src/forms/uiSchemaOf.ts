import type { UiSchema } from '@rjsf/utils';
import type { FormMeta } from '#domain/model/ui.ts';

/** Which widget draws which field, in which order. */
export function uiSchemaOf(form: FormMeta): UiSchema {
  return {
    'ui:order': [...form.fields.map(({ name }) => name), '*'],
    ...Object.fromEntries(form.fields.map((field) => [field.name, { 'ui:widget': field.widget }])),
  };
}
