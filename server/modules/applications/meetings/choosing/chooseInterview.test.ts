/** Applicants choose the time of their interview, move it and call it off; whoever is concerned is told as by staff. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { listIn, textIn } from '#server/testing/readJson.ts';
import { type ApplicationServer, startApplicationServer } from '../../testing/applicationServer.ts';

let server: ApplicationServer;
let id = '';

const HOUR = 3_600_000;
const tomorrow = Math.ceil(Date.now() / HOUR) * HOUR + 24 * HOUR;
const at = (minutes: number) => new Date(tomorrow + minutes * 60_000).toISOString();

beforeAll(async () => {
  server = await startApplicationServer();
  await server.rows(sql`update "user" set validated = true`);
  await server.rows(sql`insert into funnel_round (tenant_id, id, name, kind, funnel_id, position) values
    ('t1', 'r2', 'Talk', 'meeting', 'fu1', 2)`);
  await server.rows(sql`insert into evaluation_assignation (tenant_id, id, evaluator_id, funnel_id, round_id) values
    ('t1', 'e1', 'mentor', 'fu1', 'r2'), ('t1', 'e2', 'staff', 'fu1', null), ('t1', 'e3', 'admin', 'fu1', 'r1')`);
  await server.rows(sql`update funnel set assigned_evaluators_ids = '{mentor,staff}' where id = 'fu1'`);
  // Half an hour each: two of the mentor, three of the staff, of which founders may book none.
  await server.rows(sql`insert into program_mentor_availability (tenant_id, id, location, user_id, start_time, end_time, is_public) values
    ('t1', 'd1', 'Call', 'mentor', ${at(0)}, ${at(60)}, true), ('t1', 'd2', 'Call', 'staff', ${at(30)}, ${at(120)}, false),
    ('t1', 'd3', 'Call', 'admin', ${at(0)}, ${at(120)}, true)`);
  id = await server.handedIn('applicant', 'Newly');
}, 60_000);
afterAll(() => server?.close());
beforeEach(async () => {
  await server.rows(sql`delete from application_meeting`);
  await server.rows(
    sql`update application set round_id = 'r2', evaluators_ids = '{}', anonymous = false, status = 'ready_for_invitation', untold = false`,
  );
  await server.rows(sql`update "user" set profile_coaching_meeting_settings = null`);
  await told();
});

const offers = async (user = 'applicant') => {
  const text =
    'query ($id: ID!) { interviewOffers(applicationId: $id) { startTime isOwnTaken host { _id fullName } } }';
  const answer = await server.ask(user, text, { id });
  expect(answer.errors).toBeUndefined();
  return listIn(answer.data?.interviewOffers).map(({ startTime, host, isOwnTaken }) => {
    const minutes = (Date.parse(textIn(startTime)) - tomorrow) / 60_000;
    return `${minutes} ${textIn(JSON.parse(JSON.stringify(host))._id)}${isOwnTaken ? ' busy' : ''}`;
  });
};
const choose = async (host: string, minutes: number, user = 'applicant') => {
  const text =
    'mutation ($id: ID!, $host: ID!, $time: DateTime!) { chooseInterview(applicationId: $id, hostId: $host, startTime: $time) }';
  const answer = await server.ask(user, text, { id, host, time: at(minutes) });
  const extensions = answer.errors?.[0]?.extensions;
  return extensions?.reason ?? extensions?.code ?? null;
};
const callOff = async (user = 'applicant') => {
  const answer = await server.ask(user, 'mutation ($id: ID!) { callOffInterview(applicationId: $id) }', { id });
  const extensions = answer.errors?.[0]?.extensions;
  return extensions?.reason ?? extensions?.code ?? null;
};
const progress = async () => {
  const text = `query ($id: ID) { applicationProgress(applicationId: $id) { awaitsTalk choosesTalk
    interview { startTime hostName location isChangeable otherTimeAskedAt } } }`;
  return (await server.ask('applicant', text, { id })).data?.applicationProgress?.[0];
};

/** Since it was last asked: who has which news, and what goes into whose calendar. */
async function told(): Promise<string[]> {
  const news = await server.rows(sql`with gone as (delete from notification_recipient returning *)
    select r.user_id || ' ' || n.text_key as line from gone r join notification n on n.id = r.notification_id`);
  const { rows: mails } = await server.database.withSystem((tx) =>
    sql<{ to: string; calendar: string | null }>`
      delete from mail returning split_part(recipient, '@', 1) as to, calendar_text as calendar`.execute(tx),
  );
  const entries = mails.map(({ to, calendar }) => `mail ${to} ${/METHOD:(\w+)/.exec(calendar ?? '')?.[1]}`);
  return [...news.map(({ line }) => String(line)), ...entries].sort();
}

