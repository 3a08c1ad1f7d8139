import { type FormElement, valueKindOf } from '#domain/forms/FormElement.ts';
import { SqlParameters } from '#server/access/SqlParameters.ts';
import { run } from '#server/entities/write/WriteScope.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { ResponsesSql } from './formResults.ts';
import { type NumberRange, numberRanges, rangeWidth } from './numberRanges.ts';

/** What the answers to one question come to. */
export interface QuestionFigures {
  readonly answered: number;
  /** Of selections, trees and scales: how often each value was chosen, most often first. */
  readonly choices: readonly { readonly value: string; readonly count: number }[];
  readonly numbers: NumberFigures | null;
  /** Of texts, days, links and files: the newest answers. */
  readonly texts: readonly { readonly responseId: string; readonly text: string }[];
}

interface NumberFigures {
  readonly least: number;
  readonly most: number;
  readonly mean: number;
  readonly median: number;
  /** None where all answers are one number. */
  readonly ranges: readonly NumberRange[];
}

/** So many texts of a question are shown before one goes to the responses themselves. */
const TEXTS_SHOWN = 5;
/** So many values of a selection are counted: written-in ones can be as many as responses. */
const CHOICES_SHOWN = 50;

/** Figures of all questions, by four statements whatever the number of questions. */
export async function questionFigures(tx: Tx, responses: ResponsesSql) {
  const all = (sql: string) => {
    const answers = answersSql(responses);
    return run(tx, `${answers.sql} ${sql}`, answers.parameters);
  };
  const counts = byQuestion(
    await all(`select question_id, count(*)::int as answered, min(number_value) as least, max(number_value) as most,
        avg(number_value) as mean, percentile_cont(0.5) within group (order by number_value) as median
      from answers group by question_id`),
  );
  const choices = byQuestion(
    await all(`select * from (
        select question_id, value, count(*)::int as count,
          row_number() over (partition by question_id order by count(*) desc, value) as place
        from answers, unnest(case when cardinality(array_value) > 0 then array_value
          else array[coalesce(text_value, number_value::text)] end) as value
        group by question_id, value) counted
      where place <= ${CHOICES_SHOWN} order by question_id, place`),
  );
  const texts = byQuestion(
    await all(`select * from (
        select question_id, id, text_value,
          row_number() over (partition by question_id order by submitted_at desc nulls last, id) as place
        from answers where text_value is not null) newest
      where place <= ${TEXTS_SHOWN} order by question_id, place`),
  );
  const widths = [...counts].flatMap(([id, [count]]) => {
    const width = count?.least == null ? null : rangeWidth(Number(count.least), Number(count.most));
    return width === null ? [] : [{ id, width }];
  });
  const ranges = await rangesOf(tx, responses, widths);
  return {
    of: (element: FormElement): QuestionFigures => {
      const [count] = counts.get(element._id) ?? [];
      return {
        answered: Number(count?.answered ?? 0),
        choices: isCounted(element)
          ? (choices.get(element._id) ?? []).map(({ value, count }) => ({ value: String(value), count: Number(count) }))
          : [],
        numbers: count?.least == null ? null : numbersOf(count, ranges.get(element._id) ?? []),
        texts:
          isCounted(element) || valueKindOf(element.questionType) !== 'textValue'
            ? []
            : (texts.get(element._id) ?? []).map(({ id, text_value }) => ({
                responseId: String(id),
                text: String(text_value),
              })),
      };
    },
  };
}

function isCounted({ questionType }: FormElement): boolean {
  return questionType.startsWith('select_') || questionType.startsWith('tree_') || questionType === 'number_scale';
}

/** `answers`: all that was answered by these responses, a row for each; with parameters of its own, for more to be added. */
export function answersSql({ sql, answersOf, state }: ResponsesSql) {
  const parameters = new SqlParameters();
  parameters.values.push(...state.parameters.values);
  const answers = `with responses as (${sql}), answers as (
    select r.id, r.given_at as submitted_at, a.* from responses r, lateral ${answersOf('r', parameters)} a
    where a.question_id is not null)`;
  return { sql: answers, parameters };
}

type Row = Readonly<Record<string, unknown>>;

const byQuestion = (rows: readonly Row[]): Map<string, Row[]> =>
  Map.groupBy(rows, ({ question_id }) => String(question_id));

const numbersOf = ({ least, most, mean, median }: Row, ranges: readonly NumberRange[]): NumberFigures => ({
  least: Number(least),
  most: Number(most),
  mean: Number(mean),
  median: Number(median),
  ranges,
});

interface RangeWidth {
  readonly id: string;
  readonly width: number;
}

/** How the numbers of each question are spread over ranges of its width. */
async function rangesOf(
  tx: Tx,
  responses: ResponsesSql,
  widths: readonly RangeWidth[],
): Promise<ReadonlyMap<string, readonly NumberRange[]>> {
  if (widths.length === 0) return new Map();
  const { sql, parameters } = answersSql(responses);
  const ids = parameters.add(
    widths.map(({ id }) => id),
    'text[]',
  );
  const each = parameters.add(
    widths.map(({ width }) => width),
    'float8[]',
  );
  const counted = byQuestion(
    await run(
      tx,
      `${sql}
        select question_id, floor((number_value / width)::numeric + 1e-9)::int as place, count(*)::int as count
        from answers join unnest(${ids}, ${each}) as w(id, width) on w.id = question_id
        where number_value is not null group by 1, 2`,
      parameters,
    ),
  );
  const rangesIn = ({ id, width }: RangeWidth) =>
    numberRanges(width, new Map((counted.get(id) ?? []).map((row) => [Number(row.place), Number(row.count)])));
  return new Map(widths.map((one) => [one.id, rangesIn(one)]));
}
