import type { FieldNode } from 'graphql';
import type { Reader } from '#server/access/Reader.ts';
import { SqlParameters } from '#server/access/SqlParameters.ts';
import type { EntityCatalog } from '#server/entities/catalogue/EntityCatalog.ts';
import { englishReader, type TextReader } from '#server/platform/texts/textReader.ts';
import type { ComputedScope } from '../computed/ComputedField.ts';
import type { SelectionScope } from './collectSelection.ts';

/**
 * Prefix of the hidden keys that say "this field of this row was withheld". No GraphQL name can start with it.
 */
export const WITHHELD = '!';

/** What one statement collects while it is planned. */
export class PlanState {
  readonly catalog: EntityCatalog;
  readonly reader: Reader;
  readonly #scope: SelectionScope | null;
  readonly #textReader: () => TextReader;
  readonly parameters = new SqlParameters();
  /** Paths of fields that the reader may not read on any record. */
  readonly denied = new Set<string>();
  /** Whether rows may carry hidden keys, which have to be collected and taken out. */
  hasMarkers = false;
  #aliases = 0;

  /** Without a scope for statements that answer no selection of a document. */
  constructor(
    catalog: EntityCatalog,
    reader: Reader,
    scope: SelectionScope | null = null,
    textReader: () => TextReader = () => englishReader,
  ) {
    this.catalog = catalog;
    this.reader = reader;
    this.#scope = scope;
    this.#textReader = textReader;
  }

  get scope(): SelectionScope {
    if (this.#scope === null) throw new Error('this statement has no selection');
    return this.#scope;
  }

  readonly nextAlias = (): string => {
    this.#aliases += 1;
    return `t${this.#aliases}`;
  };

  computedScope(alias: string): ComputedScope {
    return {
      alias,
      parameters: this.parameters,
      readerId: this.reader.principal?.id ?? null,
      textReader: this.#textReader,
      nextAlias: this.nextAlias,
    };
  }
}

/** A selection on one type of the schema. */
export interface Selection {
  readonly nodes: readonly FieldNode[];
  /** Path of response keys from the root, for `extensions.denied`. */
  readonly path: string;
}
