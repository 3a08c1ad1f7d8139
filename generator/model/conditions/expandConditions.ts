import type { Diagnostic } from '../../diagnostics/Diagnostic.ts';
import { type Declared, placeIn } from '../Draft.ts';
import { type ConditionProblem, ConditionReader } from './ConditionReader.ts';
import type { MapCondition } from './mapConditions.ts';
import type { Scope } from './scopes.ts';

interface Expanded {
  readonly value: object;
  readonly problems: readonly ConditionProblem[];
  /** Scopes that are named, as they were: with others it has to be done again. */
  readonly used: readonly (readonly [name: string, text: string])[];
}

/** By what was written: a file that has not changed keeps its object, and all that is computed from it is kept too. */
const known = new WeakMap<object, Expanded>();
const usedBy = new WeakMap<object, readonly string[]>();

/** Names of the scopes that a declaration of the draft was written with. */
export const scopesUsedBy = (value: object): readonly string[] => usedBy.get(value) ?? [];

/** The declarations of a kind with all conditions written out, and what is wrong with how they are written. */
export function expandConditions<T extends object>(
  declarations: ReadonlyMap<string, Declared<T>>,
  scopes: ReadonlyMap<string, Scope>,
  mapConditions: (value: T, map: MapCondition) => T,
): { readonly expanded: Map<string, Declared<T>>; readonly diagnostics: Diagnostic[] } {
  const diagnostics: Diagnostic[] = [];
  const expanded = new Map<string, Declared<T>>();
  for (const [id, declared] of declarations) {
    const { value, problems } = expandOne(declared.value, scopes, mapConditions);
    expanded.set(id, { ...declared, value: value as T });
    diagnostics.push(...diagnosticsOf(declared, problems));
  }
  return { expanded, diagnostics };
}

function expandOne<T extends object>(
  source: T,
  scopes: ReadonlyMap<string, Scope>,
  mapConditions: (value: T, map: MapCondition) => T,
): Expanded {
  const before = known.get(source);
  const isStill = before?.problems.length === 0 && before.used.every(([name, text]) => scopes.get(name)?.text === text);
  if (before !== undefined && isStill) return before;
  const reader = new ConditionReader(scopes.keys(), (name) => scopes.get(name));
  const value = mapConditions(source, (condition, path) => reader.read(condition, path));
  const used = [...reader.used].map((name) => [name, scopes.get(name)?.text ?? ''] as const);
  usedBy.set(value, [...reader.used]);
  const expanded = { value, problems: reader.problems, used };
  known.set(source, expanded);
  return expanded;
}

/** Problems of a declaration with the places they stand at. */
export function diagnosticsOf(declared: Declared<unknown>, problems: readonly ConditionProblem[]): Diagnostic[] {
  return problems.map(({ code, path, message, fix }) => ({
    code,
    severity: 'error',
    place: placeIn(declared, path, code === 'SPEC118' ? 'value' : 'key'),
    message,
    fix,
  }));
}
