import { getDefaultRegistry, type IChangeEvent, withTheme } from '@rjsf/core';
import type { Field, RJSFSchema } from '@rjsf/utils';
import { createPrecompiledValidator } from '@rjsf/validator-ajv8';
import { Suspense, useMemo } from 'react';
import type { FormValidator } from '#domain/forms/FormValidator.ts';
import type { FormMeta } from '#domain/model/forms.ts';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import type { FormContext } from './FormContext.ts';
import type { FormValues } from './formValues.ts';
import { templates } from './templates.tsx';
import { uiSchemaOf } from './uiSchemaOf.ts';
import { widgets } from './widgets/widgets.ts';

interface FormFieldsProps {
  readonly context: FormContext;
  readonly validate: FormValidator;
  readonly values: FormValues;
  readonly onChange: (values: FormValues) => void;
}

/** Whatever its type, a field is drawn by the one widget that the spec names. */
const ofOneWidget = getDefaultRegistry().fields.StringField as Field;

/** The form library in the house's look: one column, widgets that draw their own label, help and error. */
const ThemedForm = withTheme({
  templates,
  widgets,
  fields: { ArrayField: ofOneWidget, BooleanField: ofOneWidget, NumberField: ofOneWidget },
});

/** All fields of a form, drawn from its JSON schema. The form element around them is `RecordForm`'s, with its buttons. */
export function FormFields({ context, validate, values, onChange }: FormFieldsProps) {
  const { form } = context;
  const uiSchema = useMemo(() => uiSchemaOf(form), [form]);
  const { schema, validator } = useMemo(() => compiled(form, validate), [form, validate]);
  return (
    <Suspense fallback={<ListSkeleton rows={form.fields.length} rowHeight={64} />}>
      <ThemedForm
        tagName="div"
        schema={schema}
        validator={validator}
        uiSchema={uiSchema}
        formData={values}
        formContext={context}
        idPrefix={form.id}
        idSeparator="_"
        // Mistakes are told once a field was left, in our words, by the same validator (`useFormErrors`).
        noValidate
        showErrorList={false}
        experimental_defaultFormStateBehavior={asGiven}
        onChange={({ formData }: IChangeEvent) => onChange(formData as FormValues)}
      >
        {noButtons}
      </ThemedForm>
    </Suspense>
  );
}

/** Values are the record's: what is not there is not filled in. */
const asGiven = { emptyObjectFields: 'skipDefaults', arrayMinItems: { populate: 'never' } } as const;

const noButtons = <></>;

/** The schema by its form's id, and the validator that the generator has compiled for it. */
function compiled(form: FormMeta, validate: FormValidator) {
  const schema: RJSFSchema = { ...form.schema, $id: form.id };
  return { schema, validator: createPrecompiledValidator({ [form.id]: validate }, schema) };
}
