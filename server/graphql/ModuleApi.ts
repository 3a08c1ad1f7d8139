import type { GraphQLResolveInfo } from 'graphql';
import type { PlannedRootField } from '#server/entities/plan/plannedExecution.ts';
import type { RequestContext } from '#server/platform/context/context.ts';

/** `never` for parent and arguments: each resolver declares those that its own SDL promises. */
export type ModuleResolver = (parent: never, args: never, context: RequestContext, info: GraphQLResolveInfo) => unknown;

/** A subscription: where its events come from, and what each gives. */
export interface SubscriptionResolver {
  readonly subscribe: (
    parent: never,
    args: never,
    context: RequestContext,
    info: GraphQLResolveInfo,
  ) => AsyncIterable<unknown> | Promise<AsyncIterable<unknown>>;
  readonly resolve?: ModuleResolver;
}

type ModuleResolvers = Readonly<Record<string, Readonly<Record<string, ModuleResolver | SubscriptionResolver>>>>;

/** What a module adds to the schema. */
export interface ModuleApi {
  /** SDL of the `schema.graphql` beside it. */
  readonly typeDefs: string;
  readonly resolvers: ModuleResolvers;
  /** Root fields of Query that the read planner answers: `myTasksPaginated` → how. */
  readonly planned?: Readonly<Record<string, PlannedRootField>>;
  /** Subscriptions whose event is that the session itself has ended; they may still give it. */
  readonly farewells?: readonly string[];
}
