import ObjectField from '@rjsf/core/lib/components/fields/ObjectField.js';
import type { RJSFSchema } from '@rjsf/utils';
import { Suspense, useMemo } from 'react';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import type { FormContext } from './FormContext.ts';
import { formRegistry } from './formRegistry.ts';
import type { FormValues } from './formValues.ts';
import { uiSchemaOf } from './uiSchemaOf.ts';

interface FormFieldsProps {
  readonly context: FormContext;
  readonly values: FormValues;
  readonly onChange: (name: string, value: unknown) => void;
}

const nothing = (): void => undefined;

/** All fields of a form, drawn from its JSON schema. */
export function FormFields({ context, values, onChange }: FormFieldsProps) {
  const { form } = context;
  const whole = useMemo(() => ({ path: [], $id: form.id }), [form]);
  return (
    <Suspense fallback={<ListSkeleton rows={form.fields.length} rowHeight={64} />}>
      <ObjectField
        name=""
        fieldPathId={whole}
        schema={form.schema as RJSFSchema}
        uiSchema={useMemo(() => uiSchemaOf(form), [form])}
        formData={values}
        registry={formRegistry(context)}
        onChange={(value, path) => onChange(String(path.at(-1)), value)}
        onBlur={nothing}
        onFocus={nothing}
      />
    </Suspense>
  );
}
