/**
 * The seam between the GraphQL pipeline and the read planner. A planned root field compiles its whole selection into one
 * statement; an operation that has only such fields is answered with the JSON text of the database as it is.
 */
import type { FieldNode, FragmentDefinitionNode, GraphQLObjectType, GraphQLSchema } from 'graphql';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { SqlStatement } from '#server/platform/db/database.ts';

export interface PlanRequest {
  readonly context: RequestContext;
  readonly schema: GraphQLSchema;
  /** Query (or Mutation, when the answer of a write is read back). */
  readonly parentType: GraphQLObjectType;
  /** All nodes of this response key, to be merged. */
  readonly fieldNodes: readonly FieldNode[];
  readonly fragments: Readonly<Record<string, FragmentDefinitionNode>>;
  readonly variables: Readonly<Record<string, unknown>>;
  /** Arguments of the root field, coerced. */
  readonly args: Readonly<Record<string, unknown>>;
}

export interface PlannedStatement extends SqlStatement {
  /**
   * Paths of fields the reader may not read (`startup.revenue`); the statement gives null for them.
   * They are named once in `extensions.denied`.
   */
  readonly denied: readonly string[];
  /**
   * Present when some rows may withhold a field: the statement's JSON then carries hidden keys, which `finish` takes out
   * and turns into paths. Absent: the text goes to the client as it is.
   */
  readonly finish?: (json: string) => FinishedAnswer;
}

export interface FinishedAnswer {
  readonly value: unknown;
  /** Further paths for `extensions.denied`. */
  readonly denied: readonly string[];
}

/**
 * A root field whose answer one statement gives. The statement yields one row with a column `json` (text): the value of
 * the field, nested objects keyed by response key (alias or name) and completed as GraphQL asks. No row means null.
 */
export interface PlannedRootField {
  /** Throws an `ApplicationError` to refuse. May be called for a visitor. */
  readonly plan: (request: PlanRequest) => PlannedStatement | Promise<PlannedStatement>;
}

/** `Query.startups` → how it is planned. */
type PlannedRootFields = ReadonlyMap<string, PlannedRootField>;

/** The schema, and which of its root fields one statement answers. */
export interface ExecutableSchema {
  readonly schema: GraphQLSchema;
  readonly planned: PlannedRootFields;
}
