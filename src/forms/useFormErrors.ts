import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormValidator } from '#domain/forms/FormValidator.ts';
import type { FormFieldMeta, FormMeta } from '#domain/model/forms.ts';
import { formErrors } from './formErrors.ts';
import { type FormValues, validatedValues } from './formValues.ts';

/** The errors of all fields in words, whether they may be shown yet or not. */
export function useFormErrors(
  form: FormMeta,
  validate: FormValidator,
  values: FormValues,
  hidden: ReadonlySet<string>,
  fields: ReadonlyMap<string, FormFieldMeta>,
): ReadonlyMap<string, string> {
  const { t } = useTranslation(['forms', 'spec']);
  return useMemo(() => {
    const data = validatedValues(form, values);
    validate(data);
    const labelOf = (name: string): string => {
      const field = form.fields.find((candidate) => candidate.name === name);
      return field ? t(field.labelKey, { ns: 'spec' }) : name;
    };
    const missing = [...fields.values()].filter(({ name, required }) => required && isEmpty(data[name]));
    const messages = new Map([
      ...missing.map(({ name }) => [name, { key: 'error.required', values: { field: labelOf(name) } }] as const),
      ...formErrors(validate.errors ?? [], data, labelOf),
    ]);
    return new Map(
      [...messages]
        .filter(([name]) => !hidden.has(name))
        .map(([name, { key, values: params }]) => [name, t(key, params)]),
    );
  }, [form, validate, values, hidden, fields, t]);
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
