import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  NoSchemaIntrospectionCustomRule,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { asValidationError } from './asValidationError.ts';
import { ForbiddenError } from './errors.ts';
import type { KnownOperations } from './KnownOperations.ts';
import { findExceededLimit, operationLimits } from './operationLimits.ts';

/** Texts remembered; the client has a few hundred. */
const MAX_REMEMBERED = 2000;
/** Longer texts are refused before they are looked at. */
const MAX_TEXT_LENGTH = 64 * 1024;

export type PreparedOperation =
  | { readonly document: DocumentNode; readonly errors?: undefined }
  | { readonly document?: undefined; readonly errors: readonly GraphQLError[] };

/** Turns the text of an operation into a checked document, once per text. The same for HTTP and the socket. */
export class OperationStore {
  readonly #schema: GraphQLSchema;
  readonly #known: KnownOperations;
  readonly #isExploring: boolean;
  readonly #prepared = new Map<string, PreparedOperation>();

  constructor(schema: GraphQLSchema, known: KnownOperations, isExploring: boolean) {
    this.#schema = schema;
    this.#known = known;
    this.#isExploring = isExploring;
  }

  prepare(text: string): PreparedOperation {
    const remembered = this.#prepared.get(text);
    if (remembered) return remembered;
    const prepared = this.#check(text);
    if (prepared.document) this.#remember(text, prepared);
    return prepared;
  }

  #check(text: string): PreparedOperation {
    if (text.length > MAX_TEXT_LENGTH) return refusal(`The operation has more than ${operationLimits.tokens} tokens`);
    const isKnown = this.#known.has(text);
    if (!isKnown && !this.#isExploring) return { errors: [new ForbiddenError('This operation is not known here')] };
    try {
      const document = parse(text, isKnown ? {} : { maxTokens: operationLimits.tokens });
      const exceeded = isKnown ? null : findExceededLimit(document);
      if (exceeded) return { errors: [asValidationError(exceeded)] };
      const rules = this.#isExploring ? specifiedRules : [...specifiedRules, NoSchemaIntrospectionCustomRule];
      const errors = validate(this.#schema, document, rules, { maxErrors: 20 });
      return errors.length > 0 ? { errors: errors.map(asValidationError) } : { document };
    } catch (error) {
      return error instanceof GraphQLError
        ? { errors: [asValidationError(error)] }
        : refusal('The operation could not be read');
    }
  }

  #remember(text: string, prepared: PreparedOperation): void {
    if (this.#prepared.size >= MAX_REMEMBERED) {
      const oldest = this.#prepared.keys().next();
      if (!oldest.done) this.#prepared.delete(oldest.value);
    }
    this.#prepared.set(text, prepared);
  }
}

function refusal(message: string): PreparedOperation {
  return { errors: [asValidationError(new GraphQLError(message))] };
}
