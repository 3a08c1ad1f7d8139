/** Rules that a metric's value keeps to (requirement 001 §5), for browser and server. */

export const ruleKinds = ['lessThan', 'moreThan', 'min', 'max'] as const;
export type RuleKind = (typeof ruleKinds)[number];

/** `lessThan:a+b`: the kind, then a number, a reference to another value, or a sum of references. */
export interface MetricRule {
  readonly kind: RuleKind;
  /** A literal number, or the ids of the values that are added up. */
  readonly bound: number | readonly string[];
}

/** Reads a rule as the server sends it; null when it is none. */
export function parseMetricRule(text: string): MetricRule | null {
  const [name = '', ...rest] = text.split(':');
  const kind = ruleKinds.find((candidate) => candidate === name.trim());
  const expression = rest.join(':').trim();
  if (kind === undefined || expression === '') return null;
  const literal = Number(expression);
  if (Number.isFinite(literal)) return { kind, bound: literal };
  const references = expression.split('+').map((part) => part.trim());
  return references.includes('') ? null : { kind, bound: references };
}

/** The number a rule compares with; null while one of the values it refers to is missing. */
export function boundOf({ bound }: MetricRule, valueFor: (reference: string) => number | null): number | null {
  if (typeof bound === 'number') return bound;
  return bound.reduce<number | null>((sum, reference) => {
    const value = valueFor(reference);
    return sum === null || value === null ? null : sum + value;
  }, 0);
}

/** Whether a value keeps to a rule. `min` and `max` include their bound, the others don't (resolution Q53). */
export function keepsRule(kind: RuleKind, value: number, bound: number): boolean {
  if (kind === 'lessThan') return value < bound;
  if (kind === 'moreThan') return value > bound;
  return kind === 'min' ? value >= bound : value <= bound;
}

/** Whether a value breaks this rule by being too large. */
export const isUpperRule = (kind: RuleKind): boolean => kind === 'lessThan' || kind === 'max';

/** `a`, `a and b`, `a, b and c`, in the words of a language. */
export function joinNames(names: readonly string[], language = 'en'): string {
  // American English writes a comma before the last `and`; the requirements' texts have none.
  return new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'conjunction' }).format(names);
}
