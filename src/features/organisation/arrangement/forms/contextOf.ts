import type { FormMeta } from '#domain/model/forms.ts';
import type { FormContext } from '#src/forms/FormContext.ts';
import type { FormValues } from '#src/forms/formValues.ts';

const nothing: ReadonlySet<string> = new Set();

/** What the fields of a form ask for where nobody sends it. */
export function contextOf(form: FormMeta, values: FormValues, hidden = nothing): FormContext {
  return {
    form,
    values,
    hidden,
    recordId: null,
    fields: new Map(form.fields.map((field) => [field.name, field])),
    errors: new Map(),
    locked: nothing,
    onTouch: () => undefined,
  };
}
