import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EntityServer, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';
import { listIn, textIn } from '#server/testing/readJson.ts';

let server: EntityServer;

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

/** A coach is at one place at a time: each session is on a day of its own. */
let day = 0;

async function session(input: Record<string, unknown> = {}): Promise<string> {
  const text = 'mutation ($input: CoachingSessionCreateInput!) { made: createCoachingSession(input: $input) { _id } }';
  day += 1;
  const values = {
    name: 'Goals',
    startup: 's1',
    coachs: ['mentor'],
    attendees: ['cof1'],
    startTime: inHours(24 * day),
    expectedDuration: 45,
  };
  const answer = await server.ask('mentor', text, { input: { ...values, ...input } });
  expect(answer.errors).toBeUndefined();
  return textIn(answer.data?.made?._id);
}

async function invitation(sessionId: string, input: Record<string, unknown> = {}): Promise<string> {
  const text =
    'mutation ($input: CoachingInvitationCreateInput!) { made: createCoachingInvitation(input: $input) { _id } }';
  const answer = await server.ask('mentor', text, {
    input: { session: sessionId, invitees: ['cof1'], expires: inHours(12), ...input },
  });
  expect(answer.errors).toBeUndefined();
  return textIn(answer.data?.made?._id);
}

/** The secret in the mail to somebody who was invited. */
async function secretFor(sessionName: string, email = 'cora@t1.test'): Promise<string> {
  const { rows } = await server.database.withTenant('t1', (tx) =>
    sql<{ text: string }>`select text_body as text from mail
      where recipient = ${email} and subject like ${`%${sessionName}%`} order by created_at desc limit 1`.execute(tx),
  );
  return /\/coaching\/invitation\/([\w-]+)\/cancel-meeting/.exec(rows[0]?.text ?? '')?.[1] ?? 'no mail';
}

const statusOf = async (id: string): Promise<string> =>
  textIn(
    (await server.ask('admin', 'query ($id: ID!) { coachingInvitation(id: $id) { status } }', { id })).data
      ?.coachingInvitation?.status,
  );

beforeAll(async () => {
  server = await startEntityServer(seedPeople);
}, 60_000);
afterAll(() => server.close());

describe('an invitation', () => {
  it.each([
    ['founder', ['cof1', 'cof1b']],
    ['staff', ['mentor']],
  ])('whose message is for %s invites them where nobody is named', async (target, people) => {
    const invited = async (input: object) => {
      const id = await invitation(await session(), { target, ...input });
      const query = 'query ($id: ID!) { coachingInvitation(id: $id) { target invitees { _id } } }';
      const { data } = await server.ask('admin', query, { id });
      expect(data?.coachingInvitation?.target).toBe(target);
      return listIn(data?.coachingInvitation?.invitees).map(({ _id }) => _id);
    };
    expect(await invited({ invitees: [] })).toEqual(people);
    expect(await invited({ invitees: ['cof1'] })).toEqual(['cof1']);
  });
});

