import type { SqlParameters } from '#server/access/SqlParameters.ts';
import type { TextReader } from '#server/platform/texts/textReader.ts';

/** What the SQL of a computed field may use. */
export interface ComputedScope {
  /** Alias of the row's table. */
  readonly alias: string;
  readonly parameters: SqlParameters;
  /** Id of the reader; null for a visitor. */
  readonly readerId: string | null;
  /** Whose language and words texts are in. */
  readonly textReader: () => TextReader;
  /** An alias nothing else uses, for a subselect. */
  readonly nextAlias: () => string;
}

/**
 * The SQL expression of a computed field; `jsonb` when the field has a selection of its own. For a stored field: how it is shown,
 * while it is compared and sorted as it is stored.
 */
export type ComputedField = (scope: ComputedScope) => string;
