/** What the list of an entity's records, for a reference to choose from, is asked with. */
export interface OptionsSource {
  /** Name of the list in the API. */
  readonly plural: string;
  /** The field that names a record. */
  readonly display: string;
  /** A field that no two records share, which tells those of one name apart; for whoever may read it. */
  readonly unique?: string;
}

/**
 * The GraphQL document that lists the records a reference to `entity` can be set to, fifty at a time. Browser and
 * generator make the same text: a server that takes known operations only would refuse another.
 */
export function optionsDocument(entity: string, { plural, display, unique }: OptionsSource): string {
  const variables = `$search: String, $filter: ${entity}Filter, $cursor: String`;
  const list = `${plural}(search: $search, filter: $filter, cursor: $cursor, limit: 50)`;
  return `query Options_${entity}(${variables}) { page: ${list} { next results { _id ${[display, unique].filter(Boolean).join(' ')} } } }`;
}
