import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EntityServer } from '#server/testing/entityServer.ts';
import { listIn, textIn } from '#server/testing/readJson.ts';
import { meetingRequests, REQUEST } from '../testing/meetingRequests.ts';
import { at, startMeetingServer } from '../testing/startMeetingServer.ts';

const HOUR = 3_600_000;

let server: EntityServer;
let close: (() => Promise<void>) | undefined;

beforeAll(async () => {
  ({ server, close } = await startMeetingServer());
  await set({ active: true, maximumRequests: 3, answerDays: 5, message: 'Be brief.' });
}, 120_000);
afterAll(() => close?.());

const { ask, answer, made, told, set } = meetingRequests(() => server);
async function freeTimes(user: string): Promise<string[]> {
  const { data } = await server.ask(user, '{ bookableTimes(personId: "mentor") { startTime } }');
  return listIn(data?.bookableTimes).map(({ startTime }) => textIn(startTime));
}

describe('a founder who asks for a meeting', () => {
  it('sees the times that are open to founders, and what the organisation says', async () => {
    const times = await freeTimes('cof1');
    expect(times[0]).toBe(at(0));
    expect(times).not.toContain(at(600));
    const { data } = await server.ask('cof1', '{ meetingRequestTerms { isActive message left } }');
    expect(data?.meetingRequestTerms).toEqual({ isActive: true, message: 'Be brief.', left: 3 });
  });

  it('is named to a mentor who does not look after their startup', async () => {
    const id = await made('cof2', 30);
    const { data } = await server.ask('mentor', `{ meetingRequest(id: "${id}") { startupName startup { name } } }`);
    expect(data?.meetingRequest).toEqual({ startupName: 'Birch', startup: null });
    expect((await answer('mentor', id, 'DECLINE')).errors).toBeUndefined();
    await told();
  });

  it('asks at a time of theirs; the mentor is told, and accepts: a session with all that follows', async () => {
    const id = await made('cof1', 0);
    expect(await told()).toEqual(['mail to mia', 'mentor: request.new']);
    const { data, errors } = await answer('mentor', id, 'ACCEPT');
    expect(errors).toBeUndefined();
    expect(data?.answerMeetingRequest).toMatchObject({
      status: 'meeting_scheduled',
      appointmentState: 'MEETING_SCHEDULED',
      session: { name: 'Our prices' },
    });
    expect(await told()).toEqual(
      expect.arrayContaining(['cof1: startup.meetingScheduled', 'mail to cora', 'mail to mia']),
    );
    expect(await freeTimes('cof1')).not.toContain(at(0));
    const { data: timeline } = await server.ask('cof1', '{ userEvents(userId: "cof1") { results { eventType } } }');
    expect(listIn(timeline?.userEvents?.results)).toEqual([{ eventType: 'coachingSession' }]);
    expect((await answer('mentor', id, 'DECLINE')).errors?.[0]?.extensions?.reason).toBe('requestAnswered');
  });

  it('is proposed another time, and accepts or withdraws; only the side whose turn it is can', async () => {
    const id = await made('cof1', 30);
    await told();
    expect((await answer('cof1', id, 'ACCEPT')).errors?.[0]?.extensions?.reason).toBe('requestNotYours');
    expect((await answer('cof2', id, 'ACCEPT')).errors).toBeDefined();
    const proposed = await answer('mentor', id, 'OTHER_TIME', at(120));
    expect(proposed.data?.answerMeetingRequest).toMatchObject({
      status: 'pending',
      awaits: 'startup',
      startTime: at(120),
    });
    expect(await told()).toEqual(['cof1: request.otherTime', 'mail to cora']);
    expect((await answer('mentor', id, 'ACCEPT')).errors?.[0]?.extensions?.reason).toBe('requestNotYours');
    expect((await answer('cof1', id, 'ACCEPT')).data?.answerMeetingRequest?.status).toBe('meeting_scheduled');
    const other = await made('cof1', 60);
    await told();
    expect((await answer('cof1', other, 'DECLINE')).data?.answerMeetingRequest?.status).toBe('meeting_canceled');
    expect(await told()).toEqual(['mail to mia', 'mentor: request.withdrawn']);
  });

  it('reads with whom the meeting is, and each answer is in the activity feed of the organisation', async () => {
    const names = async () => {
      const { rows } = await server.database.withTenant('t1', (tx) =>
        sql<{ line: string }>`select text_key || ' ' || (text_values ->> 'name') as line from notification_recipient r
          join notification n on n.id = r.notification_id order by n.id`.execute(tx),
      );
      await told();
      return rows.map(({ line }) => line);
    };
    await told();
    const id = await made('cof1', 150);
    expect(await names()).toEqual(['request.new Cora One (Acme)']);
    await answer('mentor', id, 'OTHER_TIME', at(180));
    expect(await names()).toEqual(['request.otherTime Mia Mentor']);
    await answer('cof1', id, 'OTHER_TIME', at(150));
    expect(await names()).toEqual(['request.otherTime Cora One (Acme)']);
    await answer('mentor', id, 'DECLINE');
    expect(await names()).toEqual(['request.declined Mia Mentor']);
    const { rows } = await server.database.withTenant('t1', (tx) =>
      sql<{ line: string }>`select actor_id || ' ' || action as line from activity_log_entry
        where record_id = ${id} order by id`.execute(tx),
    );
    expect(rows.map(({ line }) => line)).toEqual(['cof1 created', 'mentor updated', 'cof1 updated', 'mentor updated']);
  });

  it('is made by no other way at a time that is past or taken, nor of the startup’s own people', async () => {
    const create = async (user: string, values: object) => {
      const query = 'mutation ($input: MeetingRequestCreateInput!) { createMeetingRequest(input: $input) { _id } }';
      const input = { message: 'Prices', mentor: 'mentor', startup: 's1', ...values };
      const { errors } = await server.ask(user, query, { input });
      return JSON.stringify(errors?.[0]?.extensions ?? null);
    };
    const past = { startTime: '2020-01-01T09:00:00Z', endTime: '2020-01-01T10:00:00Z' };
    expect(await create('cof1', past)).toContain('timePassed');
    expect(await create('admin', past)).toContain('timePassed');
    expect(await create('admin', { startTime: at(120), endTime: at(60) })).toContain('order');
    // Outside of the hours that the mentor offers to founders.
    expect(await create('cof1', { startTime: at(605), endTime: at(635) })).toContain('timeTaken');
    expect(await create('cof1', { mentor: 'cof1' })).toContain('mentorNotAsked');
    expect(await create('cof1', { mentor: 'cof1b' })).toContain('mentorNotAsked');
  });

  it('is declined with a word about why, which the other side reads here and by mail', async () => {
    const id = await made('cof1', 150);
    await told();
    const query = `mutation ($id: ID!, $words: String) {
      answerMeetingRequest(requestId: $id, answer: DECLINE, words: $words) { status answerWords } }`;
    const long = await server.ask('mentor', query, { id, words: 'x'.repeat(501) });
    expect(long.errors?.[0]?.extensions?.code).toBe('ValidationError');
    const { data } = await server.ask('mentor', query, { id, words: ' I am away until May ' });
    expect(data?.answerMeetingRequest).toEqual({ status: 'meeting_canceled', answerWords: 'I am away until May' });
    const { rows } = await server.database.withTenant('t1', (tx) =>
      sql<{ text: string }>`select text_body as text from mail where recipient like 'cora@%'`.execute(tx),
    );
    expect(rows.map(({ text }) => text).join()).toContain('I am away until May');
    expect(await told()).toEqual(['cof1: request.declined', 'mail to cora']);
  });

  it('has as long to answer another time as the mentor had', async () => {
    const id = await made('cof1', 30);
    await answer('mentor', id, 'OTHER_TIME', new Date(Date.parse(at(0)) + 30 * 24 * HOUR).toISOString());
    const { data } = await server.ask('cof1', `{ meetingRequest(id: "${id}") { answerBy startTime } }`);
    const days = (Date.parse(textIn(data?.meetingRequest?.answerBy)) - Date.now()) / (24 * HOUR);
    expect(days).toBeGreaterThan(4);
    expect(days).toBeLessThan(6.1);
    await answer('cof1', id, 'DECLINE');
    await told();
  });

  it('takes it back: the mentor is told, and is asked for nothing any more', async () => {
    const asked = () =>
      server.database.withTenant('t1', async (tx) => {
        const { rows } = await sql<{ line: string }>`select r.user_id || ': ' || n.text_key as line
          from notification_recipient r join notification n on n.id = r.notification_id order by 1`.execute(tx);
        return rows.map(({ line }) => line);
      });
    const [gone, kept] = [await made('cof1', 60), await made('cof1', 90)];
    await server.database.withTenant('t1', (tx) => sql`update notification_recipient set is_read = true`.execute(tx));
    expect(await asked()).toEqual(['mentor: request.new', 'mentor: request.new']);
    await server.database.withTenant('t1', (tx) => sql`delete from mail`.execute(tx));
    const { errors } = await server.ask('cof1', 'mutation ($id: ID!) { deleteMeetingRequest(id: $id) }', { id: gone });
    expect(errors).toBeUndefined();
    expect(await told()).toEqual(['mail to mia', 'mentor: request.ended', 'mentor: request.new']);
    const cancel = `mutation ($id: ID!) { updateMeetingRequest(id: $id, input: { status: meeting_canceled }) { _id } }`;
    expect((await server.ask('admin', cancel, { id: kept })).errors).toBeUndefined();
    expect(await told()).toEqual(['cof1: request.ended', 'mail to cora', 'mail to mia', 'mentor: request.ended']);
  });

  it('is answered from the notification, which then says what became of it', async () => {
    const newest = async (user: string) => {
      const text = `{ paginatedNotifications(pageSize: 1) { notifications {
        notification { meetingRequest { _id status awaits startTime mentor { _id } } } } } }`;
      const { data } = await server.ask(user, text);
      return data?.paginatedNotifications?.notifications?.[0]?.notification?.meetingRequest;
    };
    const id = await made('cof1', 180);
    expect(await newest('mentor')).toMatchObject({ _id: id, status: 'pending', awaits: 'mentor' });
    await answer('mentor', id, 'OTHER_TIME', at(200));
    expect(await newest('mentor')).toMatchObject({ status: 'pending', awaits: 'startup', startTime: at(200) });
    expect(await newest('cof1')).toMatchObject({ _id: id, awaits: 'startup', mentor: { _id: 'mentor' } });
    await answer('cof1', id, 'DECLINE');
    expect(await newest('cof1')).toMatchObject({ status: 'meeting_canceled' });
    await told();
  });

  it('may leave the message out: the two who meet are named then; where they usually meet is known before', async () => {
    const settings = (place: string | null) =>
      server.database.withTenant('t1', (tx) =>
        sql`update "user" set profile_coaching_meeting_settings = ${JSON.stringify({ defaultMeetingLocation: place })}::jsonb
          where id = 'mentor'`.execute(tx),
      );
    await settings('Room 7');
    const place = '{ usualMeetingPlace(personId: "mentor") }';
    expect((await server.ask('cof1', place)).data?.usualMeetingPlace).toBe('Room 7');
    const input = { personId: 'mentor', startTime: at(210) };
    const { data, errors } = await server.ask('cof1', REQUEST, { input });
    expect(errors).toBeUndefined();
    const id = textIn(data?.requestMeeting?._id);
    const text = `query ($id: ID!) { meetingRequest(id: $id) { message location } }`;
    expect((await server.ask('cof1', text, { id })).data?.meetingRequest).toEqual({
      message: 'Meeting of Acme and Mia Mentor',
      location: 'Room 7',
    });
    await answer('cof1', id, 'DECLINE');
    await settings(null);
    await told();
  });

  it('reads of the appointment what became of it', async () => {
    const state = async (id: string) =>
      (await server.ask('cof1', 'query ($id: ID!) { meetingRequest(id: $id) { status appointmentState } }', { id }))
        .data?.meetingRequest;
    const planned = async () => {
      const id = await made('cof1', 210);
      expect(await state(id)).toEqual({ status: 'pending', appointmentState: 'MEETING_REQUESTED' });
      const { data } = await answer('mentor', id, 'ACCEPT');
      expect(await state(id)).toEqual({ status: 'meeting_scheduled', appointmentState: 'MEETING_SCHEDULED' });
      return { id, session: textIn(data?.answerMeetingRequest?.session?._id) };
    };
    const change =
      'mutation ($id: ID!, $input: CoachingSessionUpdateInput!) { updateCoachingSession(id: $id, input: $input) { _id } }';
    const first = await planned();
    await server.ask('admin', change, { id: first.session, input: { status: 'cancelled' } });
    expect(await state(first.id)).toEqual({ status: 'meeting_scheduled', appointmentState: 'MEETING_CANCELED' });
    await server.ask('admin', change, { id: first.session, input: { status: 'planned' } });
    expect(await state(first.id)).toMatchObject({ appointmentState: 'MEETING_SCHEDULED' });
    await server.ask('admin', 'mutation ($id: ID!) { deleteCoachingSession(id: $id) }', { id: first.session });
    expect(await state(first.id)).toMatchObject({ appointmentState: 'MEETING_CANCELED' });
    const set =
      'mutation ($id: ID!, $input: MeetingRequestUpdateInput!) { updateMeetingRequest(id: $id, input: $input) { _id } }';
    const input = { appointmentState: 'MEETING_SCHEDULED' };
    const byHand = await server.ask('admin', set, { id: first.id, input });
    expect(JSON.stringify(byHand.errors), 'nobody says it by hand').toContain('appointmentState');
    expect(await state(first.id)).toMatchObject({ appointmentState: 'MEETING_CANCELED' });
    expect(await freeTimes('cof1'), 'whose time is free again').toContain(at(210));
    await told();
  });

  it('is refused where the organisation does not want it, or has had enough', async () => {
    await set({ active: true, maximumRequests: 1 });
    await made('cof2', 60);
    expect((await ask('cof2', 90)).errors?.[0]?.extensions?.reason).toBe('meetingRequestsMany');
    await set({ active: false });
    expect((await ask('cof2', 90)).errors?.[0]?.extensions?.reason).toBe('meetingRequestsOff');
    const raw = 'mutation { createMeetingRequest(input: { message: "x", mentor: "mentor", startup: "s2" }) { _id } }';
    expect((await server.ask('cof2', raw)).errors?.[0]?.extensions?.reason).toBe('meetingRequestsOff');
    await set({ active: true });
    expect((await ask('cof1', 17)).errors?.[0]?.extensions?.reason).toBe('timeTaken');
  });

  it('can ask the mentor of their own startup, whatever is said of mentors that founders look for', async () => {
    await set({ active: false, maximumRequests: 0, mode: 'fitting', maximumPerMentor: 0 });
    const terms = 'query ($mentor: ID) { meetingRequestTerms(mentorId: $mentor) { isActive left } }';
    const seen = async (user: string, mentor: string | null) =>
      (await server.ask(user, terms, { mentor })).data?.meetingRequestTerms;
    expect(await seen('cof1', null)).toEqual({ isActive: false, left: 0 });
    expect(await seen('cof2', 'mentor')).toEqual({ isActive: false, left: 0 });
    expect(await seen('cof1', 'mentor')).toEqual({ isActive: true, left: null });
    expect((await ask('cof1', 150)).errors).toBeUndefined();
    await set({ active: true });
    await told();
  });

  it('is asked for by staff as well: the founders learn of it, are asked for another time, and come to it', async () => {
    await told();
    const create =
      'mutation ($input: MeetingRequestCreateInput!) { made: createMeetingRequest(input: $input) { _id } }';
    const input = { message: 'Prices', mentor: 'mentor', startup: 's2', startTime: at(300), endTime: at(330) };
    const byStaff = await server.ask('staff', create, { input });
    expect(byStaff.errors).toBeUndefined();
    const id = textIn(byStaff.data?.made?._id);
    expect(await told()).toEqual(['cof2: request.forYou', 'mail to dana', 'mail to mia', 'mentor: request.newFor']);
    const read = `{ meetingRequest(id: "${id}") { askerName requestedBy { _id } } }`;
    expect((await server.ask('mentor', read)).data?.meetingRequest).toMatchObject({ askerName: 'Sam Staff' });
    expect((await answer('mentor', id, 'OTHER_TIME', at(330))).errors).toBeUndefined();
    expect(await told()).toEqual([
      'cof2: request.otherTime',
      'mail to dana',
      'mail to sam',
      'staff: request.otherTime',
    ]);
    expect((await answer('staff', id, 'ACCEPT')).errors?.[0]?.extensions?.reason).toBe('requestNotYours');
    expect((await answer('cof2', id, 'ACCEPT')).data?.answerMeetingRequest?.status).toBe('meeting_scheduled');
    const { rows } = await server.database.withTenant('t1', (tx) =>
      sql<{ who: string[] }>`select s.attendees_ids as who from coaching_session s
        join meeting_request r on r.session_id = s.id where r.id = ${id}`.execute(tx),
    );
    expect(rows).toEqual([{ who: ['cof2'] }]);
    expect(await told()).toContain('staff: request.agreed');
  });

  it('is matched by staff: at a free time of the mentor, whatever staff have then; strangers see no times of a startup', async () => {
    const times = 'query ($startup: ID) { bookableTimes(personId: "mentor", startupId: $startup) { startTime } }';
    const free = (user: string, startup: string) => server.ask(user, times, { startup });
    const offered = listIn((await free('staff', 's2')).data?.bookableTimes).map(({ startTime }) => textIn(startTime));
    const [startTime] = offered;
    expect((await free('cof1', 's2')).errors?.[0]?.extensions?.code).toBe('NotFoundError');
    const input = { personId: 'mentor', startTime, startupId: 's2', message: 'Prices' };
    expect((await server.ask('staff', REQUEST, { input })).errors).toBeUndefined();
    expect((await server.ask('mentor', REQUEST, { input: { ...input, startTime: offered[1] } })).errors).toBeDefined();
    expect(await told()).toEqual(['cof2: request.forYou', 'mail to dana', 'mail to mia', 'mentor: request.newFor']);
  });

  it('learns when nobody has answered in time', async () => {
    await set({ active: true, answerDays: 1 });
    const id = await made('cof1', 210);
    await told();
    await server.tick(new Date());
    await server.tick(new Date(Date.now() + 61_000));
    expect(await told()).toEqual([]);
    await server.tick(new Date(Date.now() + 3 * 24 * HOUR));
    expect(await told()).toEqual(expect.arrayContaining(['cof1: request.expired', 'mentor: request.expired']));
    const { data } = await server.ask('cof1', `{ meetingRequest(id: "${id}") { status } }`);
    expect(data?.meetingRequest?.status).toBe('meeting_canceled');
  });
});

it('is shown what somebody else is just writing about, without waiting for them', async () => {
  const asked = '{ proposedMentors(startupId: "s1") { _id } usualMeetingPlace(personId: "mentor") }';
  const [begun, told] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const writing = server.database.withTenant('t1', async (tx) => {
    await sql`select id from startup where id = 's1' for update`.execute(tx);
    await sql`select id from "user" where id = 'mentor' for update`.execute(tx);
    begun.resolve();
    await told.promise;
  });
  await begun.promise;
  // Not inside: that would be the same transaction, which waits for nobody.
  const answer = await Promise.race([
    server.ask('cof1', asked),
    new Promise<null>((done) => setTimeout(done, 5000, null)),
  ]);
  told.resolve();
  await writing;
  expect(answer).not.toBeNull();
  expect(answer?.errors).toBeUndefined();
});
