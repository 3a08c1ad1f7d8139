import { type FieldDefinitionNode, type InputValueDefinitionNode, Kind, parse, print } from 'graphql';
import type { MutationShape } from '../model/CodeNames.ts';

/** What the mutations in texts of schemas take and give, by name. */
export function readMutations(schemas: readonly string[]): ReadonlyMap<string, MutationShape> {
  return new Map(schemas.flatMap(mutationsIn).map((field) => [field.name.value, shapeOf(field)]));
}

function mutationsIn(schema: string): readonly FieldDefinitionNode[] {
  return parse(schema, { noLocation: true }).definitions.flatMap((node) =>
    (node.kind === Kind.OBJECT_TYPE_DEFINITION || node.kind === Kind.OBJECT_TYPE_EXTENSION) &&
    node.name.value === 'Mutation'
      ? (node.fields ?? [])
      : [],
  );
}

function shapeOf({ arguments: args = [], type }: FieldDefinitionNode): MutationShape {
  return { args: Object.fromEntries(args.map((arg) => [arg.name.value, typeOf(arg)])), gives: print(type) };
}

/** What has a value of its own may be left out. */
function typeOf({ type, defaultValue }: InputValueDefinitionNode): string {
  return defaultValue === undefined ? print(type) : print(type).replace(/!$/, '');
}
