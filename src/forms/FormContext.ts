import type { FormFieldMeta, FormMeta } from '#domain/model/forms.ts';
import type { FormValues } from './formValues.ts';

/** What every template and widget of a form can ask for. */
export interface FormContext {
  readonly form: FormMeta;
  /** What is filled in so far, for fields that follow others. */
  readonly values: FormValues;
  /** The record that is edited; null for a new one. */
  readonly recordId: string | null;
  readonly fields: ReadonlyMap<string, FormFieldMeta>;
  /** Words for the errors of fields that may show one by now. */
  readonly errors: ReadonlyMap<string, string>;
  /** Names of fields that their condition hides. */
  readonly hidden: ReadonlySet<string>;
  /** Names of fields that can't be changed any more. */
  readonly locked: ReadonlySet<string>;
  readonly onTouch: (field: string) => void;
}
