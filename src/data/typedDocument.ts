import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';

/** The text of a GraphQL operation, with the types of its result and variables; what the client preset makes. */
export interface TypedDocument<Result, Variables> extends DocumentTypeDecoration<Result, Variables> {
  toString(): string;
}

/** An operation as it is sent. */
export interface Operation {
  readonly name: string;
  readonly kind: 'query' | 'mutation' | 'subscription';
  readonly text: string;
}

/** What a document's text begins with tells its kind and name. Throws where it has no name. */
export function operationOf(document: TypedDocument<unknown, never>): Operation {
  const text = String(document);
  const [, kind, name] = /^\s*(query|mutation|subscription)\s+(\w+)/.exec(text) ?? [];
  if (!name) throw new Error('A GraphQL document needs a named operation');
  return { name, kind: kind === 'mutation' || kind === 'subscription' ? kind : 'query', text };
}

/** The operation behind a text made by the generator, whose result is read by path. */
export function untypedDocument(text: string): TypedDocument<Record<string, unknown>, Record<string, unknown>> {
  return text;
}
