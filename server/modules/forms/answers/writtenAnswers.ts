/** All texts that were answered to one question, the newest first, a page at a time (issue 15, point 5). */

import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { likePattern } from '#server/entities/plan/filter/operatorSql.ts';
import { findReadable, run, writeScope } from '#server/entities/write/WriteScope.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { shownResponses } from '#server/services/applications/shownResponses.ts';
import type { AnswerCondition } from '#server/services/forms/responses/answerConditions.ts';
import {
  type AskedFor,
  feedbackSourceOf,
  type ResponseSource,
} from '#server/services/forms/responses/responseSource.ts';
import { type AskedAtWork, workSourceOf } from '#server/services/forms/responses/workSource.ts';
import { responsesSql } from './formResults.ts';
import { answersSql } from './questionFigures.ts';

export interface TextsWanted {
  readonly questionId: string;
  /** Of the responses that meet these only. */
  readonly where: readonly AnswerCondition[];
  readonly search: string | null;
  /** The response behind which the page begins; null for the first page. */
  readonly cursor: string | null;
}

interface TextPage {
  readonly results: readonly { readonly responseId: string; readonly text: string }[];
  readonly totalCount: number;
  /** Cursor of the next page; null on the last one. */
  readonly next: string | null;
}

const PAGE = 50;

/** Of a form that the reader may read; null out of sight. */
export function formTexts(context: RequestContext, formId: string, wanted: TextsWanted): Promise<TextPage | null> {
  return context.transact(async (tx) => {
    const form = await findReadable(writeScope(specCatalog, context, tx), specCatalog.get('Form'), formId);
    return form === null ? null : textsOf(context, tx, await shownResponses(context, tx, formId), wanted);
  });
}

/** The same of the answers to a feedback request, or to a form by all its requests. */
export function feedbackTexts(context: RequestContext, asked: AskedFor, wanted: TextsWanted): Promise<TextPage | null> {
  return context.transact(async (tx) => {
    const source = await feedbackSourceOf(context, tx, asked);
    return source && textsOf(context, tx, source, wanted);
  });
}

/** The same of what was answered at work. */
export function workTexts(context: RequestContext, asked: AskedAtWork, wanted: TextsWanted): Promise<TextPage | null> {
  return context.transact(async (tx) => {
    const source = await workSourceOf(context, tx, asked);
    return source && textsOf(context, tx, source, wanted);
  });
}

async function textsOf(
  context: RequestContext,
  tx: Tx,
  source: ResponseSource,
  { questionId, where, search, cursor }: TextsWanted,
): Promise<TextPage> {
  const { sql, parameters } = answersSql(responsesSql(context, source, where));
  const words = search?.trim() ? `and text_value ilike ${parameters.add(likePattern(search.trim()), 'text')}` : '';
  const found = `${sql}, found as (
    select id, text_value, count(*) over ()::int as total,
      row_number() over (order by submitted_at desc nulls last, id) as place
    from answers where question_id = ${parameters.add(questionId, 'text')} and text_value is not null ${words})`;
  const after = parameters.add(cursor, 'text');
  const rows = await run(
    tx,
    `${found} select id, text_value, total from found
      where place > coalesce((select place from found where id = ${after}), 0) order by place limit ${PAGE + 1}`,
    parameters,
  );
  const results = rows
    .slice(0, PAGE)
    .map(({ id, text_value }) => ({ responseId: String(id), text: String(text_value) }));
  return {
    results,
    totalCount: Number(rows[0]?.total ?? 0),
    next: rows.length > PAGE ? (results.at(-1)?.responseId ?? null) : null,
  };
}
