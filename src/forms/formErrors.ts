import type { ParseKeys } from 'i18next';
import type { SchemaError } from '#domain/forms/FormValidator.ts';

/** Key and values of a message; the texts are in the namespace `forms`. */
export interface FormMessage {
  readonly key: ParseKeys<'forms'>;
  readonly values: Readonly<Record<string, string | number>>;
}

const field = (error: SchemaError): string =>
  error.keyword === 'required'
    ? String(error.params.missingProperty)
    : (error.instancePath.split('/')[1] ?? '').replace(/~1/g, '/').replace(/~0/g, '~');

/** The first error of each field, as a message. */
export function formErrors(
  errors: readonly SchemaError[],
  values: Readonly<Record<string, unknown>>,
  label: (field: string) => string,
): ReadonlyMap<string, FormMessage> {
  const messages = new Map<string, FormMessage>();
  for (const error of errors) {
    const name = field(error);
    if (!messages.has(name)) messages.set(name, messageOf(error, values[name], label(name)));
  }
  return messages;
}

function messageOf({ keyword, params }: SchemaError, value: unknown, label: string): FormMessage {
  const limit = Number(params.limit ?? 0);
  const isEmpty = value === '' || value === undefined || value === null;
  // A choice that may be left empty has the empty value among its own.
  if (keyword === 'required' || (isEmpty && ['minLength', 'minItems', 'enum'].includes(keyword))) {
    return { key: 'error.required', values: { field: label } };
  }
  switch (keyword) {
    case 'minimum':
    case 'exclusiveMinimum':
      return { key: 'error.min', values: { field: label, min: limit } };
    case 'maximum':
    case 'exclusiveMaximum':
      return { key: 'error.max', values: { field: label, max: limit } };
    case 'minLength':
      return { key: 'error.minLength', values: { field: label, min: limit } };
    case 'maxLength':
      return { key: 'error.maxLength', values: { field: label, max: limit } };
    case 'format':
      if (params.format === 'email') return { key: 'error.email', values: { field: label } };
      if (params.format === 'uri') return { key: 'error.url', values: { field: label } };
      if (params.format === 'date' || params.format === 'date-time') {
        return { key: 'error.notADay', values: { field: label } };
      }
      return { key: 'error.invalid', values: {} };
    case 'enum':
    case 'const':
      return { key: 'error.notOffered', values: { field: label } };
    default:
      return { key: 'error.invalid', values: {} };
  }
}
