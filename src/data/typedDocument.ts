/** A GraphQL operation as it is sent, with the types of its result and variables. */
export interface TypedDocument<Result, Variables> {
  readonly name: string;
  readonly kind: 'query' | 'mutation' | 'subscription';
  readonly text: string;
  /** Never set; carries the types. */
  readonly types?: (variables: Variables) => Result;
}

/** The operation behind a text made by the generator, whose result is read by path. */
export function untypedDocument(text: string): TypedDocument<Record<string, unknown>, Record<string, unknown>> {
  const [, kind, name] = /^\s*(query|mutation|subscription)\s+(\w+)/.exec(text) ?? [];
  if (!name) throw new Error('A GraphQL document needs a named operation');
  return { name, kind: kind === 'mutation' || kind === 'subscription' ? kind : 'query', text };
}
