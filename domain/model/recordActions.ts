import type { Condition, GuardSpec, OperationRule } from './access.ts';

/** Something that a screen offers to do with a record, as far as it decides who may do it when. */
export interface OfferedActionMeta {
  readonly screen: string;
  readonly entity: string;
  readonly labelKey: string;
  readonly guard?: GuardSpec;
  readonly when?: Condition;
  /** Fields that it sets. */
  readonly sets: readonly string[];
  readonly run?: { readonly operation: string; readonly rule: OperationRule };
}

/** By screen and id: `startup.file.archive`. */
export type RecordActions = Readonly<Record<string, OfferedActionMeta>>;