describe('coaching sessions', () => {
  it('end as long after their start as they take, and are seen by those concerned', async () => {
    const id = await session();
    const query = 'query ($id: ID!) { coachingSession(id: $id) { startTime endTime privateNotes } }';
    const { data } = await server.ask('cof1', query, { id });
    const held = data?.coachingSession;
    expect(Date.parse(textIn(held?.endTime)) - Date.parse(textIn(held?.startTime))).toBe(45 * 60_000);
    expect((await server.ask('cof2', query, { id })).data?.coachingSession).toBeNull();
  });

  it('take place where their coach usually meets, unless they say where', async () => {
    const settings =
      'mutation { updateUser(id: "mentor", input: { profileCoachingMeetingSettings: $settings }) { _id } }';
    await server.ask('mentor', settings.replace('$settings', '{ defaultMeetingLocation: "Room 7" }'));
    const place = async (id: string) => {
      const query = 'query ($id: ID!) { coachingSession(id: $id) { location } }';
      return (await server.ask('cof1', query, { id })).data?.coachingSession?.location;
    };
    const usual = await session();
    expect(await place(usual)).toBe('Room 7');
    expect(await place(await session({ location: 'Café' }))).toBe('Café');
    expect(await place(await session({ meetingLink: 'https://meet.test/1' }))).toBeNull();
    const leave =
      'mutation ($id: ID!) { updateCoachingSession(id: $id, input: { location: null, notes: "x" }) { _id } }';
    await server.ask('mentor', leave, { id: usual });
    expect(await place(usual)).toBeNull();
    await server.ask('mentor', settings.replace('$settings', '{ defaultMeetingLocation: null }'));
  });

  it('keep private notes between coaches and staff', async () => {
    const id = await session({ privateNotes: 'Watch the market' });
    const query = 'query ($id: ID!) { coachingSession(id: $id) { name privateNotes } }';
    expect((await server.ask('mentor', query, { id })).data?.coachingSession?.privateNotes).toBe('Watch the market');
    const asked = await server.ask('cof1', query, { id });
    expect(asked.data?.coachingSession).toEqual({ name: 'Goals', privateNotes: null });
    expect(asked.extensions?.denied).toEqual(['coachingSession.privateNotes']);
  });

  it('are held by the mentor who plans them, where nobody is named', async () => {
    const plans = async (person: string) => {
      const input = { name: 'Prices', startup: 's1', startTime: '2030-05-06T09:00:00Z', expectedDuration: 30 };
      const text = `mutation ($input: CoachingSessionCreateInput!) {
        made: createCoachingSession(input: $input) { _id coachs { _id } } }`;
      const answer = await server.ask(person, text, { input });
      expect(answer.errors).toBeUndefined();
      return answer.data?.made?.coachs;
    };
    expect(await plans('mentor')).toEqual([{ _id: 'mentor' }]);
    expect(await plans('admin'), 'who runs the organisation plans for others').toEqual([]);
  });

  it('are planned with startups one looks after only', async () => {
    const text = 'mutation { createCoachingSession(input: { name: "x", startup: "s2", coachs: ["mentor"] }) { _id } }';
    expect((await server.ask('mentor', text)).errors).toHaveLength(1);
  });
});

