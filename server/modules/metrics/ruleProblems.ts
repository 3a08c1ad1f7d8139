import { sql } from 'kysely';
import {
  boundOf,
  joinNames,
  keepsRule,
  type MetricRule,
  parseMetricRule,
  ruleMessage,
} from '#domain/metrics/metricRules.ts';
import type { Tx } from '#server/db/database.ts';
import type { FieldProblem } from '#server/graphql/errors.ts';
import type { MetricItem } from './setMetricDataValues.ts';

interface KnownValue {
  readonly name: string;
  readonly value: number | null;
}

/** What is wrong by the rules that the values came with. A rule whose references have no value yet holds. */
export async function ruleProblems(tx: Tx, items: readonly MetricItem[]): Promise<FieldProblem[]> {
  const known = await knownValues(tx, items);
  return items.flatMap(({ id, read, unitType, validations }) => {
    if (read.kind !== 'number') return [];
    return validations.flatMap(({ validation, label }) => {
      const rule = parseMetricRule(validation);
      const bound = rule && boundOf(rule, (reference) => known.get(reference)?.value ?? null);
      if (rule === null || bound === null || keepsRule(rule.kind, read.value, bound)) return [];
      return [{ path: `data.${id}`, message: label || ruleMessage(rule.kind, boundText(rule, unitType, known)) }];
    });
  });
}

/** A number, or the names of the metrics that it is made of. */
function boundText({ bound }: MetricRule, unitType: string, known: ReadonlyMap<string, KnownValue>): string {
  if (typeof bound !== 'number') return joinNames(bound.map((reference) => known.get(reference)?.name ?? reference));
  return bound.toLocaleString('en-US', unitType === 'MONETARY' ? { minimumFractionDigits: 2 } : {});
}

/** Values by the id of their item: those that are being set, and stored ones that rules refer to. */
async function knownValues(tx: Tx, items: readonly MetricItem[]): Promise<Map<string, KnownValue>> {
  const references = items.flatMap(({ validations }) =>
    validations.flatMap(({ validation }) => {
      const bound = parseMetricRule(validation)?.bound;
      return Array.isArray(bound) ? (bound as readonly string[]) : [];
    }),
  );
  const { rows } = await sql<{ id: string; name: string; value: number | null }>`
    select i.id, m.title as name, i.value from metric_data_item i join metric m on m.id = i.metric_id
    where i.id = any(${references}::text[])`.execute(tx);
  return new Map<string, KnownValue>([
    ...rows.map(({ id, name, value }): [string, KnownValue] => [id, { name, value }]),
    ...items.map(({ id, metricName, read }): [string, KnownValue] => [
      id,
      { name: metricName, value: read.kind === 'number' ? read.value : null },
    ]),
  ]);
}
