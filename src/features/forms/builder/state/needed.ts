import { questionsOfCondition } from '#domain/forms/conditions/conditionHolds.ts';
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
    waiting.push(...namedBy(element));
  }
  return elements.filter(({ _id }) => needed.has(_id));
}

/** Questions that an element depends on; a formula names them by their ids in braces. */
function namedBy({ dependency, formula }: BuilderElement): readonly string[] {
  const inFormula = [...(formula ?? '').matchAll(/\{([^{}]+)\}/g)].map(([, id]) => id ?? '');
  return [...(dependency ? questionsOfCondition(dependency) : []), ...inFormula];
}
