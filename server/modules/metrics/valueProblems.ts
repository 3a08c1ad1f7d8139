import { sql } from 'kysely';
import { numberText } from '#domain/metrics/metricMasks.ts';
import { type KnownValue, metricProblems } from '#domain/metrics/metricProblems.ts';
import { isUpperRule, joinNames, parseMetricRule } from '#domain/metrics/metricRules.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { FieldProblem } from '#server/platform/errors/errors.ts';
import { languageTag } from '#server/platform/texts/languages.ts';
import type { TextValues } from '#server/platform/texts/localeTexts.ts';
import { type TextReader, textFor } from '#server/platform/texts/textReader.ts';
import { organisationUnits } from './organisationUnits.ts';
import type { MetricItem } from './setMetricDataValues.ts';

/** What is wrong with values, by what they are and by the rules that they came with; a rule may bring its own sentence. */
export async function valueProblems(tx: Tx, reader: TextReader, items: readonly MetricItem[]): Promise<FieldProblem[]> {
  const { currency } = await organisationUnits(tx);
  const say = (key: string, values: TextValues = {}) => textFor(reader, 'metrics', key, values) ?? key;
  const problems = metricProblems(items, await storedValues(tx, items), {
    invalid: (reason) => say(`problem.${reason}`),
    broken: (kind, value) => say(isUpperRule(kind) ? 'problem.less' : 'problem.greater', { value }),
    number: (value, unitType) => numberText(value, unitType, { language: reader.language, currency }),
    names: (names) => joinNames(names, languageTag(reader.language)),
  });
  return problems.map(({ id, message }) => ({
    path: `data.${id}`,
    reason: 'saidByRule',
    values: { sentence: message },
  }));
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
