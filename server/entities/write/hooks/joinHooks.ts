import type { DeriveValues } from '../DerivedValues.ts';
import type { WriteHook } from '../EntityWriter.ts';

type Hooks = Readonly<Record<string, readonly WriteHook[]>>;

/** The hooks of several parts of the product: those for one entity run one after the other, in this order; none is lost. */
export function joinHooks(...parts: readonly Hooks[]): Hooks {
  const joined: Record<string, WriteHook[]> = {};
  for (const part of parts) {
    for (const [entity, hooks] of Object.entries(part)) joined[entity] = [...(joined[entity] ?? []), ...hooks];
  }
  return joined;
}

type Derived = Readonly<Record<string, DeriveValues>>;

/** What several parts of the product derive: an entity's values are one part's business, or one would undo the other's. */
export function joinDerive(...parts: readonly Derived[]): Derived {
  const joined: Record<string, DeriveValues> = {};
  for (const [entity, derive] of parts.flatMap((part) => Object.entries(part))) {
    if (entity in joined) throw new Error(`${entity} is derived by two modules`);
    joined[entity] = derive;
  }
  return joined;
}
