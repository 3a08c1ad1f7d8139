import { columnKindOf, tableColumns } from '#domain/forms/columns/tableColumns.ts';
import { type FormElement, valueKindOf } from '#domain/forms/FormElement.ts';
import { type TableAnswer, type TableFigures, tableFigures } from '#domain/forms/tableFigures.ts';
import { readerOf } from '#server/access/Reader.ts';
import { identifier } from '#server/access/SqlParameters.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { PlanState } from '#server/entities/plan/PlanState.ts';
import { setConditions } from '#server/entities/plan/page/planPage.ts';
import { findReadable, run, writeScope } from '#server/entities/write/WriteScope.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { shownResponses } from '#server/services/applications/shownResponses.ts';
import { readForm } from '#server/services/forms/readForm.ts';
import { type AnswerCondition, answerConditionsSql } from '#server/services/forms/responses/answerConditions.ts';
import {
  type AskedFor,
  feedbackSourceOf,
  type ResponseSource,
} from '#server/services/forms/responses/responseSource.ts';
import { type AskedAtWork, workSourceOf } from '#server/services/forms/responses/workSource.ts';
import { formVersions, goneElements, withGoneOptions } from './goneElements.ts';
import { type QuestionFigures, questionFigures } from './questionFigures.ts';
import { columnsOfTable, tableAnswers } from './tableResults.ts';

export interface FormResults {
  /** Responses that meet the conditions, and all there are. */
  readonly count: number;
  readonly total: number;
  readonly questions: readonly QuestionResult[];
}

interface QuestionResult extends QuestionFigures {
  readonly element: FormElement;
  /** Of a table: what its rows come to. */
  readonly table: TableFigures | null;
  /** Asked in an older version only. */
  readonly isGone: boolean;
}

/** What has been answered to a form, question by question, over the responses that the reader may read; null out of sight. */
export function formResults(
  context: RequestContext,
  formId: string,
  where: readonly AnswerCondition[],
): Promise<FormResults | null> {
  return context.transact(async (tx) => {
    const form = await findReadable(writeScope(specCatalog, context, tx), specCatalog.get('Form'), formId);
    return form === null ? null : resultsOf(context, tx, await shownResponses(context, tx, formId), where);
  });
}

/** The same of the answers to a feedback request, or to a form by all its requests. */
export function feedbackResults(
  context: RequestContext,
  asked: AskedFor,
  where: readonly AnswerCondition[],
): Promise<FormResults | null> {
  return context.transact(async (tx) => {
    const source = await feedbackSourceOf(context, tx, asked);
    return source && resultsOf(context, tx, source, where);
  });
}

/** The same of what was answered at work. */
export function workResults(
  context: RequestContext,
  asked: AskedAtWork,
  where: readonly AnswerCondition[],
): Promise<FormResults | null> {
  return context.transact(async (tx) => {
    const source = await workSourceOf(context, tx, asked);
    return source && resultsOf(context, tx, source, where);
  });
}

async function resultsOf(
  context: RequestContext,
  tx: Tx,
  source: ResponseSource,
  where: readonly AnswerCondition[],
): Promise<FormResults> {
  const form = await readForm(context, tx, source.formId);
  const asked = form?.elements ?? [];
  const published = await formVersions(tx, source.formId);
  const versions = published.flatMap(({ elements }) => elements);
  const questions = [
    ...asked.map((element) => ({ element, isGone: false })),
    ...goneElements(versions, asked).map((element) => ({ element, isGone: true })),
  ].filter(({ element }) => valueKindOf(element.questionType) !== null);
  const responses = responsesSql(context, source, where);
  const figures = await questionFigures(tx, responses);
  const tables = questions.filter(({ element }) => element.questionType === 'table').map(({ element }) => element);
  const rows = await tableAnswers(tx, responses, tables, published);
  const all = responsesSql(context, source, []);
  return {
    count: await countOf(tx, responses),
    total: await countOf(tx, all),
    questions: questions.flatMap((question) => {
      const figure = figures.of(question.element);
      if (question.isGone && figure.answered === 0) return [];
      const given = rows.get(question.element._id);
      const table = given ? figuresOfTable(given, question.element, versions) : null;
      const chosen = [...figure.choices, ...(table?.columns ?? [])].map(({ value }) => value);
      return [{ ...question, ...figure, table, element: withGoneOptions(question.element, versions, chosen) }];
    }),
  };
}

/** A column that was one of choices in any version is counted as that: its older answers are choices as well. */
function figuresOfTable(
  given: readonly TableAnswer[],
  element: FormElement,
  versions: readonly FormElement[],
): TableFigures {
  const all = [element, ...versions.filter(({ _id, questionType }) => _id === element._id && questionType === 'table')];
  const own = tableColumns(element).filter(({ columnKind }) => columnKind);
  const ofChoices = all.flatMap(tableColumns).filter((column) => columnKindOf(column) === 'choice');
  const kinds = [...own, ...ofChoices].map((column) => [column.value, columnKindOf(column)] as const);
  return tableFigures(given, columnsOfTable(element), new Map(kinds));
}

/** SQL of the responses (`id`, `given_at` and what their answers are found by) with its parameters. */
export interface ResponsesSql extends Pick<ResponseSource, 'answersOf'> {
  readonly sql: string;
  readonly state: PlanState;
}

export function responsesSql(
  context: RequestContext,
  source: ResponseSource,
  where: readonly AnswerCondition[],
): ResponsesSql {
  const state = new PlanState(specCatalog, readerOf(context.principal));
  const model = specCatalog.get(source.entity);
  const alias = state.nextAlias();
  const isWanted = () =>
    `${source.isResponse(alias, state.parameters)} and ${answerConditionsSql(source, where, alias, state.parameters)}`;
  const conditions = setConditions(state, model, { entity: source.entity, where: isWanted }, alias);
  return {
    sql: `select ${alias}.*, ${alias}.${identifier(source.givenAt.column)} as given_at from ${identifier(model.table)} ${alias} where ${conditions.join(' and ')}`,
    answersOf: source.answersOf,
    state,
  };
}

async function countOf(tx: Tx, { sql, state }: ResponsesSql): Promise<number> {
  const [row] = await run(tx, `select count(*)::int as count from (${sql}) responses`, state.parameters);
  return Number(row?.count ?? 0);
}
