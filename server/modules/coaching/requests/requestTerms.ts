import { sql } from 'kysely';
import { dayBounds } from '#domain/dates/zonedDays.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { ForbiddenError } from '#server/platform/errors/errors.ts';
import { fits, isFull } from '../matching/mentorFit.ts';

/** What the organisation says about requests for meetings (settings of mentor matching). */
export interface RequestTerms {
  readonly isActive: boolean;
  readonly message: string | null;
  /** How many more requests the reader may have open; null where there is no limit. */
  readonly left: number | null;
  readonly answerDays: number;
  /** Whom founders may ask; without a choice any mentor. */
  readonly mode: 'any' | 'fitting';
  /** How many requests may wait for one mentor; null where there is no limit. */
  readonly maximumPerMentor: number | null;
}

/** How long somebody has to answer where the organisation does not say. */
const USUAL_ANSWER_DAYS = 7;

interface TermsRow {
  readonly active: boolean | null;
  readonly maximum: number | null;
  readonly days: number | null;
  readonly mode: 'any' | 'fitting' | null;
  readonly perMentor: number | null;
  readonly message: string | null;
  readonly open: number;
}

/** What would be refused to a reader who asks a mentor, known before they choose a time. */
interface TermsOfMentor extends RequestTerms {
  readonly isFull: boolean;
  readonly isUnfit: boolean;
}

/**
 * For whoever is to be asked; without a mentor, for those whom nobody has given the reader. Who looks after the reader's
 * startup is no match to be made: they can be asked whatever is said of mentors that founders look for.
 */
export async function termsFor(tx: Tx, context: RequestContext, mentor: string | null): Promise<TermsOfMentor> {
  const terms = { ...(await requestTerms(tx, context)), isFull: false, isUnfit: false };
  const startups = context.principal?.startupIds ?? [];
  if (mentor === null) return terms;
  if (await looksAfter(tx, mentor, startups)) return { ...terms, ...unlimited };
  // Who asks for no startup of their own is not held to what founders are.
  if (!terms.isActive || startups.length === 0) return terms;
  return {
    ...terms,
    isFull: await isFull(tx, mentor, terms.maximumPerMentor),
    isUnfit: terms.mode === 'fitting' && !(await fits(tx, mentor, startups)),
  };
}

const unlimited = { isActive: true, left: null, mode: 'any', maximumPerMentor: null } as const;

async function looksAfter(tx: Tx, person: string, startups: readonly string[]): Promise<boolean> {
  const { rows } = await sql`select 1 from "user"
    where id = ${person} and assigned_startups_ids && ${[...startups]}::text[]`.execute(tx);
  return rows.length > 0;
}

/** What the organisation has set for requests to mentors whom nobody has given the reader. */
export async function requestTerms(tx: Tx, { principal }: RequestContext): Promise<RequestTerms> {
  const { rows } = await sql<TermsRow>`
    select (mentor_matching ->> 'active')::boolean as active, (mentor_matching ->> 'maximumRequests')::int as maximum,
      (mentor_matching ->> 'answerDays')::int as days, mentor_matching ->> 'mode' as mode,
      (mentor_matching ->> 'maximumPerMentor')::int as "perMentor", mentor_matching ->> 'message' as message,
      (select count(*)::int from meeting_request r join "user" m on m.id = r.mentor_id
        where r.requested_by_id = ${principal?.id ?? null} and r.status = 'pending'
          and not m.assigned_startups_ids && array[r.startup_id]) as open
    from incubator where id = current_setting('app.tenant')`.execute(tx);
  const [row] = rows;
  return {
    isActive: row?.active === true,
    message: row?.message || null,
    left: row?.maximum == null ? null : Math.max(0, row.maximum - row.open),
    answerDays: row?.days ?? USUAL_ANSWER_DAYS,
    mode: row?.mode ?? 'any',
    maximumPerMentor: row?.perMentor ?? null,
  };
}

/** Until when somebody is to answer who is asked now: the day that the organisation allows, or before the meeting. */
export function answerUntil({ tenant, now }: RequestContext, answerDays: number, startTime: string | null): string {
  const latest = dayBounds(tenant.timezone, now(), answerDays).end;
  return startTime !== null && startTime < latest ? startTime : latest;
}

export interface Asked {
  readonly mentor: string;
  readonly startup: string;
}

/**
 * Refuses a request that the organisation does not want, one too many, and one to a mentor who has enough or does not fit;
 * never one to whoever looks after the startup.
 */
export async function demandTerms(tx: Tx, context: RequestContext, { mentor, startup }: Asked): Promise<RequestTerms> {
  // Two requests at once would both be the last one; in one order, so that they never wait for each other.
  await sql`select id from "user" where id in (${context.principal?.id ?? null}, ${mentor})
    order by id for no key update`.execute(tx);
  const terms = await requestTerms(tx, context);
  if (await looksAfter(tx, mentor, [startup])) return { ...terms, ...unlimited };
  if (!terms.isActive) throw ForbiddenError.because('meetingRequestsOff');
  if (terms.left === 0) throw ForbiddenError.because('meetingRequestsMany');
  if (await isFull(tx, mentor, terms.maximumPerMentor)) throw ForbiddenError.because('mentorRequestsMany');
  if (terms.mode === 'fitting' && !(await fits(tx, mentor, [startup])))
    throw ForbiddenError.because('mentorDoesNotFit');
  return terms;
}