it('offers the times of those who are assigned to the round, whoever has most of them first', async () => {
  expect(await progress()).toMatchObject({ awaitsTalk: true, choosesTalk: true, interview: null });
  expect(await offers()).toEqual(['0 mentor', '30 staff', '30 mentor', '60 staff', '90 staff']);
});

it('offers those of the named alone, but of whoever has declined', async () => {
  await server.rows(sql`update application set evaluators_ids = '{admin,mentor}'`);
  await server.rows(sql`insert into evaluation (tenant_id, id, application_id, evaluator_id, status) values
    ('t1', 'ev1', ${id}, 'admin', 'declined')`);
  expect(await offers()).toEqual(['0 mentor', '30 mentor']);
  expect(await choose('staff', 60)).toBe('interviewNotOffered');
  await server.rows(sql`delete from evaluation`);
});

it('arranges what is chosen, and tells whoever is concerned as if staff had planned it', async () => {
  await server.rows(
    sql`update "user" set profile_coaching_meeting_settings = '{"defaultMeetingLocation": "https://call.test/mia"}' where id = 'mentor'`,
  );
  expect(await choose('mentor', 0)).toBeNull();
  expect(await progress()).toMatchObject({
    awaitsTalk: false,
    choosesTalk: false,
    interview: { startTime: at(0), hostName: 'Mia Mentor', location: 'https://call.test/mia', isChangeable: true },
  });
  expect(await told()).toEqual([
    'mail abe REQUEST',
    'mail mia REQUEST',
    'mentor application.interviewChosen',
    'staff application.interviewChosen',
  ]);
  const held = await server.rows(
    sql`select host_name as host, title, duration_minutes as minutes from application_meeting`,
  );
  expect(held).toEqual([{ host: 'Mia Mentor', title: 'Interview', minutes: 30 }]);
});

it('moves it to another time of either, and the former host is told', async () => {
  await choose('mentor', 0);
  await told();
  // Of two at once, the one who holds it keeps it.
  expect(await offers()).toEqual(['30 mentor', '30 staff', '60 staff', '90 staff']);
  expect(await choose('staff', 60)).toBeNull();
  expect(await told()).toEqual([
    'mail abe REQUEST',
    'mail mia CANCEL',
    'mail sam REQUEST',
    'mentor application.interviewLeft',
    'staff application.interviewChosen',
  ]);
  expect(await server.rows(sql`select 1 from application_meeting`)).toHaveLength(1);
});

it('tells those of the organisation, by whom and with whom, where the funnel has no admins; its host reads no name of their own', async () => {
  const words = () =>
    server.rows(sql`select r.user_id as who, n.text_key as text, n.text_values ->> 'by' as by, n.text_values ->> 'host' as host
      from notification_recipient r join notification n on n.tenant_id = r.tenant_id and n.id = r.notification_id
      where r.user_id in ('admin', 'staff') order by who`);
  await server.rows(sql`update application set funnel_admins_ids = '{}', readers_ids = '{staff}'`);
  await choose('staff', 60);
  const [by, text] = ['Abe Plicant', 'application.interviewChosen'];
  expect(await words()).toEqual([
    { who: 'admin', text, by, host: 'Sam Staff' },
    { who: 'staff', text, by, host: null },
  ]);
  await told();
  await choose('staff', 90);
  expect(await told()).toEqual([
    'admin application.interviewMoved',
    'mail abe REQUEST',
    'mail sam REQUEST',
    'staff application.interviewMoved',
  ]);
  await server.rows(sql`update application set funnel_admins_ids = '{mentor}', readers_ids = '{mentor,staff}'`);
});

