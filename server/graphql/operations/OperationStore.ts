import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  NoSchemaIntrospectionCustomRule,
  parse,
  specifiedRules,
  validate,
  visit,
} from 'graphql';
import { isStorable } from '#server/platform/errors/assertSoundInput.ts';
import { ApplicationError, ForbiddenError, ValidationError } from '#server/platform/errors/errors.ts';
import { asValidationError } from './asValidationError.ts';
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
    if (text.length > MAX_TEXT_LENGTH) {
      return { errors: [ValidationError.because('operationTokens', { limit: operationLimits.tokens })] };
    }
    const isKnown = this.#known.has(text);
    if (!isKnown && !this.#isExploring) return { errors: [ForbiddenError.because('operationUnknown')] };
    try {
      const document = parse(text, isKnown ? {} : { maxTokens: operationLimits.tokens });
      const exceeded = isKnown ? null : findExceededLimit(document);
      if (exceeded) return { errors: [exceeded] };
      const rules = this.#isExploring ? specifiedRules : [...specifiedRules, NoSchemaIntrospectionCustomRule];
      const errors = validate(this.#schema, document, rules, { maxErrors: 20 });
      const wrong = errors.length > 0 ? errors : unsoundTexts(document);
      return wrong.length > 0 ? { errors: wrong.map(coded) } : { document };
    } catch (error) {
      return error instanceof GraphQLError
        ? { errors: [asValidationError(error)] }
        : { errors: [ValidationError.because('operationUnreadable')] };
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

/** Texts written into the operation itself, which no column takes; the place is named by the argument or field. */
function unsoundTexts(document: DocumentNode): ValidationError[] {
  const found: ValidationError[] = [];
  visit(document, {
    StringValue: (node, _key, _parent, _path, ancestors) => {
      if (isStorable(node.value)) return;
      const named = ancestors
        .flat()
        .findLast((one) => 'kind' in one && (one.kind === Kind.ARGUMENT || one.kind === Kind.OBJECT_FIELD));
      const name = named && 'name' in named && named.name && 'value' in named.name ? named.name.value : 'input';
      found.push(new ValidationError([{ path: name, reason: 'argumentUnstorable', values: { field: name } }]));
    },
  });
  return found;
}

/** Ours say what is wrong in each language; the library's own sentences are for whoever writes programs. */
function coded(error: GraphQLError): GraphQLError {
  return error instanceof ApplicationError ? error : asValidationError(error);
}
