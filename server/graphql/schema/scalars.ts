import { GraphQLScalarType, Kind, valueFromASTUntyped } from 'graphql';
import { isKeptTime } from '#domain/dates/isKeptTime.ts';
import { ValidationError } from '#server/platform/errors/errors.ts';

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** An instant as ISO 8601 text, always given out in UTC. */
const DateTime = new GraphQLScalarType<string, string>({
  name: 'DateTime',
  serialize: (value) => {
    if (value instanceof Date) return value.toISOString();
    return readInstant(value);
  },
  parseValue: readInstant,
  parseLiteral: (node) => readInstant(node.kind === Kind.STRING ? node.value : null),
});

function readInstant(value: unknown): string {
  if (typeof value !== 'string' || !INSTANT.test(value) || !isKeptTime(value)) {
    throw ValidationError.because('dateTimeExpected');
  }
  return new Date(value).toISOString();
}

/** A calendar day without a time. */
const DateScalar = new GraphQLScalarType<string, string>({
  name: 'Date',
  serialize: readDay,
  parseValue: readDay,
  parseLiteral: (node) => readDay(node.kind === Kind.STRING ? node.value : null),
});

function readDay(value: unknown): string {
  if (typeof value !== 'string' || !DAY.test(value) || !isKeptTime(value))
    throw ValidationError.because('dateExpected');
  return value;
}

const JSONScalar = new GraphQLScalarType<unknown, unknown>({
  name: 'JSON',
  serialize: (value) => value,
  parseValue: (value) => value,
  parseLiteral: (node, variables) => valueFromASTUntyped(node, variables),
});

export const scalars = { DateTime, Date: DateScalar, JSON: JSONScalar };
