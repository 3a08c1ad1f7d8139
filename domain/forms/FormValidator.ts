/** A mistake, as Ajv names it. */
export interface SchemaError {
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** Says whether the data fits a form's schema; if not, `errors` holds every mistake until the next call. */
export interface FormValidator {
  (data: unknown): boolean;
  errors?: readonly SchemaError[] | null;
}
