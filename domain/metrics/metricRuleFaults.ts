/** What is wrong with the rules of a metric when they are saved: they name other metrics by their keys (001 §5). */
import { type RuleKind, ruleKinds } from './metricRules.ts';

export type MetricRules = Readonly<Partial<Record<RuleKind, string | null>>>;

/** A metric as rules see it. */
export interface RuledMetric {
  readonly key: string;
  readonly rules: MetricRules | null;
}

export interface RuleFault {
  readonly kind: RuleKind;
  readonly fault: 'unreadable' | 'unknown' | 'self' | 'circle';
  /** The key or the rule that is wrong; of a circle the way round, `a → b → a`. */
  readonly what: string;
}

/** The keys that a rule adds up; none when it is a number, null when it is neither. */
export function keysInRule(rule: string): readonly string[] | null {
  if (rule.trim() === '' || Number.isFinite(Number(rule))) return [];
  const keys = rule.split('+').map((part) => part.trim());
  return keys.includes('') ? null : keys;
}

/** What is meant as a calculation that rules do not have, where no key is spelt like that. */
const OPERATORS = /[*/()^]/;

/** Keys that rules can not name: they would be read as a number or as a sum. */
export function isNameableKey(key: string): boolean {
  return !/[+:]/.test(key) && !Number.isFinite(Number(key));
}

/** What is wrong with the rules of one metric among all the others; at most one fault for each rule. */
export function ruleFaults(metric: RuledMetric, others: readonly RuledMetric[]): readonly RuleFault[] {
  const named = new Map(others.map(({ key, rules }) => [key, keysIn(rules)]));
  return ruleKinds.flatMap((kind): RuleFault[] => {
    const rule = metric.rules?.[kind] ?? '';
    const keys = keysInRule(rule);
    if (keys === null) return [{ kind, fault: 'unreadable', what: rule }];
    if (keys.includes(metric.key)) return [{ kind, fault: 'self', what: metric.key }];
    const unknown = keys.find((key) => !named.has(key));
    if (unknown !== undefined) {
      return OPERATORS.test(unknown)
        ? [{ kind, fault: 'unreadable', what: rule }]
        : [{ kind, fault: 'unknown', what: unknown }];
    }
    const circle = keys.map((key) => wayTo(metric.key, key, named)).find((way) => way !== null);
    return circle ? [{ kind, fault: 'circle', what: [metric.key, ...circle].join(' → ') }] : [];
  });
}

/** Of the others, those whose rules name a key. */
export function namingKey<T extends RuledMetric>(key: string, others: readonly T[]): readonly T[] {
  return others.filter(({ rules }) => keysIn(rules).includes(key));
}

function keysIn(rules: MetricRules | null): readonly string[] {
  return ruleKinds.flatMap((kind) => keysInRule(rules?.[kind] ?? '') ?? []);
}

/** Over the rules from one key to another, both included; null when there is no way. */
function wayTo(
  goal: string,
  from: string,
  named: ReadonlyMap<string, readonly string[]>,
  seen = new Set<string>(),
): readonly string[] | null {
  if (from === goal) return [from];
  if (seen.has(from)) return null;
  seen.add(from);
  for (const next of named.get(from) ?? []) {
    const way = wayTo(goal, next, named, seen);
    if (way !== null) return [from, ...way];
  }
  return null;
}