describe('hours', () => {
  const hours = 'query ($id: ID!) { hourAllocation(id: $id) { minutesPending minutesUsed } }';

  it('are pending while a session is planned, used once it was held, and free again when it is called off', async () => {
    const made = await server.ask(
      'admin',
      'mutation { made: createHourAllocation(input: { name: "Spring", startup: "s3", coach: "staff", minutesAllocated: 600 }) { _id } }',
    );
    const id = textIn(made.data?.made?._id);
    const plan = async (minutes: number): Promise<string> => {
      const input = {
        name: 'Call',
        startup: 's3',
        coachs: ['staff'],
        startTime: inHours(24 * (400 + minutes)),
        expectedDuration: minutes,
      };
      const text =
        'mutation ($input: CoachingSessionCreateInput!) { made: createCoachingSession(input: $input) { _id } }';
      return textIn((await server.ask('admin', text, { input })).data?.made?._id);
    };
    const become = (session: string, status: string) =>
      server.ask(
        'admin',
        `mutation ($id: ID!) { updateCoachingSession(id: $id, input: { status: ${status} }) { _id } }`,
        {
          id: session,
        },
      );
    const [first, second] = [await plan(45), await plan(30)];
    expect((await server.ask('admin', hours, { id })).data?.hourAllocation).toEqual({
      minutesPending: 75,
      minutesUsed: 0,
    });
    await become(first, 'held');
    await become(second, 'cancelled');
    expect((await server.ask('admin', hours, { id })).data?.hourAllocation).toEqual({
      minutesPending: 0,
      minutesUsed: 45,
    });
  });

  it('hold on their days: other sessions do not count, and are refused with the days', async () => {
    const day = (offset: number) => new Date(Date.UTC(2036, 2, 10 + offset)).toISOString().slice(0, 10);
    const allot = (input: object) =>
      server.ask(
        'admin',
        'mutation ($input: HourAllocationCreateInput!) { made: createHourAllocation(input: $input) { _id } }',
        { input },
      );
    const spring = { name: 'Spring', startup: 's2', minutesAllocated: 90, validFrom: day(0), validUntil: day(9) };
    const plan = (offset: number, expectedDuration = 60) =>
      server.ask(
        'admin',
        'mutation ($input: CoachingSessionCreateInput!) { made: createCoachingSession(input: $input) { _id } }',
        {
          input: {
            name: 'Call',
            startup: 's2',
            coachs: ['staff'],
            startTime: `${day(offset)}T10:00:00Z`,
            expectedDuration,
          },
        },
      );
    const before = textIn((await plan(-1)).data?.made?._id);
    const wrong = await allot({ ...spring, validUntil: day(-1) });
    expect(wrong.errors?.[0]?.extensions?.fields).toMatchObject([{ path: 'input.validUntil' }]);
    const id = textIn((await allot(spring)).data?.made?._id);
    const first = textIn((await plan(0)).data?.made?._id);
    const counted = async () => (await server.ask('admin', hours, { id })).data?.hourAllocation?.minutesPending;
    expect(await counted(), 'the day before it there is none').toBe(60);
    for (const offset of [-1, 10]) {
      const { errors } = await plan(offset + (offset < 0 ? -1 : 0), 15);
      expect(errors?.[0]?.extensions?.reason).toBe('hoursOtherDays');
      expect(errors?.[0]?.message).toMatch(/Mar 10\s–\s19, 2036/);
    }
    expect((await plan(9)).errors?.[0]?.extensions?.reason).toBe('hoursUsedUp');
    const move = (session: string, offset: number) =>
      server.ask(
        'admin',
        'mutation ($id: ID!, $to: DateTime!) { updateCoachingSession(id: $id, input: { startTime: $to }) { _id } }',
        {
          id: session,
          to: `${day(offset)}T12:00:00Z`,
        },
      );
    expect((await move(first, 10)).errors?.[0]?.extensions?.reason).toBe('hoursOtherDays');
    expect((await move(first, 9)).errors).toBeUndefined();
    expect((await move(before, 5)).errors?.[0]?.extensions?.reason, 'it had none of these minutes').toBe('hoursUsedUp');
    const change =
      'mutation ($id: ID!, $input: HourAllocationUpdateInput!) { updateHourAllocation(id: $id, input: $input) { minutesPending } }';
    const from = await server.ask('admin', change, { id, input: { validFrom: day(-3), minutesAllocated: 130 } });
    expect(from.data?.updateHourAllocation?.minutesPending).toBe(120);
    expect((await move(before, -5)).errors?.[0]?.extensions?.reason).toBe('hoursOtherDays');
    expect((await move(before, 5)).errors).toBeUndefined();
  });

  it('are not got round by another coach: the hours of that one must suffice as well', async () => {
    const few = { name: 'Few', startup: 's1', coach: 'staff', minutesAllocated: 15 };
    const allot = 'mutation ($input: HourAllocationCreateInput!) { made: createHourAllocation(input: $input) { _id } }';
    expect((await server.ask('admin', allot, { input: few })).errors).toBeUndefined();
    const id = await session({ expectedDuration: 45 });
    const change = 'mutation ($id: ID!) { updateCoachingSession(id: $id, input: { coachs: ["staff"] }) { _id } }';
    expect((await server.ask('admin', change, { id })).errors?.[0]?.extensions?.reason).toBe('hoursUsedUp');
  });
});

