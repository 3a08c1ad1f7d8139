import type { SqlParameters } from '#server/access/SqlParameters.ts';

/** What the SQL of a computed field may use. */
export interface ComputedScope {
  /** Alias of the row's table. */
  readonly alias: string;
  readonly parameters: SqlParameters;
  /** Id of the reader; null for a visitor. */
  readonly readerId: string | null;
  /** The reader's, for texts that a record has in every language. */
  readonly language: () => string;
  /** An alias nothing else uses, for a subselect. */
  readonly nextAlias: () => string;
}

/** The SQL expression of a computed field; `jsonb` when the field has a selection of its own. */
export type ComputedField = (scope: ComputedScope) => string;
