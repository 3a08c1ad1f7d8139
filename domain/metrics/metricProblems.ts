/** What is wrong with the values of a metrics form; one way for the browser and the server (requirement 001 §5). */
import { boundOf, keepsRule, type MetricRule, parseMetricRule, type RuleKind } from './metricRules.ts';
import type { InvalidReason, ReadValue } from './metricValues.ts';

/** A value with the rules it came with. */
export interface RuledValue {
  readonly id: string;
  readonly name: string;
  readonly unitType: string;
  readonly read: ReadValue;
  readonly validations: readonly { readonly validation: string; readonly label?: string | null }[];
}

/** A value that rules refer to. */
export interface KnownValue {
  readonly name: string;
  readonly value: number | null;
}

/** How problems are said, in the reader's language. */
export interface ProblemWords {
  readonly invalid: (reason: InvalidReason) => string;
  readonly broken: (kind: RuleKind, bound: string) => string;
  readonly number: (value: number, unitType: string) => string;
  readonly names: (names: readonly string[]) => string;
}

export interface ValueProblem {
  readonly id: string;
  readonly message: string;
}

/**
 * Text that is no number, and numbers that break a rule. Rules may refer to other values of the form, and to stored
 * ones; a rule whose references have no value yet holds.
 */
export function metricProblems(
  values: readonly RuledValue[],
  stored: ReadonlyMap<string, KnownValue>,
  words: ProblemWords,
): ValueProblem[] {
  const known = new Map([
    ...stored,
    ...values.map(({ id, name, read }) => [id, { name, value: numberIn(read) }] as const),
  ]);
  return values.flatMap(({ id, unitType, read, validations }) => {
    if (read.kind === 'invalid') return [{ id, message: words.invalid(read.reason) }];
    if (read.kind !== 'number') return [];
    return validations.flatMap(({ validation, label }) => {
      const rule = parseMetricRule(validation);
      const bound = rule && boundOf(rule, (reference) => known.get(reference)?.value ?? null);
      if (rule === null || bound === null || keepsRule(rule.kind, read.value, bound)) return [];
      return [{ id, message: label || words.broken(rule.kind, boundText(rule, unitType, known, words)) }];
    });
  });
}

/** A number, or the names of the metrics that it is made of. */
function boundText(
  { bound }: MetricRule,
  unitType: string,
  known: ReadonlyMap<string, KnownValue>,
  words: ProblemWords,
): string {
  if (typeof bound === 'number') return words.number(bound, unitType);
  return words.names(bound.map((reference) => known.get(reference)?.name ?? reference));
}

function numberIn(read: ReadValue): number | null {
  return read.kind === 'number' ? read.value : null;
}
