import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ApplicationServer, startApplicationServer } from '../testing/applicationServer.ts';

let server: ApplicationServer;
let id = '';

beforeAll(async () => {
  server = await startApplicationServer();
  await server.rows(sql`update "user" set validated = true`);
  await server.rows(sql`insert into funnel_round (tenant_id, id, name, kind, funnel_id, position) values
    ('t1', 'r2', 'Talk', 'meeting', 'fu1', 2)`);
  await server.rows(sql`insert into evaluation_assignation (tenant_id, id, evaluator_id, funnel_id, round_id) values
    ('t1', 'e1', 'mentor', 'fu1', 'r2'), ('t1', 'e2', 'staff', 'fu1', 'r2')`);
  id = await server.handedIn('applicant', 'Newly');
  await server.rows(sql`insert into application_meeting (tenant_id, id, title, application_id, host_id, status, start_time) values
    ('t1', 'm1', 'Interview', ${id}, 'mentor', 'meeting_scheduled', '2099-03-04T15:00:00Z'),
    ('t1', 'm2', 'Interview', ${id}, 'mentor', 'meeting_scheduled', '2020-03-04T15:00:00Z')`);
  await server.rows(sql`update application set hosts_ids = '{mentor}'`);
}, 60_000);
afterAll(() => server?.close());

const told = () =>
  server.rows(sql`select r.user_id as who, r.message from notification n
    join notification_recipient r on r.tenant_id = n.tenant_id and r.notification_id = n.id
    where n.text_key = 'interviews.stillPlanned' order by n.created_at`);
const toldHost = () =>
  server.rows(sql`select r.user_id as who, r.message from notification n
    join notification_recipient r on r.tenant_id = n.tenant_id and r.notification_id = n.id
    where n.text_key = 'interviews.yoursPlanned' order by n.created_at`);
const saidToHost = /^You are no longer assigned to .+\. These interviews stay with you: Newly \(.+Mar 4.+\)$/;
const said = /^Mia Mentor: interviews that are planned still: 1: Newly \(.+Mar 4.+\)$/;
const act = async (text: string) => expect((await server.ask('admin', text)).errors).toBeUndefined();

it('names the talks of an interviewer who is taken off, and of one who leaves, to whoever does it', async () => {
  await act('mutation { deleteEvaluationAssignation(id: "e2") }');
  expect(await told(), 'holds none').toEqual([]);
  await act('mutation { deleteEvaluationAssignation(id: "e1") }');
  expect(await told()).toEqual([{ who: 'admin', message: expect.stringMatching(said) }]);
  expect(await toldHost()).toEqual([{ who: 'mentor', message: expect.stringMatching(saidToHost) }]);
  await act('mutation { updateUser(id: "mentor", input: { status: Inactive }) { _id } }');
  expect(await told()).toHaveLength(2);
});

it('leaves the application open to whoever is to meet the applicant, until they are not', async () => {
  await act('mutation { updateUser(id: "mentor", input: { status: Active }) { _id } }');
  await server.rows(sql`update application set readers_ids = '{}', funnel_admins_ids = '{}'`);
  const read = async () =>
    (await server.ask('mentor', `{ application(id: "${id}") { startupName } }`)).data?.application;
  await act('mutation { updateApplicationMeeting(id: "m1", input: { host: "staff" }) { _id } }');
  await act('mutation { updateApplicationMeeting(id: "m2", input: { status: meeting_canceled }) { _id } }');
  expect(await read()).toBeNull();
  await act('mutation { updateApplicationMeeting(id: "m1", input: { host: "mentor" }) { _id } }');
  expect(await read()).toEqual({ startupName: 'Newly' });
});

it('names no applicant to whoever is not to know them, and says nothing to whom another round stays', async () => {
  await server.rows(sql`insert into evaluation_assignation (tenant_id, id, evaluator_id, funnel_id, round_id) values
    ('t1', 'e3', 'mentor', 'fu1', 'r2'), ('t1', 'e4', 'mentor', 'fu1', 'r1')`);
  await server.rows(sql`update application set anonymous = true, number = 7`);
  // Whoever runs the funnel knows its applicants.
  await server.rows(sql`update funnel set admins_ids = '{}', anonymous = true`);
  await server.rows(sql`update application set funnel_admins_ids = '{}'`);
  const before = (await toldHost()).length;
  await act('mutation { deleteEvaluationAssignation(id: "e3") }');
  expect(await toldHost()).toHaveLength(before);
  await act('mutation { deleteEvaluationAssignation(id: "e4") }');
  expect((await toldHost()).at(-1)?.message).toMatch(/stay with you: Application 7 \(/);
  await server.rows(sql`update funnel set anonymous = false`);
  await server.rows(sql`update application set anonymous = false`);
});

it('closes the application to a host who has said that they know the applicant, until they take it back', async () => {
  const hosts = async () => (await server.rows(sql`select hosts_ids as hosts from application`))[0]?.hosts;
  expect(await hosts()).toEqual(['mentor']);
  const create = `mutation { made: createEvaluation(input: { application: "${id}", evaluator: "mentor", status: declined
    }) { _id } }`;
  const { data, errors } = await server.ask('admin', create);
  expect(errors).toBeUndefined();
  expect(await hosts()).toEqual([]);
  // They are told of no interview that they could not open.
  const before = (await toldHost()).length;
  await server.rows(sql`insert into evaluation_assignation (tenant_id, id, evaluator_id, funnel_id, round_id)
    values ('t1', 'e5', 'mentor', 'fu1', 'r2')`);
  await act('mutation { deleteEvaluationAssignation(id: "e5") }');
  expect(await toldHost()).toHaveLength(before);
  await act(`mutation { deleteEvaluation(id: ${JSON.stringify(data?.made?._id)}) }`);
  expect(await hosts()).toEqual(['mentor']);
});
