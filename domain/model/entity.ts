/** The shape of an entity as the generator emits it (`server/generated/entities.gen.ts`). */

import type { AccessAction, AccessRule, Condition, VisibilityRule } from './access.ts';
import type { Calculation } from './calculation.ts';

/** Types a stored field can have; each maps to one column type, one GraphQL type and one filter. */
export type FieldType =
  | 'id'
  | 'text'
  | 'longText'
  | 'richText'
  | 'email'
  | 'url'
  | 'image'
  | 'int'
  | 'float'
  | 'money'
  | 'bool'
  | 'date'
  | 'dateTime'
  | 'enum'
  | 'enumList'
  | 'textList'
  | 'labels'
  | 'richTexts'
  | 'json'
  | 'object'
  | 'objectList'
  | 'ref'
  | 'refs'
  | 'many'
  | 'computed';

/** Whoever makes the record; the moment, or the organisation's day, at which it is made. `$user`, `$now`, `$today` in the spec. */
export type Beginning = 'user' | 'now' | 'today';

/** Values by field: records that have one of the values in each of the fields. */
export type Among = Readonly<Record<string, readonly (string | boolean)[]>>;

export interface FieldMeta {
  /** Name in spec, GraphQL and UI. */
  readonly name: string;
  readonly type: FieldType;
  /** For the words of formatted writing: the field that holds the document they are taken from (decision 0062). */
  readonly document?: string;
  /** For `richText`: the field that holds its words. */
  readonly words?: string;
  /** Field type of `spec/fields` that it is entered with, where it is not the usual one of its type. */
  readonly as?: string;
  /** Column name (snake_case); for `ref` the `…_id`, for `refs` the `…_ids` text[] column; null for `many`, `computed`, and what is calculated of other records. */
  readonly column: string | null;
  readonly required: boolean;
  /** Enum id for `enum`, `enumList`. */
  readonly enum?: string;
  /** Target entity for `ref`, `refs`, `many`. */
  readonly entity?: string;
  /** For `ref`, `refs`: the records offered are those with one of these values in each of these fields. */
  readonly among?: Among;
  /** For `ref`: a record that is closed to whoever writes can be given, too; a guard of the module says which. */
  readonly mayBeClosed?: boolean;
  /** For `ref` without a column: the references that lead to the record, `startup.program`. */
  readonly via?: string;
  /** For `many`: the `ref` (or `refs`) field of the target that points back here. */
  readonly inverse?: string;
  /** For `object`, `objectList`: the inner fields (scalars only). */
  readonly fields?: readonly FieldMeta[];
  /** For `computed`: GraphQL type, e.g. `String!`; the SQL is registered by name in `server/entities/computed`. */
  readonly graphqlType?: string;
  /** For `computed`: fields it is computed from; reading it needs the right to read each of them. */
  readonly from?: readonly string[];
  /** For `computed`: the `ref` whose record this is the name of. */
  readonly nameOf?: string;
  /** Condition on the record's other fields under which a value is required. */
  readonly requiredWhen?: Condition;
  /** Condition on the kept record under which the value can't be changed any more. */
  readonly readonlyWhen?: Condition;
  /** What gives the value: nobody enters it. The database keeps it, unless it looks at other records. */
  readonly calculate?: Calculation;
  /** Regular expression that a text matches as a whole. */
  readonly pattern?: string;
  readonly max?: number;
  readonly min?: number;
  readonly unique?: boolean;
  readonly sortable: boolean;
  readonly filterable: boolean;
  readonly searchable: boolean;
  /** Set by the server only; absent from inputs. */
  readonly readonly: boolean;
  /** Never in the API at all (password hashes). */
  readonly hidden: boolean;
  readonly default?: unknown;
  /** What a new record begins with that is known only then. */
  readonly begins?: Beginning;
  /** For `ref`: what deleting the target does. */
  readonly onDelete?: 'restrict' | 'setNull' | 'cascade';
  /** Rules to read or write this field in addition to those of the entity. Absent: as the entity. */
  readonly read?: readonly AccessRule[];
  readonly write?: readonly AccessRule[];
}

export interface EntityMeta {
  readonly name: string;
  readonly table: string;
  /** GraphQL root names: `startup`, `startups`. */
  readonly single: string;
  readonly plural: string;
  /** The hand-written query that gives one record, where none is generated. */
  readonly lookup?: { readonly query: string; readonly argument: string };
  /** Which of the generated operations exist. */
  readonly operations: readonly ('get' | 'list' | 'create' | 'update' | 'delete')[];
  readonly displayField: string;
  readonly defaultSort: { readonly field: string; readonly direction: 'ASC' | 'DESC' };
  readonly fields: readonly FieldMeta[];
  readonly access: Readonly<Record<AccessAction, readonly AccessRule[]>>;
  /** How the visibility settings of a role narrow reading. */
  readonly visibility?: VisibilityRule;
  /** Writes that are part of a plan-limited feature. */
  readonly plan?: { readonly feature: string; readonly writes: readonly ('create' | 'update' | 'delete')[] };
  /** Lists are filtered with this permission only, save by the free fields. */
  readonly filtering?: { readonly permission: string; readonly free: readonly string[] };
  /** Further indexes: lists of field names. */
  readonly indexes: readonly (readonly string[])[];
  readonly source: string;
}
