import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EntityServer } from '#server/testing/entityServer.ts';
import { listIn } from '#server/testing/readJson.ts';
import { meetingRequests } from '../../testing/meetingRequests.ts';
import { at, startMeetingServer } from '../../testing/startMeetingServer.ts';

let server: EntityServer;
let close: (() => Promise<void>) | undefined;
const { answer, made, told, set } = meetingRequests(() => server);

beforeAll(async () => {
  ({ server, close } = await startMeetingServer());
}, 120_000);
afterAll(() => close?.());

describe('the mail that asks', () => {
  const LINKED = `query ($secret: String!) { linkedMeetingRequest(secret: $secret) { startupName mentorName message startTime isOwnTurn location services preferredService times { startTime } } }`;
  const BY_LINK = `mutation ($secret: String!, $answer: MeetingAnswer!, $time: DateTime, $meeting: MeetingWayInput) { answerLinkedMeetingRequest(secret: $secret, answer: $answer, startTime: $time, meeting: $meeting) {
    agreed { session startTime withWhom mentor where meetingLink videoProvider isMailed } } }`;
  const BECAME = `query ($secret: String!) { linkedMeetingOutcome(secret: $secret) { language outcome isOwn withWhom mentor startTime agreed { session withWhom } } }`;
  const became = async (secret: string) => (await server.ask(null, BECAME, { secret })).data?.linkedMeetingOutcome;
  /** The secrets of the last mail to somebody, and what its links choose. */
  async function linksIn(person: string): Promise<{ secret: string; choices: string[]; text: string }> {
    const { rows } = await server.database.withTenant('t1', (tx) =>
      sql<{
        text: string;
      }>`select text_body as text from mail where recipient like ${`${person}%`} order by created_at desc, id desc limit 1`.execute(
        tx,
      ),
    );
    const text = rows[0]?.text ?? '';
    const links = [...text.matchAll(/\/coaching\/request\/([^/]+)\/answer\?choice=(\w+)/g)];
    return { secret: links[0]?.[1] ?? '', choices: links.map(([, , choice]) => choice ?? ''), text };
  }
  const look = async (secret: string, user: string | null = null) =>
    (await server.ask(user, LINKED, { secret })).data?.linkedMeetingRequest;
  const byLink = (secret: string, kind: string, time?: string, meeting?: object) =>
    server.ask(null, BY_LINK, { secret, answer: kind, time, meeting });
  const statusOf = async (id: string) =>
    (await server.ask('cof1', `{ meetingRequest(id: "${id}") { status awaits startTime session { _id } } }`)).data
      ?.meetingRequest;

  beforeAll(() => set({ active: true }));

  it('carries three answers with a secret; opening it answers nothing, the button does, once', async () => {
    const id = await made('cof1', 150);
    const { secret, choices, text } = await linksIn('mia');
    expect(choices).toEqual(['accept', 'otherTime', 'decline']);
    expect(text).toContain('Our prices');
    expect(secret).toMatch(/^[\w-]{40,}$/);
    const { rows } = await server.database.withTenant('t1', (tx) =>
      sql<{
        hash: string;
      }>`select secret_hash as hash from public_link where purpose = 'answerMeeting' and used_at is null`.execute(tx),
    );
    expect(rows.map(({ hash }) => hash)).not.toContain(secret);
    expect(await look(secret)).toMatchObject({ message: 'Our prices', startTime: at(150), isOwnTurn: true });
    expect(await look(secret)).not.toBeNull();
    expect(await became(secret)).toBeNull();
    expect((await statusOf(id))?.status).toBe('pending');
    expect((await byLink(secret, 'ACCEPT')).errors).toBeUndefined();
    expect(await statusOf(id)).toMatchObject({ status: 'meeting_scheduled' });
    expect((await statusOf(id))?.session).not.toBeNull();
    expect(await look(secret)).toBeNull();
    expect((await byLink(secret, 'DECLINE')).errors?.[0]?.extensions?.code).toBe('NotFoundError');
    const session = (await statusOf(id))?.session?._id;
    expect(await became(secret)).toMatchObject({ outcome: 'ACCEPTED', mentor: null, agreed: { session } });
    expect(await became('x'.repeat(43))).toBeNull();
    expect(await told()).toEqual(expect.arrayContaining(['cof1: startup.meetingScheduled']));
  });

  it('says what the mentor can meet over, and takes how to meet as the signed-in page does', async () => {
    const connect = (services: string) =>
      server.database.withTenant('t1', (tx) =>
        sql`update "user" set integrated_video_providers = ${services}::text[], conference_data_integration = 'Zoom'
          where id = 'mentor'`.execute(tx),
      );
    await connect('{Zoom}');
    const id = await made('cof1', 210);
    const { secret } = await linksIn('mia');
    expect(await look(secret)).toMatchObject({ location: null, services: ['Zoom'], preferredService: 'Zoom' });
    await connect('{}');
    expect(await look(secret)).toMatchObject({ services: [], preferredService: null });
    const unfit = await byLink(secret, 'ACCEPT', undefined, { meetingLink: 'javascript:alert(1)' });
    expect(unfit.errors?.[0]?.extensions?.code).toBe('ValidationError');
    const accepted = await byLink(secret, 'ACCEPT', undefined, { location: 'Room 7' });
    const { data } = await server.ask('cof1', `{ meetingRequest(id: "${id}") { session { _id location } } }`);
    expect(data?.meetingRequest?.session).toMatchObject({ location: 'Room 7' });
    // The page says what is so now, without anybody signing in.
    expect(accepted.data?.answerLinkedMeetingRequest).toMatchObject({
      agreed: { startTime: at(210), mentor: null, where: 'Room 7', meetingLink: null, isMailed: true },
    });
    const agreed = accepted.data?.answerLinkedMeetingRequest?.agreed;
    expect(agreed?.session).toBe(data?.meetingRequest?.session?._id);
    const { rows } = await server.database.withTenant('t1', (tx) =>
      sql<{ name: string }>`select s.name from coaching_session c join startup s on s.id = c.startup_id
        where c.id = ${agreed?.session}`.execute(tx),
    );
    expect(agreed?.withWhom).toBe(rows[0]?.name);
    await told();
  });

  it('offers other times that are free; then the other side has a mail of its own', async () => {
    const id = await made('cof1', 90);
    const { secret } = await linksIn('mia');
    const times = listIn((await look(secret))?.times).map(({ startTime }) => startTime);
    expect(times).toContain(at(180));
    expect((await byLink(secret, 'OTHER_TIME', at(180))).errors).toBeUndefined();
    expect(await statusOf(id)).toMatchObject({ awaits: 'startup', startTime: at(180) });
    expect(await look(secret)).toBeNull();
    expect(await became(secret)).toMatchObject({ outcome: 'PROPOSED', startTime: at(180), agreed: null });
    const theirs = await linksIn('cora');
    // The startup chooses among the mentor's times; any other is refused, and the link goes on.
    expect((await byLink(theirs.secret, 'OTHER_TIME', at(17))).errors?.[0]?.extensions?.reason).toBe('timeTaken');
    expect((await byLink(theirs.secret, 'DECLINE')).errors).toBeUndefined();
    expect((await statusOf(id))?.status).toBe('meeting_canceled');
    expect(await became(theirs.secret)).toMatchObject({ outcome: 'DECLINED', isOwn: true, mentor: 'mentor' });
    expect(await became(secret)).toMatchObject({ outcome: 'DECLINED', isOwn: false, mentor: null });
    expect(await told()).toEqual(expect.arrayContaining(['mentor: request.declined', 'mail to mia']));
  });

  it('opens nothing once the request was answered elsewhere, has lapsed, or the account is blocked', async () => {
    const id = await made('cof1', 90);
    const { secret } = await linksIn('mia');
    const blocked = (status: string) =>
      server.database.withTenant('t1', (tx) =>
        sql`update "user" set status = ${status} where id = 'mentor'`.execute(tx),
      );
    await blocked('Blocked');
    expect(await look(secret)).toBeNull();
    await blocked('Active');
    expect(await look(secret)).not.toBeNull();
    expect((await answer('mentor', id, 'DECLINE')).errors).toBeUndefined();
    expect(await look(secret)).toBeNull();
    await told();
  });

  it('says that it was withdrawn or not answered in time, and to nobody for whom it is no more', async () => {
    const withdrawn = await made('cof1', 90);
    const first = (await linksIn('mia')).secret;
    expect((await answer('cof1', withdrawn, 'DECLINE')).errors).toBeUndefined();
    expect(await became(first)).toMatchObject({ outcome: 'WITHDRAWN', isOwn: false });
    const lapsed = await made('cof1', 90);
    const second = (await linksIn('mia')).secret;
    await server.database.withTenant('t1', (tx) =>
      sql`update meeting_request set answer_by = now() - interval '1 hour' where id = ${lapsed}`.execute(tx),
    );
    await server.tick(new Date(Date.now() - 60_000));
    await server.tick(new Date());
    expect(await became(second)).toMatchObject({ outcome: 'EXPIRED', isOwn: false });
    await server.database.withTenant('t1', (tx) =>
      sql`update meeting_request set mentor_id = 'staff' where id = ${lapsed}`.execute(tx),
    );
    expect(await became(second)).toBeNull();
    await server.database.withTenant('t1', (tx) =>
      sql`update "user" set status = 'Blocked' where id = 'mentor'`.execute(tx),
    );
    expect(await became(first)).toBeNull();
  });
});
