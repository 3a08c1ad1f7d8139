import type { ParseKeys } from 'i18next';
import type { SchemaError } from '#domain/forms/FormValidator.ts';

/** Key and values of a message; the texts are in the namespace `forms`. */
export interface FormMessage {
  readonly key: ParseKeys<'forms'>;
  readonly values: Readonly<Record<string, string | number>>;
}

/** Of a line in a list, and not of the list itself. */
const isOfLine = ({ instancePath }: SchemaError): boolean => instancePath.split('/').length > 2;

const field = (error: SchemaError): string =>
  error.keyword === 'required' && !isOfLine(error)
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
    if (messages.has(name)) continue;
    const isEmptyLine =
      isOfLine(error) && (error.keyword === 'required' || (error.keyword === 'minLength' && error.params.limit === 1));
    const emptyLine = { key: 'error.emptyLine', values: { field: label(name) } } as const;
    messages.set(name, isEmptyLine ? emptyLine : messageOf(error, values[name], label(name)));
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
