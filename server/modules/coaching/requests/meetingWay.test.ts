import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textIn } from '#server/testing/readJson.ts';
import { type ConnectedServer, startConnectedServer } from '#server/testing/startConnectedServer.ts';
import { at } from '../testing/startMeetingServer.ts';

let connected: ConnectedServer;

beforeAll(async () => {
  connected = await startConnectedServer({
    seed: async (tx) => {
      await sql`insert into program_mentor_availability (tenant_id, id, user_id, start_time, end_time, is_public, session_length)
        values ('t1', 'd1', 'mentor', ${at(0)}, ${at(600)}, true, 30)`.execute(tx);
      await sql`update "user" set validated = true`.execute(tx);
      await sql`update incubator set mentor_matching = '{"active": true, "maximumRequests": 9, "answerDays": 5}'`.execute(
        tx,
      );
    },
  });
}, 120_000);
afterAll(() => connected.close());

const ask = async (minutes: number) => {
  const text = 'mutation ($input: RequestMeetingInput!) { requestMeeting(input: $input) { _id } }';
  const input = { personId: 'mentor', startTime: at(minutes), message: 'Our prices' };
  const { data, errors } = await connected.server.ask('cof1', text, { input });
  expect(errors).toBeUndefined();
  return textIn(data?.requestMeeting?._id);
};
const accept = (id: string, meeting?: object, user = 'mentor') =>
  connected.server.ask(
    user,
    `mutation ($id: ID!, $meeting: MeetingWayInput) {
      answerMeetingRequest(requestId: $id, answer: ACCEPT, meeting: $meeting) { location session { _id } } }`,
    { id, meeting },
  );
const planned = async (minutes: number, meeting?: object) => {
  const { data, errors } = await accept(await ask(minutes), meeting);
  expect(errors).toBeUndefined();
  return textIn(data?.answerMeetingRequest?.session?._id);
};
const session = async (id: string) => {
  const text = 'query ($id: ID!) { coachingSession(id: $id) { videoProvider meetingLink location } }';
  return (await connected.server.ask('cof1', text, { id })).data?.coachingSession;
};
/** What the calendars of those who come say of where it is: the last mail to each. */
const calendars = (id: string) =>
  connected.server.database.withTenant('t1', async (tx) => {
    const { rows } = await sql<{ to: string; text: string }>`
      select distinct on (recipient) split_part(recipient, '@', 1) as to, calendar_text as text from mail
      where replace(calendar_text, ${'\r\n '}, '') like ${`%${id}%`} order by recipient, created_at desc, id desc`.execute(
      tx,
    );
    return rows.map(({ to, text }) => `${to}: ${/^LOCATION:(.+?)\r?$/m.exec(text.replaceAll('\r\n ', ''))?.[1]}`);
  });

describe('who accepts a meeting says how to meet', () => {
  it('by a link of their own: on the page, in the mails and in both calendars', async () => {
    const id = await planned(0, { meetingLink: 'https://meet.example/mia' });
    expect(await session(id)).toMatchObject({ meetingLink: 'https://meet.example/mia', videoProvider: null });
    await expect.poll(() => calendars(id)).toEqual(['cora: https://meet.example/mia', 'mia: https://meet.example/mia']);
  });

  it('at a place, or by phone', async () => {
    const id = await planned(30, { location: '☎ +49 30 1234' });
    expect(await session(id)).toMatchObject({ location: '☎ +49 30 1234', meetingLink: null });
  });

  it('not by an address that is none, and nothing is planned then', async () => {
    const id = await ask(60);
    const { errors } = await accept(id, { meetingLink: 'no address' });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'ValidationError',
      fields: [{ path: 'meeting.meetingLink' }],
    });
    const { data } = await connected.server.ask('cof1', 'query ($id: ID!) { meetingRequest(id: $id) { status } }', {
      id,
    });
    expect(data?.meetingRequest?.status).toBe('pending');
  });

  it('over a service that they have connected: the link is made, and both calendars get it', async () => {
    await connected.connect('mentor', 'ZOOM');
    const id = await planned(90, { videoProvider: 'Zoom' });
    await expect
      .poll(async () => (await session(id))?.meetingLink, { timeout: 10_000 })
      .toMatch(/^https:\/\/zoom\.example\/j\//);
    const link = (await session(id))?.meetingLink;
    await expect.poll(() => calendars(id), { timeout: 10_000 }).toEqual([`cora: ${link}`, `mia: ${link}`]);
  });

  it('says nothing: over the service that they have connected, where no place was agreed on', async () => {
    const id = await planned(120);
    expect(await session(id)).toMatchObject({ videoProvider: 'Zoom', location: null });
    await expect.poll(async () => (await session(id))?.meetingLink, { timeout: 10_000 }).toMatch(/^https:/);
  });

  it('says nothing: at the place that was agreed on', async () => {
    await connected.server.database.withTenant('t1', (tx) =>
      sql`update "user" set profile_coaching_meeting_settings = '{"defaultMeetingLocation": "Room 7"}' where id = 'mentor'`.execute(
        tx,
      ),
    );
    expect(await session(await planned(150))).toMatchObject({ videoProvider: null, location: 'Room 7' });
  });
});
