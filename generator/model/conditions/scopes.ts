import type { ScopesSource } from '../../language/sourceTypes.ts';
import type { Declared } from '../Draft.ts';
import { type ConditionProblem, ConditionReader, unknownCondition } from './ConditionReader.ts';

type ScopeSource = ScopesSource[string];
export type DeclaredScopes = ReadonlyMap<string, Declared<ScopeSource>>;

/** A named condition, read. */
export interface Scope {
  readonly condition: object;
  /** The whole of it as text: two scopes with the same text are the same. */
  readonly text: string;
  readonly problems: readonly ConditionProblem[];
  /** Scopes that it names itself. */
  readonly used: ReadonlySet<string>;
}

/** Conditions that came from a scope, so that what is wrong with one at the place of its use names the scope. */
const names = new WeakMap<object, string>();

/** Name of the scope that a condition is written out of, if it is. */
export const scopeNameOf = (condition: object): string | undefined => names.get(condition);

/** Reads the scopes one by one, each after those that it names. One that comes back to itself names nothing there. */
export function readScopes(declared: DeclaredScopes): ReadonlyMap<string, Scope> {
  const scopes = new Map<string, Scope>();
  const open = new Set<string>();
  const read = (name: string): Scope | undefined => {
    const known = scopes.get(name);
    const source = declared.get(name);
    if (known !== undefined || source === undefined) return known;
    if (open.has(name)) return inACircle;
    open.add(name);
    const reader = new ConditionReader(declared.keys(), read);
    // A copy, so that a scope that is only another name for a scope has a name of its own.
    const condition = { ...(reader.read(source.value.where, ['where']) as object) };
    names.set(condition, name);
    const scope = { condition, text: JSON.stringify(condition), problems: reader.problems, used: reader.used };
    scopes.set(name, scope);
    return scope;
  };
  for (const name of declared.keys()) read(name);
  return scopes;
}

/** The circle itself is told by SPEC214. */
const inACircle: Scope = { condition: unknownCondition, text: '', problems: [], used: new Set() };