it('is seen by staff on the application: planned, held, and nothing once it is called off', async () => {
  const seen = async () => {
    const query = 'query ($id: ID!) { application(id: $id) { interviewState interviewAt } }';
    const { interviewState, interviewAt } = (await server.ask('admin', query, { id })).data?.application ?? {};
    return { interviewState, interviewAt: interviewAt ? new Date(String(interviewAt)).toISOString() : interviewAt };
  };
  expect(await seen()).toEqual({ interviewState: null, interviewAt: null });
  await choose('mentor', 0);
  expect(await seen()).toEqual({ interviewState: 'Interview planned', interviewAt: at(0) });
  await callOff();
  expect(await seen()).toEqual({ interviewState: null, interviewAt: null });
  await server.rows(sql`insert into application_meeting (tenant_id, id, title, application_id, host_id, status, start_time)
    values ('t1', 'held', 'Interview', ${id}, 'admin', 'meeting_scheduled', '2020-01-02T10:00:00Z')`);
  expect(await seen()).toEqual({ interviewState: 'Interview held', interviewAt: '2020-01-02T10:00:00.000Z' });
});

it('does not exchange a host whom staff have chosen', async () => {
  await server.rows(sql`insert into application_meeting (tenant_id, id, title, application_id, host_id, status, start_time)
    values ('t1', 'm1', 'Interview', ${id}, 'admin', 'meeting_scheduled', ${at(60)})`);
  expect(await offers()).toEqual(['0 admin', '30 admin', '90 admin']);
  expect(await choose('mentor', 0)).toBe('interviewNotOffered');
});

it('calls it off, and another time can be chosen then', async () => {
  await choose('mentor', 0);
  await told();
  expect(await callOff()).toBeNull();
  expect(await told()).toEqual([
    'mail abe CANCEL',
    'mail mia CANCEL',
    'mentor application.interviewCalledOff',
    'staff application.interviewCalledOff',
  ]);
  expect(await progress()).toMatchObject({ awaitsTalk: true, choosesTalk: true, interview: null });
  expect(await callOff()).toBe('interviewNotOffered');
});

it('leaves it to staff as soon as it is nearer than its host wants to know', async () => {
  await choose('mentor', 0);
  await server.rows(
    sql`update "user" set profile_coaching_meeting_settings = '{"noticeHours": 48}' where id = 'mentor'`,
  );
  expect(await progress()).toMatchObject({ interview: { isChangeable: false } });
  expect(await offers()).toEqual([]);
  expect(await choose('staff', 60)).toBe('interviewTooSoon');
  expect(await callOff()).toBe('interviewTooSoon');
});

it('is for the applicant alone, in a round of talks, until a decision is told', async () => {
  for (const user of ['admin', 'staff', 'cof1', 'mentor']) {
    expect(await offers(user)).toEqual([]);
    expect(await choose('mentor', 0, user)).toBe('NotFoundError');
    expect(await callOff(user)).toBe('NotFoundError');
  }
  await server.rows(sql`update application set round_id = 'r1'`);
  expect(await choose('mentor', 0)).toBe('interviewNotOffered');
  await server.rows(sql`update application set round_id = 'r2', status = 'rejected', untold = true`);
  expect(await progress()).toMatchObject({ choosesTalk: true });
  await server.rows(sql`update application set untold = false`);
  expect(await progress()).toMatchObject({ choosesTalk: false });
  expect(await choose('mentor', 0)).toBe('interviewNotOffered');
});

it('names nobody to an applicant whom they are not to know', async () => {
  await server.rows(sql`update application set anonymous = true, funnel_admins_ids = '{}'`);
  await server.rows(
    sql`update "user" set role_id = 'r-Evaluator' where id = 'mentor' and exists (select from role where id = 'r-Evaluator')`,
  );
  expect((await offers()).filter((one) => one.endsWith('mentor'))).toEqual([]);
});

it('is gone for whoever is second', async () => {
  await server.rows(sql`insert into application_meeting (tenant_id, id, title, host_id, application_id, status, start_time)
    select 't1', 'm2', 'Interview', 'mentor', ${id}, 'meeting_canceled', ${at(0)}`);
  await server.rows(sql`insert into coaching_session (tenant_id, id, name, startup_id, coachs_ids, start_time, end_time)
    values ('t1', 'c1', 'Weekly', 's1', '{mentor}', ${at(0)}, ${at(30)})`);
  expect(await choose('mentor', 0)).toBe('timeTaken');
  await server.rows(sql`delete from coaching_session where id = 'c1'`);
});

