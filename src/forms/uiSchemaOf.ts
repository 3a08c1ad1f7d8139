import type { UiSchema } from '@rjsf/utils';
import type { FormMeta } from '#domain/model/forms.ts';

/** What these hold is an object, and one value all the same. */
const documents: ReadonlySet<string> = new Set(['richText', 'mailText']);

/** Whether a widget writes formatted text. */
export const isDocumentWidget = (widget: string): boolean => documents.has(widget);

/** Which widget draws which field, in which order. */
export function uiSchemaOf(form: FormMeta): UiSchema {
  return {
    'ui:order': [...form.fields.map(({ name }) => name), '*'],
    ...Object.fromEntries(
      form.fields.map(({ name, widget }) => [
        name,
        { 'ui:widget': widget, ...(isDocumentWidget(widget) && { 'ui:field': 'StringField' }) },
      ]),
    ),
  };
}
