import type { WriteHook } from './EntityWriter.ts';

type Hooks = Readonly<Record<string, readonly WriteHook[]>>;

/** The hooks of several parts of the product: those for one entity run one after the other, in this order; none is lost. */
export function joinHooks(...parts: readonly Hooks[]): Hooks {
  const joined: Record<string, WriteHook[]> = {};
  for (const part of parts) {
    for (const [entity, hooks] of Object.entries(part)) joined[entity] = [...(joined[entity] ?? []), ...hooks];
  }
  return joined;
}
