/** The open home of an applicant follows what happens to their own application, and tells nothing else. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { textIn } from '#server/testing/readJson.ts';
import { type ApplicationServer, startApplicationServer } from '../testing/applicationServer.ts';

let server: ApplicationServer;
let id: string;

beforeAll(async () => {
  server = await startApplicationServer();
  await server.rows(
    sql`insert into incubator (tenant_id, id, name, slug, timezone) values ('t1', 't1', 'Test', 't1', 'UTC')`,
  );
  id = await server.handedIn('applicant', 'Volta');
}, 60_000);
afterAll(() => server.close());

const listen = 'subscription ($entity: String!) { listChanged(entity: $entity) { entity } }';
const create = `mutation ($input: ApplicationMeetingCreateInput!) { createApplicationMeeting(input: $input) { _id } }`;
const change = `mutation ($id: ID!, $input: ApplicationMeetingUpdateInput!) { updateApplicationMeeting(id: $id, input: $input) { _id } }`;
const lead = `mutation ($input: ApplicationCreateInput!) { createApplication(input: $input) { _id } }`;
const note = `mutation ($input: ApplicationNoteCreateInput!) { createApplicationNote(input: $input) { _id } }`;
const moveTo = (status: string) => () =>
  act(
    'mutation ($id: ID!, $status: ApplicationStatus!) { updateApplication(id: $id, input: { status: $status }) { _id } }',
    {
      id,
      status,
    },
  );
const decide =
  (name: string, more = '') =>
  () =>
    act(`mutation ($id: ID!) { ${name}(applicationId: $id${more}) { _id } }`, { id });

async function act(text: string, variables: Record<string, unknown>) {
  const answer = await server.ask('admin', text, variables);
  expect(answer.errors).toBeUndefined();
  return answer.data;
}

/** Whether the applicant's page is told to ask anew when this is done. */
async function hears(entity: string, doIt: () => Promise<unknown>): Promise<boolean> {
  const heard = (await server.watch('applicant', listen, { entity }))[Symbol.asyncIterator]();
  const first = heard.next();
  await doIt();
  const told = await Promise.race([first, new Promise<null>((resolve) => setTimeout(resolve, 700, null))]);
  await heard.return?.();
  return told !== null;
}

it('hears of an interview that is booked, moved and called off, and of a move to another round', async () => {
  let meeting = '';
  const startTime = '2030-05-06T09:00:00.000Z';
  const book = async () => {
    const input = { title: 'Interview', application: id, startTime, host: 'admin', status: 'meeting_scheduled' };
    meeting = textIn((await act(create, { input }))?.createApplicationMeeting?._id);
  };
  expect(await hears('ApplicationMeeting', book)).toBe(true);
  const moved = { startTime: '2030-05-07T09:00:00.000Z' };
  expect(await hears('ApplicationMeeting', () => act(change, { id: meeting, input: moved }))).toBe(true);
  const off = { status: 'meeting_canceled' };
  expect(await hears('ApplicationMeeting', () => act(change, { id: meeting, input: off }))).toBe(true);
  expect(await hears('Application', moveTo('under_review'))).toBe(true);
});

it('hears nothing of other applications, nor of what the team writes among itself', async () => {
  expect(await hears('Application', () => act(lead, { input: { startupName: 'Solis', funnel: 'fu1' } }))).toBe(false);
  const internal = { application: id, body: 'Strong team' };
  expect(await hears('ApplicationNote', () => act(note, { input: internal }))).toBe(false);
});

it('hears nothing of a decision until it is told, nor of one that is taken back before', async () => {
  expect(await hears('Application', decide('decideApplication', ', action: accept'))).toBe(false);
  expect(await hears('Application', decide('undoDecision'))).toBe(false);
  expect(await hears('Application', decide('decideApplication', ', action: reject'))).toBe(false);
  expect(await hears('Application', decide('tellDecision'))).toBe(true);
});

it('may follow no list of what it never reads', async () => {
  await expect(server.watch('applicant', listen, { entity: 'Evaluation' })).rejects.toThrow(
    'You are not allowed to do this',
  );
});
