import { GraphQLError } from 'graphql';

/** The library names the place only in its sentence: the argument first, else the field. */
const ARGUMENT = /argument "(\w+)"/i;
const FIELD = /field "(?:\w+\.)?(\w+)"/i;

/** What is wrong with an operation as it is written, coded as wrong variables are, its location kept: the library's words, for programmers. */
export function asValidationError(error: GraphQLError): GraphQLError {
  const { message, nodes, source, positions } = error;
  const path = ARGUMENT.exec(message)?.[1] ?? FIELD.exec(message)?.[1];
  const fields = path === undefined ? [] : [{ path, message }];
  return new GraphQLError(message, {
    nodes: nodes ?? null,
    source: source ?? null,
    positions: positions ?? null,
    extensions: { code: 'ValidationError', fields },
  });
}