it('says that there is nothing to choose where nobody has hours', async () => {
  await server.rows(sql`update application set evaluators_ids = '{cof1b}'`);
  expect(await progress()).toMatchObject({ awaitsTalk: true, choosesTalk: false });
  expect(await offers()).toEqual([]);
});

it('tells whoever looks at the times when others are free, and nothing of what leaves them as they are', async () => {
  const text = 'subscription ($id: ID!) { told: interviewOffersChanged(applicationId: $id) { application } }';
  const heardWhen = async (act: () => Promise<unknown>, user = 'applicant') => {
    const heard = (await server.watch(user, text, { id }))[Symbol.asyncIterator]();
    const first = heard.next();
    await act();
    const told = await Promise.race([first, new Promise<null>((resolve) => setTimeout(resolve, 900, null))]);
    await heard.return?.();
    return told === null ? null : textIn(told.value?.data?.told?.application);
  };
  const open = (user: string, minutes: number) => async () => {
    const create = `mutation ($input: ProgramMentorAvailabilityCreateInput!) {
      made: createProgramMentorAvailability(input: $input) { _id } }`;
    const input = { startTime: at(minutes), endTime: at(minutes + 30), location: 'Call' };
    const { data, errors } = await server.ask(user, create, { input });
    expect(errors).toBeUndefined();
    await server.rows(sql`update program_mentor_availability set is_public = true`);
    return textIn(data?.made?._id);
  };
  expect(await heardWhen(open('mentor', 300))).toBe(id);
  // Of those who do not hold interviews of this round, and in applications of others, nothing is heard.
  expect(await heardWhen(open('admin', 300))).toBeNull();
  expect(await heardWhen(open('mentor', 360), 'cof1')).toBeNull();
  await server.rows(sql`delete from program_mentor_availability where start_time >= ${at(300)}`);
});

it('asks for another time in words: host and those who look after it read them, it says so until it has another', async () => {
  const ask = (user: string, words: string) =>
    server.ask(
      user,
      'mutation ($id: ID!, $words: String!) { askForOtherInterview(applicationId: $id, words: $words) }',
      {
        id,
        words,
      },
    );
  await server.rows(sql`update application set funnel_admins_ids = '{mentor}', readers_ids = '{mentor,staff}'`);
  await choose('mentor', 0);
  await told();
  expect((await ask('cof1', 'Not mine')).errors).toHaveLength(1);
  expect((await ask('applicant', ' ')).errors?.[0]?.extensions?.fields).toMatchObject([{ path: 'words' }]);
  expect((await ask('applicant', 'I am away then')).errors).toBeUndefined();
  expect(await told()).toEqual([
    'mail mia undefined',
    'mail sam undefined',
    'mentor application.otherTimeAsked',
    'staff application.otherTimeAsked',
  ]);
  const [news] = await server.rows(sql`select message from notification where text_key = 'application.otherTimeAsked'`);
  expect(news?.message).toMatch(/ · I am away then$/);
  const asked = () => server.rows(sql`select other_time_asked_at is not null as asked from application_meeting`);
  expect(await asked()).toEqual([{ asked: true }]);
  expect((await progress())?.interview?.otherTimeAskedAt).toEqual(expect.any(String));
  const [same] = await server.rows(sql`select id from application_meeting`);
  const place = `mutation ($m: ID!) { updateApplicationMeeting(id: $m, input: { startTime: "${at(0)}", location: "Room 4" }) { _id } }`;
  expect((await server.ask('admin', place, { m: same?.id })).errors).toBeUndefined();
  expect(await asked(), 'its place is another, its time is not').toEqual([{ asked: true }]);
  const move =
    'mutation ($m: ID!, $time: DateTime!) { updateApplicationMeeting(id: $m, input: { startTime: $time }) { _id } }';
  const [meeting] = await server.rows(sql`select id from application_meeting`);
  expect((await server.ask('admin', move, { m: meeting?.id, time: at(30) })).errors).toBeUndefined();
  expect(await asked()).toEqual([{ asked: false }]);
});
