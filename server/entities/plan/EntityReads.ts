import { type FieldNode, type GraphQLSchema, Kind, parse } from 'graphql';
import type { EntityCatalog } from '#server/entities/catalogue/EntityCatalog.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import { assertSoundInput } from '#server/platform/errors/assertSoundInput.ts';
import { AuthenticationRequiredError } from '#server/platform/errors/errors.ts';
import type { PageRequest } from './page/planPage.ts';
import type { PlannedStatement } from './plannedExecution.ts';
import { planList, planRecord, type ReadRequest } from './planRead.ts';
import { runStatement } from './runPlannedField.ts';

/** One page of a list; `totalCount` where the selection names it. */
export interface EntityPage<Row> {
  readonly results: readonly Row[];
  readonly next: string | null;
  readonly totalCount?: number;
}

/** What the server's own code selects, to be parsed once: `_id name startup { name }`. */
export function selectionOf(fields: string): FieldNode {
  const [definition] = parse(`{ read { ${fields} } }`).definitions;
  const [node] = definition?.kind === Kind.OPERATION_DEFINITION ? definition.selectionSet.selections : [];
  if (node?.kind !== Kind.FIELD) throw new Error(`${fields} selects nothing`);
  return node;
}

/**
 * Reads of routes and jobs: the same statements as those of the API's lists and records, with the rules of the one whose
 * context it is, without a document and its executor.
 */
export class EntityReads {
  readonly #catalog: EntityCatalog;
  readonly #schema: GraphQLSchema;

  constructor(catalog: EntityCatalog, schema: GraphQLSchema) {
    this.#catalog = catalog;
    this.#schema = schema;
  }

  /** One page; `selection` is of the page: `next results { _id }`. */
  async page<Row>(
    context: RequestContext,
    { entity, ...set }: Omit<PageRequest, 'pageType'>,
    selection: FieldNode,
  ): Promise<EntityPage<Row>> {
    const { filter = null, cursor = null } = set;
    const page = { entity, pageType: `${entity}Page`, ...set };
    const read = (request: ReadRequest) => planList(this.#catalog, request, page);
    return (await this.#read(context, selection, { filter, cursor }, read)) as EntityPage<Row>;
  }

  /** One record; null when it is missing or not readable, which is the same to the reader. */
  async record<Row>(context: RequestContext, entity: string, id: string, selection: FieldNode): Promise<Row | null> {
    const read = (request: ReadRequest) => planRecord(this.#catalog, request, entity, id);
    return (await this.#read(context, selection, { id }, read)) as Row | null;
  }

  async #read(
    context: RequestContext,
    selection: FieldNode,
    given: object,
    plan: (request: ReadRequest) => PlannedStatement,
  ): Promise<unknown> {
    if (context.principal === null) throw new AuthenticationRequiredError();
    assertSoundInput(given);
    context.noteUse?.();
    const request = { context, schema: this.#schema, fieldNodes: [selection], fragments: {}, variables: {} };
    const { text } = await runStatement(context, plan(request));
    return text === null ? null : JSON.parse(text);
  }
}
