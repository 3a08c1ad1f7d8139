import { type ConstValueNode, GraphQLEnumType, type GraphQLSchema, isEnumType, Kind, type ValueNode } from 'graphql';
import { hasSpellings, spelledAs } from '#domain/text/enumSpellings.ts';

/**
 * Enumerations whose values are written in several ways (000 §3, resolution Q29) take each of them, in variables and in
 * texts of operations, and know one value from there on. The schema names that one alone.
 */
export function takeSpellings(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (isEnumType(type) && hasSpellings(type.name)) takeSpellingsOf(type);
  }
}

function takeSpellingsOf(type: GraphQLEnumType): void {
  const { parseValue, parseLiteral } = GraphQLEnumType.prototype;
  type.parseValue = (value) => parseValue.call(type, typeof value === 'string' ? spelledAs(type.name, value) : value);
  type.parseLiteral = (node, variables) => parseLiteral.call(type, spelledNode(type.name, node), variables);
}

function spelledNode<Node extends ValueNode | ConstValueNode>(name: string, node: Node): Node {
  return node.kind === Kind.ENUM ? { ...node, value: spelledAs(name, node.value) } : node;
}
