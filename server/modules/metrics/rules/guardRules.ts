import { sql } from 'kysely';
import {
  isNameableKey,
  type MetricRules,
  namingKey,
  type RuledMetric,
  type RuleFault,
  ruleFaults,
} from '#domain/metrics/metricRuleFaults.ts';
import { ruleKinds } from '#domain/metrics/metricRules.ts';
import type { WriteHook } from '#server/entities/write/EntityWriter.ts';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { ConflictError, type FieldProblem, ValidationError } from '#server/platform/errors/errors.ts';

interface NamedMetric extends RuledMetric {
  readonly id: string;
  readonly title: string;
}

/** Rules of metrics name others that there are; a key that others name stays as it is. */
export const guardRules: WriteHook = async ({ before, after }, { tx }) => {
  if (after !== null && before !== null && isSame(before, after)) return;
  // One after the other: two saves at once could make a circle that neither of them sees.
  await sql`select pg_advisory_xact_lock(hashtextextended('metric rules of ' || current_setting('app.tenant'), 0))`.execute(
    tx,
  );
  const id = String((after ?? before)?.id);
  const others = (await allMetrics(tx)).filter((metric) => metric.id !== id);
  if (after === null) {
    const naming = namingKey(String(before?.key), others);
    if (naming.length > 0) throw ConflictError.because('metricNamed', { names: titlesOf(naming) });
    return;
  }
  const problems = [...keyProblems(before, after, others), ...ruleProblems(before, after, others)];
  if (problems.length > 0) throw new ValidationError(problems);
};

function isSame(before: StoredRow, after: StoredRow): boolean {
  return before.key === after.key && ruleKinds.every((kind) => ruleOf(before, kind) === ruleOf(after, kind));
}

function ruleOf(row: StoredRow | null, kind: keyof MetricRules): string | null {
  return (row?.rules as MetricRules | null | undefined)?.[kind] ?? null;
}

function keyProblems(before: StoredRow | null, after: StoredRow, others: readonly NamedMetric[]): FieldProblem[] {
  const [old, key] = [before?.key, String(after.key)];
  if (old === key) return [];
  if (!isNameableKey(key)) return [{ path: 'input.key', reason: 'metricKey' }];
  const naming = typeof old === 'string' ? namingKey(old, others) : [];
  if (naming.length === 0) return [];
  return [{ path: 'input.key', reason: 'metricKeyNamed', values: { names: titlesOf(naming), key: String(old) } }];
}

const reasons = {
  unreadable: 'ruleUnreadable',
  unknown: 'ruleUnknown',
  self: 'ruleSelf',
  circle: 'ruleCircle',
} as const satisfies Readonly<Record<RuleFault['fault'], FieldProblem['reason']>>;

/** Of rules that were there before and stay, nothing is said: whoever changes another one need not mend them. */
function ruleProblems(before: StoredRow | null, after: StoredRow, others: readonly NamedMetric[]): FieldProblem[] {
  const metric = { key: String(after.key), rules: (after.rules as MetricRules | null | undefined) ?? null };
  const isNew = before === null || before.key !== after.key;
  return ruleFaults(metric, others)
    .filter(({ kind }) => isNew || ruleOf(before, kind) !== ruleOf(after, kind))
    .map(({ kind, fault, what }) => ({ path: `input.rules.${kind}`, reason: reasons[fault], values: { what } }));
}

async function allMetrics(tx: Tx): Promise<readonly NamedMetric[]> {
  const { rows } = await sql<NamedMetric>`select id, title, key, rules from metric order by position, id`.execute(tx);
  return rows;
}

const titlesOf = (metrics: readonly NamedMetric[]): string => metrics.map(({ title }) => title).join(', ');
