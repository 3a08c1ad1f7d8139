import {
  execute,
  type GraphQLFieldResolver,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  parse,
} from 'graphql';
import { buildSchema } from 'graphql/utilities';
import printed from '../../docs/schema.graphql?raw';
import { exampleValue } from './exampleValue.ts';

/** How much there is to be seen. */
export type Filling = 'full' | 'empty';

/** A record of an answer: which of its list it is, from 0 on; what it says of itself stands before what is made up. */
interface Example {
  readonly index: number;
  readonly [field: string]: unknown;
}

const LISTED = 4;
const LISTED_WITHIN = 2;

let known: GraphQLSchema | null = null;
const schema = (): GraphQLSchema => {
  known ??= buildSchema(printed, { assumeValid: true });
  return known;
};

/** What the product's server could answer to any of the client's operations, made up of its schema alone. */
export async function exampleAnswer(
  text: string,
  variables: Readonly<Record<string, unknown>>,
  filling: Filling,
): Promise<unknown> {
  const answer = await execute({
    schema: schema(),
    document: parse(text),
    variableValues: variables,
    rootValue: { index: 0 } satisfies Example,
    fieldResolver: resolver(filling),
    typeResolver: (_, __, { schema: { getPossibleTypes } }, abstract) =>
      getPossibleTypes.call(schema(), abstract)[0]?.name,
  });
  return { data: answer.data, ...(answer.errors?.length && { errors: answer.errors }) };
}

const resolver =
  (filling: Filling): GraphQLFieldResolver<Example, unknown> =>
  (source, args, _, { parentType, fieldName, returnType, path }) => {
    if (source[fieldName] !== undefined) return source[fieldName];
    const bare = isNonNullType(returnType) ? returnType.ofType : returnType;
    const isFirst = path.prev === undefined;
    if (parentType.name === 'RecordRights' && isListType(bare)) return [];
    if (isListType(bare)) return listOf(bare.ofType, filling, isFirst || fieldName === 'results', source.index);
    const type = getNamedType(bare);
    if (fieldName === 'totalCount' || fieldName === 'count') return filling === 'empty' ? 0 : LISTED;
    if (fieldName === 'next' || fieldName === 'prev') return null;
    if (isScalarType(type) || isEnumType(type))
      return exampleValue({ owner: parentType.name, field: fieldName, type: bare, index: source.index });
    return {
      index: source.index,
      ...(isFirst && typeof args['id'] === 'string' && { _id: args['id'], id: args['id'] }),
    };
  };

function listOf(item: GraphQLOutputType, filling: Filling, isLong: boolean, index: number): readonly unknown[] {
  if (filling === 'empty') return [];
  const type = getNamedType(item);
  const length = isLong ? LISTED : LISTED_WITHIN;
  return Array.from({ length }, (_, at) =>
    isObjectType(type) || isAbstractType(type)
      ? { index: index + at }
      : exampleValue({ owner: '', field: '', type, index: index + at }),
  );
}
