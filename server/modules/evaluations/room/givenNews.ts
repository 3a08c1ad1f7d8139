/** Whoever is given applications to score is told once for all of a round, with their number and the day; never whose they are. */
import { sql } from 'kysely';
import { textIn } from '#domain/forms/elementTexts.ts';
import type { TranslatedText } from '#domain/forms/FormElement.ts';
import { type DomainEvent, type FollowScope, followerOfAll } from '#server/platform/context/followers.ts';
import type { Notice } from '#server/platform/texts/notices.ts';
import { readerIn } from '#server/platform/texts/textReader.ts';
import { mailPeople } from '#server/services/people/mailPeople.ts';
import { tellPeople } from '#server/services/people/tellPeople.ts';
import { mailsOfGiven, pageOfGiven, takeBackGiven } from '#server/services/tasks/givenScoring.ts';

type Assigned = DomainEvent<'EvaluationAssigned'>;

/** What one person has to score in a round by now. */
interface Work {
  readonly evaluator: string;
  readonly language: string | null;
  readonly round: string;
  readonly name: string;
  readonly names: readonly TranslatedText[];
  readonly funnel: string;
  readonly count: number;
  /** The first day that something is due; null where none is. */
  readonly due: string | null;
  /** When the mail that tells of it is to leave; null where none waits. */
  readonly mailAt: string | null;
}

const SOON_MS = 10 * 60_000;
const DAY_MS = 24 * 60 * 60_000;

export const givenNews = [
  followerOfAll(
    'EvaluationAssigned',
    'notification',
    'The evaluator, once for all that is shared out of a round, by mail too: changeApplicationStatus',
    async (events, scope) => {
      const others = events.filter(({ actor, payload: { evaluator, round } }) => round && evaluator !== actor);
      if (others.length === 0) return;
      const isOneByOne = await areOneByOne(others, scope);
      for (const work of await workOf(others, scope)) await tell(scope, work, isOneByOne);
    },
  ),
];

/** What applicants bring about by handing in comes one by one: a mail for each would be one too many. */
async function areOneByOne(events: readonly Assigned[], { tx }: FollowScope): Promise<boolean> {
  const [first] = events;
  if (first === undefined || first.actor === null) return true;
  const { rows } = await sql`select 1 from application
    where applicant_id = ${first.actor} and id = any(${events.map(({ payload }) => payload.application)}::text[])`.execute(
    tx,
  );
  return rows.length > 0;
}

async function workOf(events: readonly Assigned[], { tx }: FollowScope): Promise<readonly Work[]> {
  const pairs = new Map(
    events.map(({ payload: { evaluator, round } }) => [`${evaluator} ${round}`, { evaluator, round }]),
  );
  const { rows } = await sql<Work>`
    select u.id as evaluator, u.language, r.id as round, r.name, coalesce(r.names, '[]') as names, f.name as funnel,
      count(*)::int as count, min(e.due_date)::text as due,
      (select min(m.next_attempt_at)::text from mail m
        where starts_with(m.id, 'scoring/' || r.id || '/' || u.id || '/') and m.sent_at is null and m.attempts = 0) as "mailAt"
    from jsonb_to_recordset(${JSON.stringify([...pairs.values()])}::jsonb) as given(evaluator text, round text)
    join "user" u on u.id = given.evaluator
    join funnel_round r on r.id = given.round
    join funnel f on f.tenant_id = r.tenant_id and f.id = r.funnel_id
    join evaluation e on e.tenant_id = r.tenant_id and e.round_id = r.id and e.evaluator_id = u.id
      and e.status in ('pending', 'in_progress') and not e.is_closed
    group by u.tenant_id, u.id, u.language, r.tenant_id, r.id, r.name, r.names, f.name
    order by u.id, r.id`.execute(tx);
  return rows;
}

async function tell({ tx, context }: FollowScope, work: Work, isOneByOne: boolean): Promise<void> {
  const { evaluator, round, mailAt } = work;
  const url = pageOfGiven(round);
  const told = { people: [evaluator], notice: noticeOf(work, readerIn(work.language, context.tenant).language), url };
  // What was said of fewer is replaced while nobody has read it.
  await takeBackGiven(tx, evaluator, round);
  await tellPeople(tx, context, { ...told, type: 'changeApplicationStatus' });
  const id = mailsOfGiven(evaluator, round);
  // What is shared out in portions, or passed on by hand one after the other, leaves as one mail.
  const soon = new Date(context.now().getTime() + (isOneByOne ? DAY_MS : SOON_MS));
  const at = mailAt !== null && new Date(mailAt) < soon ? new Date(mailAt) : soon;
  await mailPeople(tx, context, { ...told, feature: 'reminderEmails', later: { id, notBefore: at.toISOString() } });
}

/** By round and funnel alone: who applied may be hidden. */
function noticeOf({ name, names, funnel, count, due }: Work, language: string): Notice {
  const round = `${funnel} – ${textIn(names, language, name)}`;
  if (due === null) return { text: 'evaluation.given', name: round, count };
  return { text: 'evaluation.givenUntil', name: round, count, period: { from: null, to: due } };
}
