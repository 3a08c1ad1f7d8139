import { sql } from 'kysely';
import { DEFAULT_CURRENCY } from '#domain/generated/constants.gen.ts';
import { numberText } from '#domain/metrics/metricMasks.ts';
import { type KnownValue, metricProblems } from '#domain/metrics/metricProblems.ts';
import { joinNames, parseMetricRule, ruleMessage } from '#domain/metrics/metricRules.ts';
import { metricMessages } from '#domain/metrics/metricValues.ts';
import type { Tx } from '#server/db/database.ts';
import type { FieldProblem } from '#server/graphql/errors.ts';
import type { MetricItem } from './setMetricDataValues.ts';

/** What is wrong with values, by what they are and by the rules that they came with; in English, as all the server says. */
export async function valueProblems(tx: Tx, items: readonly MetricItem[]): Promise<FieldProblem[]> {
  const currency = await currencyOf(tx);
  const problems = metricProblems(items, await storedValues(tx, items), {
    invalid: (reason) => metricMessages[reason],
    broken: ruleMessage,
    number: (value, unitType) => numberText(value, unitType, { language: 'en', currency }),
    names: (names) => joinNames(names),
  });
  return problems.map(({ id, message }) => ({ path: `data.${id}`, message }));
}

/** Stored values that rules refer to, by the id of their item. */
async function storedValues(tx: Tx, items: readonly MetricItem[]): Promise<Map<string, KnownValue>> {
  const references = items.flatMap(({ validations }) =>
    validations.flatMap(({ validation }) => {
      const bound = parseMetricRule(validation)?.bound;
      return Array.isArray(bound) ? (bound as readonly string[]) : [];
    }),
  );
  if (references.length === 0) return new Map();
  const { rows } = await sql<{ id: string; name: string; value: number | null }>`
    select i.id, m.title as name, i.value from metric_data_item i join metric m on m.id = i.metric_id
    where i.id = any(${references}::text[])`.execute(tx);
  return new Map(rows.map(({ id, name, value }) => [id, { name, value }]));
}

async function currencyOf(tx: Tx): Promise<string> {
  const { rows } = await sql<{ currency: string | null }>`select currency from incubator limit 1`.execute(tx);
  return rows[0]?.currency ?? DEFAULT_CURRENCY;
}
