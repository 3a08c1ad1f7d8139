/** Answers of planned statements inside an ordinary execution: objects that are already keyed by response key. */
import { defaultFieldResolver, type GraphQLFieldResolver } from 'graphql';
import type { RequestContext } from '#server/platform/context/context.ts';

/** Marks objects that a planned statement made; everything else is read by field name. */
class PlannedObject {}

/** The JSON text of a planned statement as values that `resolvePlannedField` understands. */
export function parsePlanned(text: string): unknown {
  return JSON.parse(text, (_key, value: unknown) => {
    if (value !== null && typeof value === 'object' && !Array.isArray(value)) {
      Object.setPrototypeOf(value, PlannedObject.prototype);
    }
    return value;
  });
}

/** Default resolver of the whole schema. */
export const resolvePlannedField: GraphQLFieldResolver<unknown, RequestContext> = (parent, args, context, info) =>
  parent instanceof PlannedObject
    ? (parent as Record<string, unknown>)[info.path.key]
    : defaultFieldResolver(parent, args, context, info);
