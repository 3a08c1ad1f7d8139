/** Applicants read where they are in their own words, with what comes next. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ApplicationServer, problems, save, startApplicationServer } from '../testing/applicationServer.ts';

let server: ApplicationServer;

beforeAll(async () => {
  server = await startApplicationServer();
  await server.rows(sql`update funnel set closes_at = '2099-04-01' where id = 'fu1'`);
  await server.rows(sql`update funnel_round set hears_by = '2099-05-04' where id = 'r1'`);
  await server.rows(sql`insert into funnel_round (tenant_id, id, name, funnel_id, position) values
    ('t1', 'r2', 'Interview', 'fu1', 2)`);
}, 60_000);
afterAll(() => server.close());

const query = `query ($id: ID) { applicationProgress(applicationId: $id) {
  status steps { name state } open { answered questions } isTaken closesAt hearsBy startup } }`;
const told = async (user: string, id: string) => {
  const answer = await server.ask(user, query, { id });
  expect(answer.errors).toBeUndefined();
  return answer.data?.applicationProgress;
};

it('says of a draft how much is answered and until when, and of what was handed in by when one hears', async () => {
  const id = await server.draftOf('applicant', 'Volta');
  await server.ask('applicant', save, { id, answers: [{ questionId: 'q1', textValue: 'Hello' }], isComplete: false });
  expect(await told('applicant', id)).toMatchObject([
    {
      status: 'draft',
      steps: [
        { name: 'Form', state: 'current' },
        { name: 'Interview', state: 'ahead' },
      ],
      open: { answered: 1, questions: 2 },
      isTaken: true,
      closesAt: '2099-04-01T23:59:59.999Z',
    },
  ]);
  const done = await server.handedIn('applicant', 'Cella');
  expect(await told('applicant', done)).toMatchObject([{ open: null, isTaken: false, hearsBy: '2099-05-04' }]);
});

it('keeps a round’s form shut before its days and after them', async () => {
  const id = await server.draftOf('applicant', 'Timely');
  const open = async () => (await told('applicant', id))?.[0]?.open ?? null;
  await server.rows(
    sql`update funnel_round set opens_at = current_date + 2, closes_at = current_date + 9 where id = 'r1'`,
  );
  expect(await open()).toBeNull();
  await server.rows(sql`update funnel_round set opens_at = current_date - 2, closes_at = current_date where id = 'r1'`);
  expect(await open()).not.toBeNull();
  await server.rows(sql`update funnel_round set closes_at = current_date - 1 where id = 'r1'`);
  const late = await server.ask('applicant', save, { id, answers: [], isComplete: false });
  expect(problems(late)).toBe('ForbiddenError');
  await server.rows(sql`update funnel_round set opens_at = null, closes_at = null where id = 'r1'`);
});

it('tells nobody what is decided but not said, and nothing of the applications of others', async () => {
  const id = await server.handedIn('applicant', 'Quiet');
  await server.rows(sql`update application set status = 'delay_rejected', round_id = 'r2' where id = ${id}`);
  expect(await told('applicant', id)).toMatchObject([
    { status: 'ready_for_invitation', steps: [{ state: 'done' }, { state: 'current' }], startup: null },
  ]);
  expect(await told('cof1', id)).toEqual([]);
});

it('says in a round of talks that one is to come, until it is arranged', async () => {
  await server.rows(sql`insert into funnel_round (tenant_id, id, name, kind, funnel_id, position) values
    ('t1', 'r3', 'Talk', 'meeting', 'fu1', 3)`);
  const id = await server.handedIn('applicant', 'Talker');
  const awaits = async () => {
    const answer = await server.ask(
      'applicant',
      'query ($id: ID) { applicationProgress(applicationId: $id) { awaitsTalk } }',
      { id },
    );
    return answer.data?.applicationProgress?.[0]?.awaitsTalk;
  };
  expect(await awaits()).toBe(false);
  await server.rows(sql`update application set round_id = 'r3' where id = ${id}`);
  expect(await awaits()).toBe(true);
  await server.rows(sql`insert into application_meeting (tenant_id, id, title, application_id, status, start_time)
    values ('t1', 'talk', 'Interview', ${id}, 'meeting_scheduled', '2099-04-08T14:00:00Z')`);
  expect(await awaits()).toBe(false);
  await server.rows(sql`delete from application_meeting where id = 'talk'`);
  await server.rows(sql`update application set round_id = 'r1' where id = ${id}`);
  await server.rows(sql`delete from funnel_round where id = 'r3'`);
});

it('tells of no round that a decision has made needless', async () => {
  const id = await server.handedIn('applicant', 'Early');
  for (const [status, decision] of [
    ['accepted', 'accept'],
    ['rejected', 'reject'],
  ]) {
    await server.rows(
      sql`update application set status = ${status}, decision = ${decision}, round_id = 'r1' where id = ${id}`,
    );
    expect(await told('applicant', id)).toMatchObject([{ status, steps: [{ name: 'Form', state: 'done' }] }]);
  }
});

it('keeps to the last day that was said, as long as it is ahead, in a round without a day of its own', async () => {
  const id = await server.handedIn('applicant', 'Patient');
  const heard = async () => (await told('applicant', id))?.[0]?.hearsBy;
  await server.rows(sql`update application set round_id = 'r2' where id = ${id}`);
  expect(await heard()).toBe('2099-05-04');
  await server.rows(sql`update funnel_round set hears_by = '2099-04-20' where id = 'r2'`);
  expect(await heard(), 'the round has a day of its own').toBe('2099-04-20');
  await server.rows(sql`update funnel_round set hears_by = null where id = 'r2'`);
  await server.rows(sql`update funnel_round set hears_by = current_date - 1 where id = 'r1'`);
  expect(await heard(), 'the day is over').toBeNull();
  await server.rows(sql`update funnel_round set hears_by = '2099-05-04' where id = 'r1'`);
});

it('says with whom one talks next, when and where, until it is over, called off or decided', async () => {
  const id = await server.handedIn('applicant', 'Talked');
  const next = async () => {
    const talk = `query ($id: ID) { applicationProgress(applicationId: $id) { interview { startTime endTime hostName room location } } }`;
    const answer = await server.ask('applicant', talk, { id });
    expect(answer.errors).toBeUndefined();
    return answer.data?.applicationProgress;
  };
  expect(await next()).toEqual([{ interview: null }]);
  await server.rows(
    sql`insert into place (tenant_id, id, name, address) values ('t1', 'attic', 'Attic', 'Dock 2'), ('t1', 'cellar', 'Cellar', null)`,
  );
  await server.rows(sql`insert into application_meeting
      (tenant_id, id, title, application_id, status, start_time, duration_minutes, host_name, location, place_id) values
    ('t1', 'm0', 'Over', ${id}, 'meeting_scheduled', now() - interval '1 hour', 30, 'Old', null, null),
    ('t1', 'm1', 'Off', ${id}, 'meeting_canceled', now() + interval '1 hour', 30, 'Off', null, null),
    ('t1', 'm2', 'Talk', ${id}, 'meeting_scheduled', '2099-04-08T14:00:00Z', 45, 'Mia Mentor', 'Ring twice', 'attic'),
    ('t1', 'm3', 'Later', ${id}, 'meeting_scheduled', '2099-04-09T14:00:00Z', 45, 'Later', null, 'cellar')`);
  const [startTime, endTime] = ['2099-04-08T14:00:00.000Z', '2099-04-08T14:45:00.000Z'];
  expect(await next()).toEqual([
    { interview: { startTime, endTime, hostName: 'Mia Mentor', room: 'Attic, Dock 2', location: 'Ring twice' } },
  ]);
  const list = `query ($id: ID!) { applicationMeetings(filter: { application: { IS: $id } }, sort: [{ field: startTime, direction: ASC }]) { results { title placeName place { name } } } }`;
  // In the list, too, though rooms are closed to applicants.
  expect((await server.ask('applicant', list, { id })).data?.applicationMeetings?.results).toMatchObject([
    { title: 'Over', placeName: null, place: null },
    { title: 'Off', placeName: null, place: null },
    { title: 'Talk', placeName: 'Attic', place: null },
    { title: 'Later', placeName: 'Cellar', place: null },
  ]);
  await server.rows(sql`update application set status = 'rejected', decision = 'reject' where id = ${id}`);
  expect(await next()).toEqual([{ interview: null }]);
});

it('says what the organisation has asked until the applicant answers, or it is decided and told', async () => {
  const id = await server.handedIn('applicant', 'Asked');
  const asked = async () => {
    const text = 'query ($id: ID) { applicationProgress(applicationId: $id) { asked } }';
    return (await server.ask('applicant', text, { id })).data?.applicationProgress;
  };
  const note = async (user: string, body: string, { isShared = true, asks = user === 'admin' } = {}) => {
    const text = 'mutation ($input: ApplicationNoteCreateInput!) { createApplicationNote(input: $input) { _id } }';
    const answer = await server.ask(user, text, { input: { application: id, body, isShared, asks } });
    expect(answer.errors).toBeUndefined();
  };
  const decide = 'mutation ($id: ID!) { decideApplication(applicationId: $id, action: reject) { _id } }';
  expect(await asked()).toEqual([{ asked: null }]);
  await note('admin', 'Looks strong', { isShared: false });
  expect(await asked()).toEqual([{ asked: null }]);
  await note('admin', 'How much does it weigh?');
  await note('admin', 'Between us: rather heavy', { isShared: false });
  expect(await asked()).toEqual([{ asked: 'How much does it weigh?' }]);
  await note('applicant', 'Forty grams');
  expect(await asked()).toEqual([{ asked: null }]);
  await note('admin', 'Thank you, that is all we need.', { asks: false });
  expect(await asked(), 'what asks nothing').toEqual([{ asked: null }]);
  await note('admin', `And ${'really '.repeat(60)}so?`);
  await note('admin', 'Take your time.', { asks: false });
  expect((await asked())?.[0]?.asked).toMatch(/^And really .{100,160}…$/);
  await server.ask('admin', decide, { id });
  expect((await asked())?.[0]?.asked).toMatch(/^And really/);
  await server.ask('admin', 'mutation ($id: ID!) { tellDecision(applicationId: $id) { _id } }', { id });
  expect(await asked()).toEqual([{ asked: null }]);
});
