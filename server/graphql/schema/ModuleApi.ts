import type { GraphQLResolveInfo } from 'graphql';
import type { PlannedRootField } from '#server/entities/plan/plannedExecution.ts';
import type { Values } from '#server/entities/write/validateValues.ts';
import type { Resolvers } from '#server/generated/resolvers.gen.ts';
import type { RequestContext } from '#server/platform/context/context.ts';

/** Arguments of the generated mutations, as far as each has them. */
interface WriteArguments {
  readonly id: string;
  readonly input: Values;
  readonly version?: number | null;
}

/** How a generated mutation is answered. */
export type WriteResolver = (
  parent: unknown,
  args: WriteArguments,
  context: RequestContext,
  info: GraphQLResolveInfo,
) => Promise<unknown>;

/** What a module adds to the schema. */
export interface ModuleApi {
  /** SDL of the `schema.graphql` beside it. */
  readonly typeDefs: string;
  readonly resolvers: Resolvers<RequestContext>;
  /** Mutations that are generated for entities, which `resolvers` does not know. */
  readonly writes?: Readonly<Record<string, WriteResolver>>;
  /** Root fields of Query that the read planner answers: `myTasksPaginated` → how. */
  readonly planned?: Readonly<Record<string, PlannedRootField>>;
  /** Subscriptions whose event is that the session itself has ended; they may still give it. */
  readonly farewells?: readonly string[];
}
