import { sql } from 'kysely';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { ForbiddenError } from '#server/platform/errors/errors.ts';

/** What the organisation says about requests for meetings (settings of mentor matching). */
export interface RequestTerms {
  readonly isActive: boolean;
  readonly message: string | null;
  /** How many more requests the reader may have open; null where there is no limit. */
  readonly left: number | null;
  readonly answerDays: number;
}

/** How long somebody has to answer where the organisation does not say. */
const USUAL_ANSWER_DAYS = 7;

interface TermsRow {
  readonly active: boolean | null;
  readonly maximum: number | null;
  readonly days: number | null;
  readonly message: string | null;
  readonly open: number;
}

export async function requestTerms(tx: Tx, { principal }: RequestContext): Promise<RequestTerms> {
  const { rows } = await sql<TermsRow>`
    select (mentor_matching ->> 'active')::boolean as active, (mentor_matching ->> 'maximumRequests')::int as maximum,
      (mentor_matching ->> 'answerDays')::int as days, mentor_matching ->> 'message' as message,
      (select count(*)::int from meeting_request where requested_by_id = ${principal?.id ?? null} and status = 'pending') as open
    from incubator where id = current_setting('app.tenant')`.execute(tx);
  const [row] = rows;
  return {
    isActive: row?.active === true,
    message: row?.message || null,
    left: row?.maximum == null ? null : Math.max(0, row.maximum - row.open),
    answerDays: row?.days ?? USUAL_ANSWER_DAYS,
  };
}

/** Refuses a request that the organisation does not want, or one too many. */
export async function demandTerms(tx: Tx, context: RequestContext): Promise<RequestTerms> {
  // Two requests at once would both be the last one.
  await sql`select id from "user" where id = ${context.principal?.id ?? null} for no key update`.execute(tx);
  const terms = await requestTerms(tx, context);
  if (!terms.isActive) throw ForbiddenError.because('meetingRequestsOff');
  if (terms.left === 0) throw ForbiddenError.because('meetingRequestsMany');
  return terms;
}
