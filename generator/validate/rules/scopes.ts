import { scopesUsedBy } from '../../model/conditions/expandConditions.ts';
import { type Declared, type Draft, placeIn } from '../../model/Draft.ts';
import { rule } from '../Rule.ts';
import { circleInWords, circlesIn } from './circlesIn.ts';

/** SPEC214: a scope that comes back to itself says nothing. */
export const scopeCircles = rule((context) => {
  const { scopes } = context.draft;
  for (const circle of circlesIn(namedByScopes(context.draft))) {
    const declared = scopes.get(circle[0] ?? '');
    if (declared === undefined) continue;
    const message = `Each scope is said by the next: ${circleInWords(circle)}.`;
    context.report('SPEC214', placeIn(declared, ['where']), message, 'Write one of them without the others.');
  }
});

/** SPEC215: a scope that no rule and no screen names. */
export const usedScopes = rule((context) => {
  const { draft } = context;
  const named = namedByScopes(draft);
  const used = new Set([...namesIn(draft.entities), ...namesIn(draft.screens)]);
  // What is named by a scope in use is in use: a set is gone through with what is added on the way.
  for (const name of used) for (const inner of named.get(name) ?? []) used.add(inner);
  for (const scope of draft.scopes.values()) {
    if (used.has(scope.id) || context.isBroken(scope)) continue;
    const message = `No rule and no screen names the scope '${scope.id}'.`;
    context.report('SPEC215', placeIn(scope), message, 'Name it where its condition stands, or delete it.');
  }
});

const namesIn = (declarations: ReadonlyMap<string, Declared<object>>): string[] =>
  [...declarations.values()].flatMap(({ value }) => scopesUsedBy(value));

function namedByScopes({ scopes }: Draft): ReadonlyMap<string, ReadonlySet<string>> {
  return new Map([...scopes].map(([name, { value }]) => [name, new Set(textsIn(value.where))]));
}

/** Names of scopes in a condition as it is written: texts that stand where a condition does. */
function textsIn(condition: unknown): string[] {
  if (typeof condition === 'string') return [condition];
  if (typeof condition !== 'object' || condition === null) return [];
  return Object.entries(condition).flatMap(([key, value]) => {
    if (key === 'not') return textsIn(value);
    return (key === 'and' || key === 'or') && Array.isArray(value) ? value.flatMap(textsIn) : [];
  });
}
