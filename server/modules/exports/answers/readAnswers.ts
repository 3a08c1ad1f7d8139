/** What was answered, for tables: the versions of forms, and the answers of many responses by one statement. */
import { sql } from 'kysely';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { AskedVersion, GivenResponse } from './AnswerColumns.ts';

/** The versions of a form, the newest first. */
export async function versionsOfForm(tx: Tx, formId: string): Promise<readonly AskedVersion[]> {
  const { rows } = await sql<AskedVersion>`
    select form_id as "formId", number, elements from form_version where form_id = ${formId}
    order by number desc`.execute(tx);
  return rows;
}

/** The versions of the forms that the rounds of a funnel ask, or have asked of somebody, round by round. */
export async function versionsOfFunnel(tx: Tx, funnelId: string): Promise<readonly AskedVersion[]> {
  const { rows } = await sql<AskedVersion>`
    select v.form_id as "formId", v.number, v.elements
    from form_version v join (
      select form_id, min(position) as position from (
        select form_id, position from funnel_round where funnel_id = ${funnelId}
        union all select s.form_id, o.position from form_submission s
          join funnel_round o on o.tenant_id = s.tenant_id and o.id = s.round_id
          where o.funnel_id = ${funnelId} and s.status = 'submitted') asked
      where form_id is not null group by form_id) r on r.form_id = v.form_id
    order by r.position, v.form_id, v.number desc`.execute(tx);
  return rows;
}

/** A response, and the application that it belongs to. */
export interface ReadResponse extends GivenResponse {
  readonly application: string | null;
}

/** Answers by the id of their submission. */
export function answersOfSubmissions(tx: Tx, ids: readonly string[]): Promise<Map<string, ReadResponse[]>> {
  return responsesBy(tx, sql`s.id`, ids);
}

/** What was handed in with applications, by the id of the application. */
export function answersOfApplications(tx: Tx, ids: readonly string[]): Promise<Map<string, ReadResponse[]>> {
  return responsesBy(tx, sql`s.application_id`, ids);
}

/** What was answered to requests for feedback, by the id of the answer. */
export async function answersOfAsked(tx: Tx, ids: readonly string[]): Promise<Map<string, GivenResponse[]>> {
  const { rows } = await sql<GivenResponse & { readonly owner: string }>`
    select given.id as owner, r.form_id as "formId", given.form_version as version,
      (select coalesce(jsonb_agg(${answerJson}), '[]') from jsonb_to_recordset(given.answers) as x("questionId" text,
        "textValue" text, "numberValue" double precision, "arrayValue" text[])
        cross join lateral (select x."questionId" as question_id, x."textValue" as text_value,
          x."numberValue" as number_value, x."arrayValue" as array_value) a where a.question_id is not null) as answers
    from feedback_answer given join feedback_request r on r.tenant_id = given.tenant_id and r.id = given.request_id
    where given.id = any(${[...ids]})`.execute(tx);
  return Map.groupBy(rows, (row) => row.owner);
}

/** What was answered at work, by the id of the record that keeps it. */
export async function answersInRows(
  tx: Tx,
  entity: string,
  ids: readonly string[],
): Promise<Map<string, GivenResponse[]>> {
  const { rows } = await sql<GivenResponse & { readonly owner: string }>`
    select given.id as owner, given.form_id as "formId", given.form_version as version,
      (select coalesce(jsonb_agg(${answerJson}), '[]') from jsonb_to_recordset(given.answers) as x("questionId" text,
        "textValue" text, "numberValue" double precision, "arrayValue" text[])
        cross join lateral (select x."questionId" as question_id, x."textValue" as text_value,
          x."numberValue" as number_value, x."arrayValue" as array_value) a where a.question_id is not null) as answers
    from ${sql.table(specCatalog.get(entity).table)} given where given.id = any(${[...ids]})`.execute(tx);
  return Map.groupBy(rows, (row) => row.owner);
}

interface ResponseRow extends ReadResponse {
  readonly owner: string;
}

async function responsesBy(
  tx: Tx,
  owner: ReturnType<typeof sql>,
  ids: readonly string[],
): Promise<Map<string, ReadResponse[]>> {
  const { rows } = await sql<ResponseRow>`
    select ${owner} as owner, s.application_id as application, s.form_id as "formId", s.form_version as version,
      (select coalesce(jsonb_agg(${answerJson}), '[]') from form_answer a
        where a.tenant_id = s.tenant_id and a.submission_id = s.id and a.question_id is not null) as answers
    from form_submission s where ${owner} = any(${[...ids]}) and s.status = 'submitted' and s.form_id is not null
    order by s.submitted_at`.execute(tx);
  return Map.groupBy(rows, (row) => row.owner);
}

const answerJson = sql`jsonb_build_object('questionId', a.question_id, 'textValue', a.text_value,
  'numberValue', a.number_value, 'arrayValue', coalesce(to_jsonb(a.array_value), '[]'))`;
