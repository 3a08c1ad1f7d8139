import type { FormFieldMeta, FormMeta } from '#domain/model/forms.ts';
import { staysShown } from './arrangeableForm.ts';
import { type Arrangement, ordered } from './arranged.ts';
import { withoutFields } from './withoutFields.ts';

/**
 * A form as an organisation has arranged it, with its words in one language. A field that has to stay is shown whatever the
 * arrangement says: the product may have come to ask for it since.
 */
export function arrangedForm(form: FormMeta, own: Arrangement | null, language: string): FormMeta {
  if (own === null) return form;
  const hidden = form.fields.filter((field) => own.hidden.includes(field.name) && !staysShown(field, form));
  const fields = ordered(form.fields, own.order).map((field) => withOwnParts(field, own, language));
  return withoutFields(
    { ...form, fields },
    hidden.map(({ name }) => name),
  );
}

function withOwnParts(field: FormFieldMeta, { help, defaults }: Arrangement, language: string): FormFieldMeta {
  const ownHelp = help?.[field.name]?.[language];
  const begun = defaults?.[field.name];
  return { ...field, ...(ownHelp && { ownHelp }), ...(begun !== undefined && { default: begun }) };
}
