/** The answers to the tables of a form, with the columns of the version that each was given to (issue 15, point 5). */
import type { FormElement } from '#domain/forms/FormElement.ts';
import type { TableAnswer } from '#domain/forms/tableFigures.ts';
import { run } from '#server/entities/write/WriteScope.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { ResponsesSql } from './formResults.ts';
import type { FormVersion } from './goneElements.ts';
import { answersSql } from './questionFigures.ts';

/** The columns of a table, by the values of its options. */
export const columnsOfTable = ({ options }: FormElement): string[] =>
  options.filter(({ isWriteIn }) => !isWriteIn).map(({ value }) => value);

/** What was answered to each of these tables, the newest first; by the ids of the questions. */
export async function tableAnswers(
  tx: Tx,
  responses: ResponsesSql,
  tables: readonly FormElement[],
  versions: readonly FormVersion[],
): Promise<ReadonlyMap<string, readonly TableAnswer[]>> {
  if (tables.length === 0) return new Map();
  const { sql, parameters } = answersSql(responses);
  const ids = parameters.add(
    tables.map(({ _id }) => _id),
    'text[]',
  );
  const rows = await run(
    tx,
    `${sql}
      select answers.question_id, answers.id, answers.array_value, responses.form_version
      from answers join responses on responses.id = answers.id
      where answers.question_id = any(${ids}) and cardinality(answers.array_value) > 0
      order by answers.submitted_at desc nulls last, answers.id`,
    parameters,
  );
  const asked = new Map(tables.map((element) => [element._id, columnsOfTable(element)]));
  const kept = new Map<string, readonly string[]>(
    versions.flatMap(({ number, elements }) =>
      elements.map((element) => [`${number}/${element._id}`, columnsOfTable(element)] as const),
    ),
  );
  const answers = rows.map(({ question_id, id, array_value, form_version }) => ({
    questionId: String(question_id),
    responseId: String(id),
    arrayValue: array_value as readonly string[],
    columns: kept.get(`${form_version}/${question_id}`) ?? asked.get(String(question_id)) ?? [],
  }));
  return Map.groupBy(answers, ({ questionId }) => questionId);
}
