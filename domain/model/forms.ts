/** Shapes of the forms of the spec as the generator emits them for the browser (`src/generated/forms`). */
import type { Condition } from './access.ts';
import type { CalculatedType, Calculation } from './calculation.ts';
import type { Among, Beginning } from './entity.ts';

export interface FormFieldMeta {
  readonly name: string;
  readonly labelKey: string;
  readonly helpKey?: string;
  /** What the organisation says in place of it, in the reader's language. */
  readonly ownHelp?: string;
  readonly required: boolean;
  /** Conditions on the entity's fields under which it is required, or can't be changed any more. */
  readonly requiredWhen?: Condition;
  readonly readonlyWhen?: Condition;
  /** What gives the value while others are typed, and the kind of value; without `of` the server alone knows it. */
  readonly calculate?: { readonly of?: Calculation; readonly type: CalculatedType };
  readonly widget: string;
  /** Kind of keyboard and check that the browser brings along for a line of text, as its field type says. */
  readonly input?: string;
  /** Titled group the field belongs to. */
  readonly groupKey?: string;
  /** CEL expression over the form's values; hidden when false. */
  readonly visibleWhen?: string;
  readonly enum?: string;
  /** Values of the enumeration that this very record can't be given. */
  readonly without?: readonly string[];
  /** For references: entity to choose from, and whether many. */
  readonly entity?: string;
  /** For references: which of its records are offered. */
  readonly among?: Among;
  readonly many?: boolean;
  readonly options?: Readonly<Record<string, unknown>>;
  /** What a new record starts with. */
  readonly default?: unknown;
  readonly begins?: Beginning;
}

export interface FormMeta {
  readonly id: string;
  readonly titleKey: string;
  /** Entity the form creates or updates; absent for bespoke forms. */
  readonly entity?: string;
  readonly fields: readonly FormFieldMeta[];
  /** JSON schema (draft 2020-12) of the form's values; its validator is compiled ahead. */
  readonly schema: Readonly<Record<string, unknown>>;
  readonly submitKey: string;
  /** Names of the operations that make and change a record, where they are not those of the entity. */
  readonly operations?: { readonly create?: string; readonly update?: string };
}