describe('what belongs to a startup', () => {
  it('goes with it to another program, and so do those who administer that', async () => {
    await server.database.withTenant('t1', async (tx) => {
      await sql`insert into program (tenant_id, id, name, status) values ('t1', 'p1', 'One', 'running')`.execute(tx);
      await sql`insert into role (tenant_id, id, name, type) values ('t1', 'r-SubAdmin', 'Sub', '{SubAdmin}')`.execute(
        tx,
      );
      await sql`insert into "user" (tenant_id, id, first_name, email, status, category, role_id, programs_ids)
        values ('t1', 'sub', 'Sue', 'sue@t1.test', 'Active', 'employee', 'r-SubAdmin', '{p1}')`.execute(tx);
    });
    const id = await session();
    const invited = await invitation(id);
    const seen = 'query ($s: ID!, $i: ID!) { coachingSession(id: $s) { _id } coachingInvitation(id: $i) { _id } }';
    const before = await server.ask('sub', seen, { s: id, i: invited });
    expect(before.data).toEqual({ coachingSession: null, coachingInvitation: null });
    await server.ask('admin', 'mutation { updateStartup(id: "s1", input: { program: "p1" }) { _id } }');
    const after = await server.ask('sub', seen, { s: id, i: invited });
    expect(after.data).toEqual({ coachingSession: { _id: id }, coachingInvitation: { _id: invited } });
  });
});

