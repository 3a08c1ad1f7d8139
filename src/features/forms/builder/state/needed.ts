import { questionsNamedBy } from '#domain/forms/conditions/questionsNamedBy.ts';
import type { BuilderElement } from './BuilderState.ts';

/** The chosen elements and those that their conditions and formulas name, and those that these name in turn; in their order. */
export function withNeeded(
  elements: readonly BuilderElement[],
  chosen: ReadonlySet<string>,
): readonly BuilderElement[] {
  const byId = new Map(elements.map((element) => [element._id, element]));
  const needed = new Set<string>();
  const waiting = [...chosen];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const element = byId.get(id);
    if (element === undefined || needed.has(id)) continue;
    needed.add(id);
    waiting.push(...questionsNamedBy(element));
  }
  return elements.filter(({ _id }) => needed.has(_id));
}
