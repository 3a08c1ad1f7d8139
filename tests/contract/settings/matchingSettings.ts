/** Whom founders may ask for a meeting, how often, and how long they wait. */
import { sql } from 'kysely';
import type { WorkCase } from './SettingCase.ts';
import type { Work } from './Work.ts';

const matching = (
  saved: object,
  rest: Omit<WorkCase, 'world' | 'saved' | 'besides'>,
  besides: object = { active: true },
): WorkCase => ({
  world: 'work',
  saved: { mentorMatching: { ...besides, ...saved } },
  besides: { mentorMatching: besides },
  ...rest,
});

/** Later than anybody may take to answer. */
const begins = Math.ceil(Date.now() / 3_600_000) * 3_600_000 + 20 * 86_400_000;
const at = (minutes: number): string => new Date(begins + minutes * 60_000).toISOString();

const ASK = 'mutation ($input: RequestMeetingInput!) { requestMeeting(input: $input) { status } }';
const ask = (work: Work, founder: string, minutes: number) =>
  work.said(founder, ASK, { input: { personId: 'mentor', startTime: at(minutes), message: 'Our prices' } });

/** A mentor with free hours in three weeks whom nobody has asked, and who looks after nobody: those are asked whatever is set. */
async function free(work: Work): Promise<void> {
  await work.run(sql`delete from meeting_request`);
  await work.run(sql`update "user" set assigned_startups_ids = '{}' where id = 'mentor'`);
  await work.run(sql`insert into program_mentor_availability (tenant_id, id, location, user_id, start_time, end_time, is_public, session_length)
    values ('t1', 'd1', 'Library', 'mentor', ${at(0)}, ${at(240)}, true, 30) on conflict do nothing`);
}

const asked = { status: 'pending' };
const oneAsks = async (work: Work) => {
  await free(work);
  return ask(work, 'cof1', 0);
};
const twoAsk = async (work: Work) => [await oneAsks(work), await ask(work, 'cof2', 60)];
const oneAsksTwice = async (work: Work) => [await oneAsks(work), await ask(work, 'cof1', 60)];

/** For how many days the mentor may think about it. */
async function daysToAnswer(work: Work): Promise<number | undefined> {
  await oneAsks(work);
  const [request] = await work.run(sql<{ days: number }>`
    select (answer_by::date - now()::date) as days from meeting_request`);
  return request?.days;
}

export const matchingSettings = {
  'mentorMatching.active': matching(
    { active: true },
    { seen: oneAsks, usually: 'meetingRequestsOff', changed: asked },
    { active: false },
  ),
  'mentorMatching.mode': matching({ mode: 'fitting' }, { seen: oneAsks, usually: asked, changed: 'mentorDoesNotFit' }),
  'mentorMatching.maximumRequests': matching(
    { maximumRequests: 1 },
    { seen: oneAsksTwice, usually: [asked, asked], changed: [asked, 'meetingRequestsMany'] },
  ),
  'mentorMatching.maximumPerMentor': matching(
    { maximumPerMentor: 1 },
    { seen: twoAsk, usually: [asked, asked], changed: [asked, 'mentorRequestsMany'] },
  ),
  'mentorMatching.answerDays': matching({ answerDays: 3 }, { seen: daysToAnswer, usually: 7, changed: 3 }),
  'mentorMatching.message': matching(
    { message: 'Be brief.' },
    {
      seen: (work) => work.said('cof1', '{ meetingRequestTerms { message } }'),
      usually: { message: null },
      changed: { message: 'Be brief.' },
    },
  ),
} as const;