describe('invitations', () => {
  const respond =
    'mutation ($id: ID!, $accept: Boolean!) { respondToCoachingInvitation(invitationId: $id, accept: $accept) { status } }';
  const cancel = 'mutation ($secret: String!) { cancelCoachingMeeting(secret: $secret) { status sessionName } }';

  it('are answered by those invited, until they expire', async () => {
    const sessionId = await session();
    const id = await invitation(sessionId);
    expect((await server.ask('cof2', respond, { id, accept: true })).errors?.[0]?.extensions?.code).toBe(
      'NotFoundError',
    );
    expect((await server.ask('cof1', respond, { id, accept: true })).data?.respondToCoachingInvitation?.status).toBe(
      'accepted',
    );
    const old = await invitation(sessionId, { expires: inHours(-1) });
    expect((await server.ask('cof1', respond, { id: old, accept: true })).errors?.[0]?.message).toBe(
      'This invitation has expired',
    );
  });

  it('tell those invited, and the coaches of the answer; whoever accepts is among those who come', async () => {
    const rows = (query: ReturnType<typeof sql>) =>
      server.database.withTenant('t1', async (tx) => (await query.execute(tx)).rows);
    const told = (id: string) =>
      rows(sql`select r.user_id || ': ' || n.notification_type as told from notification n
        join notification_recipient r on r.tenant_id = n.tenant_id and r.notification_id = n.id
        where n.url = ${`/coaching/session/${id}/invitation`} order by 1`);
    const attendees = (id: string) => rows(sql`select attendees_ids as ids from coaching_session where id = ${id}`);
    const sessionId = await session({ attendees: [] });
    const id = await invitation(sessionId);
    expect(await told(sessionId)).toEqual([{ told: 'cof1: meetingScheduled' }]);
    await server.ask('cof1', respond, { id, accept: true });
    expect(await told(sessionId)).toContainEqual({ told: 'mentor: meetingChangedStaff' });
    expect(await attendees(sessionId)).toEqual([{ ids: ['cof1'] }]);
    await server.ask('cof1', respond, { id, accept: false });
    expect(await attendees(sessionId)).toEqual([{ ids: [] }]);
  });

  it('let whoever has the link call the meeting off, and tell no more than its name and time', async () => {
    const sessionId = await session({ name: 'Fundraising' });
    const id = await invitation(sessionId);
    const secret = await secretFor('Fundraising');
    const facts =
      'query ($secret: String!) { coachingInvitationFacts(secret: $secret) { status sessionName startTime } }';
    expect((await server.ask(null, facts, { secret })).data?.coachingInvitationFacts).toMatchObject({
      status: 'pending',
      sessionName: 'Fundraising',
    });
    expect((await server.ask(null, cancel, { secret })).data?.cancelCoachingMeeting).toEqual({
      status: 'cancelled',
      sessionName: 'Fundraising',
    });
    const { data } = await server.ask('admin', 'query ($id: ID!) { coachingSession(id: $id) { status } }', {
      id: sessionId,
    });
    expect(data?.coachingSession?.status).toBe('cancelled');
    expect(await statusOf(id)).toBe('cancelled');
    expect((await server.ask(null, facts, { secret: id })).data?.coachingInvitationFacts).toBeNull();
    expect((await server.ask(null, cancel, { secret: id })).errors?.[0]?.extensions?.code).toBe('NotFoundError');
  });

  it('tell everybody concerned of a meeting that is called off by its link', async () => {
    await invitation(await session({ name: 'Called off' }));
    await server.ask(null, cancel, { secret: await secretFor('Called off') });
    const { rows } = await server.database.withTenant('t1', (tx) =>
      sql<{ told: string }>`select r.user_id || ': ' || n.notification_type as told
        from notification_recipient r join notification n on n.id = r.notification_id
        where n.message like '%Called off%' and n.notification_type like 'meetingDeleted%' order by 1`.execute(tx),
    );
    expect(rows.map(({ told }) => told)).toEqual(['cof1: meetingDeleted', 'mentor: meetingDeletedStaff']);
  });

  it('give the hours of a meeting back that is called off by its link', async () => {
    const make =
      'mutation { made: createHourAllocation(input: { name: "Link", startup: "s1", coach: "mentor", minutesAllocated: 6000 }) { _id minutesPending } }';
    const made = (await server.ask('admin', make)).data?.made;
    await invitation(await session({ name: 'Half an hour', expectedDuration: 30 }));
    const secret = await secretFor('Half an hour');
    const hours = 'query ($id: ID!) { hourAllocation(id: $id) { minutesPending } }';
    const pending = async () =>
      (await server.ask('admin', hours, { id: made?._id })).data?.hourAllocation?.minutesPending;
    expect(await pending()).toBe(Number(made?.minutesPending) + 30);
    await server.ask(null, cancel, { secret });
    expect(await pending()).toBe(made?.minutesPending);
  });

  it('open nothing any more for whoever is no longer invited', async () => {
    const id = await invitation(await session({ name: 'For another' }));
    const secret = await secretFor('For another');
    const update = 'mutation ($id: ID!) { updateCoachingInvitation(id: $id, input: { invitees: ["cof1b"] }) { _id } }';
    expect((await server.ask('mentor', update, { id })).errors).toBeUndefined();
    expect((await server.ask(null, cancel, { secret })).errors?.[0]?.extensions?.code).toBe('NotFoundError');
    expect(await secretFor('For another', 'carl@t1.test')).not.toBe('no mail');
  });

  it('are listed for those concerned, not for everybody who looks after the startup', async () => {
    await server.database.withTenant('t1', (tx) =>
      sql`insert into "user" (tenant_id, id, first_name, email, status, category, role_id, assigned_startups_ids)
        values ('t1', 'other', 'Otto', 'otto@t1.test', 'Active', 'network', 'r-Mentor', '{s1}')`.execute(tx),
    );
    const id = await invitation(await session({ name: 'Not theirs' }));
    const list = 'query ($id: ID!) { coachingInvitation(id: $id) { _id } }';
    expect((await server.ask('other', list, { id })).data?.coachingInvitation).toBeNull();
    expect((await server.ask('mentor', list, { id })).data?.coachingInvitation).toEqual({ _id: id });
  });

  it('do not call off what is over', async () => {
    await invitation(await session({ name: 'Long ago', startTime: inHours(-5) }));
    const secret = await secretFor('Long ago');
    expect((await server.ask(null, cancel, { secret })).errors?.[0]?.extensions?.code).toBe('ConflictError');
  });
});
