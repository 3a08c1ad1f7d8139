import type { ErrorObject } from 'ajv';

/** What of a mistake, as Ajv finds it, is made words of. */
export type SchemaError = Pick<ErrorObject, 'instancePath' | 'keyword' | 'params'>;

/** Says whether the data fits a form's schema; if not, `errors` holds every mistake until the next call. */
export interface FormValidator {
  (data: unknown): boolean;
  errors?: ErrorObject[] | null;
}
