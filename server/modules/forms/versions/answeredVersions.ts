import { sql } from 'kysely';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';

/** What was answered to a version of a form. */
export interface AnsweredVersion {
  readonly number: number;
  readonly draftCount: number;
  readonly answerCount: number;
}

/** The versions that somebody has answered, newest first; what was answered before there were versions counts as of now. */
export async function answeredVersions(tx: Tx, formId: string): Promise<readonly AnsweredVersion[]> {
  const { rows } = await sql<AnsweredVersion>`
    select coalesce(answered.version, greatest(form.revision, 1))::int as number,
      count(*) filter (where is_draft)::int as "draftCount", count(*) filter (where not is_draft)::int as "answerCount"
    from (
      select form_id, form_version as version, status = 'draft' as is_draft from form_submission
      union all select form_id, form_version, false from evaluation where form_version is not null
      union all select form_id, form_version, false from session_evaluation
      union all select form_id, form_version, false from startup_assessment where form_id is not null
      union all select form_id, form_version, false from startup_categorization where form_id is not null
      union all select r.form_id, a.form_version, false
        from feedback_answer a join feedback_request r on r.id = a.request_id
    ) answered join form on form.id = answered.form_id
    where form.id = ${formId} group by 1 order by 1 desc`.execute(tx);
  return rows;
}

/** How many drafts of the shared link and of surveys are still written: they are shown with whatever version is filled. */
export async function followingDrafts({ now }: Pick<RequestContext, 'now'>, tx: Tx, formId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from answer_draft
    where handed_in_as is null and expires_at > ${now().toISOString()}::timestamptz
      and (record_id = ${formId} or record_id in (
        select id from feedback_request where form_id = ${formId} and status = 'open'))`.execute(tx);
  return rows[0]?.count ?? 0;
}
