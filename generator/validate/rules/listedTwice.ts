import type { Place } from '../../diagnostics/Diagnostic.ts';
import type { SpecPath } from '../../load/SpecFile.ts';
import { type Declared, type Draft, placeIn } from '../../model/Draft.ts';
import { type RuleContext, rule, ruleOfEach } from '../Rule.ts';

/** Parts that hold what somebody could have typed: that may say a thing twice. */
const valuesOnly = ['stories', 'default', 'options'];

/** SPEC004: a list that says the same twice: a column, a field, a role, a tab, a rule. One of the two is a mistake. */
export const listedTwice = ruleOfEach(declarations, (context, declared) => {
  visit(context, declared, declared.value, []);
});

/** Every declaration whose lists are of names. Routes and redirects are told apart by their paths (SPEC201). */
function* declarations(draft: Draft): Iterable<Declared<unknown>> {
  const { app, menus, routes, redirects, ...maps } = draft;
  if (app) yield app;
  for (const declared of Object.values(maps)) yield* declared.values();
  yield* routes;
  yield* redirects;
  for (const entries of menus.values()) yield* entries;
}

function visit(context: RuleContext, declared: Declared<unknown>, value: unknown, path: SpecPath): void {
  if (Array.isArray(value)) checkList(context, declared, value, path);
  if (typeof value !== 'object' || value === null) return;
  for (const [key, item] of Object.entries(value)) {
    if (valuesOnly.includes(key) && !isDeclared(item)) continue;
    visit(context, declared, item, [...path, Array.isArray(value) ? Number(key) : key]);
  }
}

/** A field may be called so too: it has a type. */
const isDeclared = (item: unknown): boolean => typeof item === 'object' && item !== null && 'type' in item;

function checkList(context: RuleContext, declared: Declared<unknown>, items: readonly unknown[], path: SpecPath): void {
  const seen = new Map<string, number>();
  for (const [index, item] of items.entries()) {
    const name = nameOf(item);
    const earlier = seen.get(name);
    if (earlier === undefined) {
      seen.set(name, index);
      continue;
    }
    reportTwice(context, placeIn(declared, [...path, index]), name, placeIn(declared, [...path, earlier]));
  }
}

/** What an item is told from its neighbours by: a column written short is the same as one with settings. */
function nameOf(item: unknown): string {
  if (typeof item === 'string') return item;
  if (typeof item !== 'object' || item === null || Array.isArray(item)) return JSON.stringify(item);
  const { id, field, name } = item as Readonly<Record<string, unknown>>;
  const own = id ?? field ?? name;
  return typeof own === 'string' ? own : JSON.stringify(item);
}

/** SPEC004 for menus: each entry at the top is a declaration of its own. */
export const entriesListedTwice = rule((context) => {
  for (const entries of context.draft.menus.values()) {
    const seen = new Map<string, Declared<unknown>>();
    for (const entry of entries) {
      const first = seen.get(entry.id);
      seen.set(entry.id, first ?? entry);
      if (first !== undefined) reportTwice(context, placeIn(entry, ['name']), entry.id, placeIn(first, ['name']));
    }
  }
});

function reportTwice(context: RuleContext, place: Place, name: string, first: Place): void {
  const what = name.length > 60 ? 'The same' : `'${name}'`;
  context.report(
    'SPEC004',
    place,
    `${what} is listed already at line ${first.line}, column ${first.column}.`,
    'Delete one of the two.',
  );
}
