/** A meeting that is accepted takes place in a room of the organisation, wherever it is accepted, and holds it. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EntityServer } from '#server/testing/entityServer.ts';
import { listIn, textIn } from '#server/testing/readJson.ts';
import { at, startMeetingServer } from '../testing/startMeetingServer.ts';

let server: EntityServer;
let close: (() => Promise<void>) | undefined;
let aula: string;
let attic: string;

beforeAll(async () => {
  ({ server, close } = await startMeetingServer());
  await server.database.withTenant('t1', async (tx) => {
    await sql`insert into "user" (tenant_id, id, first_name, last_name, email, status, category, role_id, validated)
      values ('t1', 'mentor2', 'Max', 'Second', 'max@t1.test', 'Active', 'network', 'r-Mentor', true)`.execute(tx);
    await sql`insert into program_mentor_availability (tenant_id, id, user_id, start_time, end_time, is_public, session_length)
      values ('t1', 'd9', 'mentor2', ${at(0)}, ${at(240)}, true, 30)`.execute(tx);
    await sql`update incubator set mentor_matching = '{"active": true, "maximumRequests": 9, "answerDays": 5}'`.execute(
      tx,
    );
  });
  aula = await room({ name: 'Aula', address: '2nd floor', capacity: 40 });
  attic = await room({ name: 'Attic' });
}, 120_000);
afterAll(() => close?.());

async function room(input: object): Promise<string> {
  const create = 'mutation ($input: PlaceCreateInput!) { createPlace(input: $input) { _id } }';
  return textIn((await server.ask('admin', create, { input })).data?.createPlace?._id);
}

async function asked(user: string, personId: string, minutes: number): Promise<string> {
  const text = 'mutation ($input: RequestMeetingInput!) { requestMeeting(input: $input) { _id } }';
  const input = { personId, startTime: at(minutes), message: 'Our prices' };
  const { data, errors } = await server.ask(user, text, { input });
  expect(errors).toBeUndefined();
  return textIn(data?.requestMeeting?._id);
}

const ACCEPT = `mutation ($id: ID!, $meeting: MeetingWayInput) {
  answerMeetingRequest(requestId: $id, answer: ACCEPT, meeting: $meeting) { session { _id location place { name } } } }`;
const accept = (user: string, id: string, place: string) => server.ask(user, ACCEPT, { id, meeting: { place } });
const statusOf = async (id: string) =>
  (await server.ask('admin', `{ meetingRequest(id: "${id}") { status } }`)).data?.meetingRequest?.status;

const BY_LINK = `mutation ($secret: String!, $answer: MeetingAnswer!, $time: DateTime, $meeting: MeetingWayInput) {
  answerLinkedMeetingRequest(secret: $secret, answer: $answer, startTime: $time, meeting: $meeting) { agreed { where } } }`;
const ROOMS = `query ($secret: String!) { linkedMeetingRequest(secret: $secret) { isOwnTurn
  rooms { name takenFrom takenUntil } } }`;

async function lastMail(person: string): Promise<{ secret: string; text: string; calendar: string }> {
  const { rows } = await server.database.withTenant('t1', (tx) =>
    sql<{ text: string; calendar: string | null }>`select text_body as text, calendar_text as calendar from mail
      where recipient like ${`${person}@%`} order by created_at desc, id desc limit 1`.execute(tx),
  );
  const text = rows[0]?.text ?? '';
  const secret = /\/coaching\/request\/([^/]+)\/answer/.exec(text)?.[1] ?? '';
  return { secret, text, calendar: (rows[0]?.calendar ?? '').replaceAll('\r\n ', '') };
}

const roomsOf = async (secret: string) =>
  listIn((await server.ask(null, ROOMS, { secret })).data?.linkedMeetingRequest?.rooms);

describe('who accepts a meeting', () => {
  it('chooses a room: the session is in it, and the mails and calendars of both say how to get there', async () => {
    const { data, errors } = await accept('mentor', await asked('cof1', 'mentor', 0), aula);
    expect(errors).toBeUndefined();
    expect(data?.answerMeetingRequest?.session).toMatchObject({ location: null, place: { name: 'Aula' } });
    const [mentors, founders] = [await lastMail('mia'), await lastMail('cora')];
    for (const { calendar } of [mentors, founders]) expect(calendar).toContain('LOCATION:Aula\\, 2nd floor');
  });

  it('is told that a room is taken, and when, but not by what; nothing is planned, and the request waits on', async () => {
    const id = await asked('cof2', 'mentor2', 0);
    const { errors } = await accept('mentor2', id, aula);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'ConflictError', reason: 'roomTakenThen' });
    expect(errors?.[0]?.message).toMatch(/^Aula is taken: .+\. Choose another room or another time\.$/);
    expect(errors?.[0]?.message).not.toContain('Our prices');
    expect(await statusOf(id)).toBe('pending');
    expect((await accept('mentor2', id, attic)).errors).toBeUndefined();
  });

  it('can not choose a room that is none, or that is archived', async () => {
    const former = await room({ name: 'Barn' });
    await server.ask('admin', `mutation { updatePlace(id: "${former}", input: { isArchived: true }) { _id } }`);
    const id = await asked('cof1', 'mentor', 60);
    for (const place of ['nowhere', former]) {
      const { errors } = await accept('mentor', id, place);
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'ValidationError', fields: [{ path: 'meeting.place' }] });
    }
    expect(await statusOf(id)).toBe('pending');
    expect((await accept('mentor', id, aula)).errors).toBeUndefined();
  });

  it('of two who want one room at one moment has it, ten times', async () => {
    for (let round = 0; round < 10; round += 1) {
      const minutes = 90;
      const [first, second] = [await asked('cof1', 'mentor', minutes), await asked('cof2', 'mentor2', minutes)];
      const answers = await Promise.all([accept('mentor', first, aula), accept('mentor2', second, aula)]);
      const refused = answers.flatMap(({ errors }) => errors?.map(({ extensions }) => extensions?.reason) ?? []);
      expect(refused).toEqual(['roomTakenThen']);
      await server.database.withTenant('t1', async (tx) => {
        await sql`delete from meeting_request where id in (${first}, ${second})`.execute(tx);
        await sql`delete from coaching_session where start_time = ${at(minutes)}::timestamptz`.execute(tx);
      });
    }
  });
});

describe('the mail that asks', () => {
  it('shows who accepts the rooms with those that are taken, and the one that is chosen is held', async () => {
    const id = await asked('cof1', 'mentor', 120);
    const { secret } = await lastMail('mia');
    await accept('mentor2', await asked('cof2', 'mentor2', 120), attic);
    expect(await roomsOf(secret)).toEqual([
      { name: 'Attic', takenFrom: at(120), takenUntil: at(150) },
      { name: 'Aula', takenFrom: null, takenUntil: null },
    ]);
    const byLink = (place: string) => server.ask(null, BY_LINK, { secret, answer: 'ACCEPT', meeting: { place } });
    expect((await byLink(attic)).errors?.[0]?.extensions?.reason).toBe('roomTakenThen');
    // What was refused used nothing up.
    expect((await byLink(aula)).errors).toBeUndefined();
    expect(await statusOf(id)).toBe('meeting_scheduled');
    expect((await lastMail('cora')).calendar).toContain('LOCATION:Aula\\, 2nd floor');
  });

  it('shows them to the founder to whom another time is offered, at that time; and to nobody whose turn it is not', async () => {
    await asked('cof1', 'mentor', 180);
    const theirs = (await lastMail('mia')).secret;
    expect((await server.ask(null, BY_LINK, { secret: theirs, answer: 'OTHER_TIME', time: at(210) })).errors).toBe(
      undefined,
    );
    const { secret } = await lastMail('cora');
    await accept('mentor2', await asked('cof2', 'mentor2', 210), aula);
    expect((await roomsOf(secret)).map(({ name, takenFrom }) => [name, takenFrom])).toEqual([
      ['Attic', null],
      ['Aula', at(210)],
    ]);
    const chosen = { secret, answer: 'ACCEPT', meeting: { place: attic } };
    expect((await server.ask(null, BY_LINK, chosen)).errors).toBeUndefined();
    expect((await lastMail('mia')).calendar).toContain('LOCATION:Attic');
  });
});
