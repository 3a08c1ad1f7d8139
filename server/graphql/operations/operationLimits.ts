/**
 * Limits on operations that the project's own client did not write. Measured on the parsed text before validation, each
 * fragment once, so that the check itself stays linear however the fragments are nested.
 */
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { type RefusalReason, ValidationError } from '#server/platform/errors/errors.ts';

export const operationLimits = {
  depth: 10,
  aliases: 15,
  rootFields: 20,
  tokens: 1000,
  introspectionDepth: 20,
} as const;

/** Fields about the schema itself: the question that every GraphQL tool begins with goes 14 levels down. */
const aboutSchema = new Set(['__schema', '__type']);

interface Extent {
  readonly depth: number;
  readonly aliases: number;
  readonly fields: number;
}

/** Why the document is refused; null when it is within the limits. */
export function findExceededLimit(document: DocumentNode): ValidationError | null {
  const meter = new Meter(document);
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    const found = exceeded(meter, definition);
    if (found !== null) return ValidationError.because(...found);
  }
  return null;
}

type Exceeded = readonly [reason: RefusalReason, values: { readonly limit: number }];

function exceeded(meter: Meter, operation: OperationDefinitionNode): Exceeded | null {
  const { depth, aliases, fields } = meter.measure(operation.selectionSet);
  if (meter.introspectionDepth > operationLimits.introspectionDepth) {
    return ['introspectionDeep', { limit: operationLimits.introspectionDepth }];
  }
  if (depth > operationLimits.depth) return ['operationDeep', { limit: operationLimits.depth }];
  if (aliases > operationLimits.aliases) return ['operationAliases', { limit: operationLimits.aliases }];
  if (fields > operationLimits.rootFields) return ['operationRootFields', { limit: operationLimits.rootFields }];
  return null;
}

class Meter {
  readonly #fragments = new Map<string, FragmentDefinitionNode>();
  readonly #measured = new Map<string, Extent>();
  /** How far down the operation asks about the schema itself. */
  introspectionDepth = 0;

  constructor(document: DocumentNode) {
    for (const definition of document.definitions) {
      if (definition.kind === Kind.FRAGMENT_DEFINITION) this.#fragments.set(definition.name.value, definition);
    }
  }

  measure(set: SelectionSetNode): Extent {
    let depth = 0;
    let aliases = 0;
    let fields = 0;
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) {
        const inner = selection.selectionSet ? this.measure(selection.selectionSet) : nothing;
        fields += 1;
        aliases += inner.aliases + (selection.alias ? 1 : 0);
        if (aboutSchema.has(selection.name.value)) {
          this.introspectionDepth = Math.max(this.introspectionDepth, inner.depth + 1);
        } else {
          depth = Math.max(depth, inner.depth + 1);
        }
      } else {
        const inner =
          selection.kind === Kind.INLINE_FRAGMENT
            ? this.measure(selection.selectionSet)
            : this.#fragment(selection.name.value);
        fields += inner.fields;
        aliases += inner.aliases;
        depth = Math.max(depth, inner.depth);
      }
    }
    return { depth, aliases, fields };
  }

  #fragment(name: string): Extent {
    const known = this.#measured.get(name);
    if (known) return known;
    // Stands in while the fragment is measured: one that holds itself is refused by validation.
    this.#measured.set(name, nothing);
    const fragment = this.#fragments.get(name);
    const extent = fragment ? this.measure(fragment.selectionSet) : nothing;
    this.#measured.set(name, extent);
    return extent;
  }
}

const nothing: Extent = { depth: 0, aliases: 0, fields: 0 };
