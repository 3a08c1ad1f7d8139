import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EntityServer, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';
import { listIn, textIn } from '#server/testing/readJson.ts';

let server: EntityServer;

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const update = `mutation ($id: ID!, $input: IncubatorEventUpdateInput!) { updateIncubatorEvent(id: $id, input: $input) { _id } }`;
const register = `mutation ($id: ID!) { registerForIncubatorEvent(eventId: $id) { _id noOfBookings } }`;
const cancel = `mutation ($id: ID!) { cancelEventRegistration(eventId: $id) { _id noOfBookings } }`;

/** An event made by the admin, as it should be. All are at one time, so it leaves its host free. */
async function event(input: Record<string, unknown> = {}): Promise<string> {
  const made = await server.ask('admin', 'mutation { createIncubatorEvent { _id } }');
  const id = textIn(made.data?.createIncubatorEvent?._id);
  const times = { startTime: inHours(24), endTime: inHours(25) };
  const changed = await server.ask('admin', update, {
    id,
    input: { status: 'published', holdsHosts: false, ...times, ...input },
  });
  expect(changed.errors).toBeUndefined();
  return id;
}

async function sees(user: string, id: string): Promise<boolean> {
  const { data } = await server.ask(user, 'query ($id: ID!) { incubatorEvent(id: $id) { _id } }', { id });
  return data?.incubatorEvent !== null;
}

beforeAll(async () => {
  server = await startEntityServer(async (tx) => {
    await seedPeople(tx);
    await sql`insert into tag (tenant_id, id, name, category) values ('t1', 'green', 'Green', 'startup'), ('t1', 'old', 'Old', 'user')`.execute(
      tx,
    );
    await sql`insert into program (tenant_id, id, name, status) values ('t1', 'p1', 'One', 'running')`.execute(tx);
    await sql`update startup set program_id = 'p1', tags_ids = '{green}' where id = 's1'`.execute(tx);
    await sql`update "user" set tags_ids = '{old}' where id = 'cof1b'`.execute(tx);
  });
}, 60_000);
afterAll(() => server.close());

describe('creating an event', () => {
  it('takes nothing and gives a draft that only its maker and editors see', async () => {
    const made = await server.ask(
      'mentor',
      'mutation { createIncubatorEvent { _id status createdBy { _id } hosts { _id } } }',
    );
    expect(made.data?.createIncubatorEvent).toMatchObject({ status: 'draft', createdBy: { _id: 'mentor' } });
    const id = textIn(made.data?.createIncubatorEvent?._id);
    expect(await sees('mentor', id)).toBe(true);
    expect(await sees('admin', id)).toBe(true);
    expect(await sees('cof1', id)).toBe(false);
    await server.ask('mentor', update, { id, input: { editPermission: ['staff'] } });
    expect(await sees('staff', id)).toBe(true);
  });

  it('is refused without the permission', async () => {
    const { errors } = await server.ask('cof1', 'mutation { createIncubatorEvent { _id } }');
    expect(errors?.[0]?.extensions?.code).toBe('ForbiddenError');
  });

  it('lets those listed edit, and nobody else', async () => {
    const id = await event({ editPermission: ['cof1'] });
    expect((await server.ask('cof1', update, { id, input: { title: 'Mine too' } })).errors).toBeUndefined();
    expect((await server.ask('cof2', update, { id, input: { title: 'No' } })).errors).toHaveLength(1);
  });
});

describe('who sees an event', () => {
  it('is everybody on the staff side, founders and members, when nothing else is said', async () => {
    const id = await event();
    expect(await sees('cof1', id)).toBe(true);
    expect(await sees('applicant', id)).toBe(false);
  });

  it.each([
    ['roles', { visibleToRoles: ['Mentor'] }, { mentor: true, cof1: false }],
    ['excluded roles', { hiddenFromRoles: ['Mentor'] }, { mentor: false, cof1: true }],
    [
      'excluded beats included',
      { visibleToRoles: ['Cofounder'], hiddenFromUserTags: ['old'] },
      { cof1: true, cof1b: false },
    ],
    ['tags of startups', { visibleToStartupTags: ['green'] }, { cof1: true, cof2: false, mentor: true }],
    ['excluded programs', { hiddenFromPrograms: ['p1'] }, { cof1: false, cof2: true, mentor: true }],
    [
      'all dimensions at once',
      { visibleToRoles: ['Cofounder'], visibleToPrograms: ['p1'] },
      { cof1: true, mentor: false },
    ],
  ])('follows %s', async (_case, input, expected) => {
    const id = await event(input);
    for (const [user, isSeen] of Object.entries(expected)) expect([user, await sees(user, id)]).toEqual([user, isSeen]);
    const { data } = await server.ask(
      'admin',
      'query ($id: ID!) { incubatorEvent(id: $id) { visibility { userRoles { is isNot } startupPrograms { is { _id name } isNot { name } } } } }',
      { id },
    );
    expect(data?.incubatorEvent?.visibility?.userRoles?.is).toEqual(
      (input as { visibleToRoles?: string[] }).visibleToRoles ?? [],
    );
  });

  it('changes with what a person is', async () => {
    const id = await event({ visibleToRoles: ['Cofounder'], hiddenFromUserTags: ['old'] });
    const tagged = (tags: readonly string[]) =>
      server.ask('admin', 'mutation ($tags: [ID!]) { updateUser(id: "cof1", input: { tags: $tags }) { _id } }', {
        tags,
      });
    expect((await tagged(['old'])).errors).toBeUndefined();
    expect(await sees('cof1', id)).toBe(false);
    await tagged([]);
    expect(await sees('cof1', id)).toBe(true);
  });

  it('costs whoever writes people, startups, tags and programs nothing: no event is written for it', async () => {
    for (const input of [
      { visibleToRoles: ['Mentor'] },
      { visibleToPrograms: ['p1'] },
      { hiddenFromUserTags: ['old'] },
    ])
      await event(input);
    const places = () =>
      server.database.withTenant('t1', async (tx) => {
        const { rows } = await sql`select id, xmin::text, ctid::text from incubator_event order by id`.execute(tx);
        return rows;
      });
    const before = await places();
    const write = `mutation { createUser(input: { firstName: "New", email: "new@t1.test", role: "r-Mentor" }) { _id }
      person: updateUser(id: "cof2", input: { tags: ["old"] }) { _id }
      startup: updateStartup(id: "s2", input: { program: "p1", tags: ["green"] }) { _id }
      back: updateStartup(id: "s2", input: { program: null, tags: [] }) { _id } }`;
    expect((await server.ask('admin', write)).errors).toBeUndefined();
    expect(await places()).toEqual(before);
  });

  it('changes with the people', async () => {
    const id = await event({ visibleToPrograms: ['p1'] });
    expect(await sees('cof2', id)).toBe(false);
    await server.ask('admin', 'mutation { updateStartup(id: "s2", input: { program: "p1" }) { _id } }');
    expect(await sees('cof2', id)).toBe(true);
    await server.ask('admin', 'mutation { updateStartup(id: "s2", input: { program: null }) { _id } }');
    expect(await sees('cof2', id)).toBe(false);
  });

  it('changes with a tag that is deleted', async () => {
    await server.database.withTenant('t1', async (tx) => {
      await sql`insert into tag (tenant_id, id, name, category) values ('t1', 'left', 'Left', 'startup')`.execute(tx);
      await sql`update startup set tags_ids = '{left}' where id = 's2'`.execute(tx);
    });
    const id = await event({ visibleToStartupTags: ['left', 'green'] });
    expect([await sees('cof1', id), await sees('cof2', id)]).toEqual([true, true]);
    expect((await server.ask('admin', 'mutation { deleteTag(id: "left") }')).errors).toBeUndefined();
    expect([await sees('cof1', id), await sees('cof2', id)]).toEqual([true, false]);
  });
});

describe('registering', () => {
  it('takes places until there are none, and gives them back', async () => {
    const id = await event({ capacity: 1 });
    expect((await server.ask('cof1', register, { id })).data?.registerForIncubatorEvent?.noOfBookings).toBe(1);
    expect((await server.ask('cof1', register, { id })).data?.registerForIncubatorEvent?.noOfBookings).toBe(1);
    expect((await server.ask('cof2', register, { id })).errors?.[0]).toMatchObject({
      message: 'This event is full',
      extensions: { code: 'ConflictError', reason: 'eventFull' },
    });
    expect((await server.ask('cof1', cancel, { id })).data?.cancelEventRegistration?.noOfBookings).toBe(0);
    expect((await server.ask('cof2', register, { id })).errors).toBeUndefined();
  });

  it('gives the last place to one of two who ask at once', async () => {
    const id = await event({ capacity: 1 });
    const answers = await Promise.all(['cof1', 'cof2', 'mentor'].map((user) => server.ask(user, register, { id })));
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
  });

  it('ends before the notice, with the event and for drafts', async () => {
    const notice = { meetingRegistrationHasNoticePeriod: true, periodValue: 2, periodUnit: 'DAY' };
    const late = await event({ registrationNoticePeriod: notice });
    expect((await server.ask('cof1', register, { id: late })).errors?.[0]?.message).toMatch(/too late/);
    const over = await event({ startTime: inHours(-3), endTime: inHours(-2) });
    expect((await server.ask('cof1', register, { id: over })).errors?.[0]?.message).toMatch(/closed/);
    const draft = await event({ status: 'draft' });
    expect((await server.ask('cof1', register, { id: draft })).errors?.[0]?.extensions?.code).toBe('NotFoundError');
  });

  it('is marked as cancelled with the event, and seen by those who manage it and oneself', async () => {
    const id = await event();
    await server.ask('cof1', register, { id });
    await server.ask('admin', update, { id, input: { status: 'cancelled' } });
    const list =
      'query ($id: ID!) { eventAttendees(filter: { event: { IS: $id } }) { results { status registrant { _id } } } }';
    expect((await server.ask('admin', list, { id })).data?.eventAttendees?.results).toEqual([
      { status: 'EVENT_CANCELLED', registrant: { _id: 'cof1' } },
    ]);
    expect((await server.ask('cof1', list, { id })).data?.eventAttendees?.results).toHaveLength(1);
    expect((await server.ask('cof2', list, { id })).data?.eventAttendees?.results).toEqual([]);
  });
});

describe('the feed and the calendar', () => {
  const feed = 'query ($view: EventFeedView!) { incubatorEventFeed(view: $view, limit: 100) { results { _id } } }';
  const ids = async (user: string, view: string): Promise<string[]> =>
    listIn((await server.ask(user, feed, { view })).data?.incubatorEventFeed?.results).map(({ _id }) => textIn(_id));

  it('have each view its own events', async () => {
    const draft = await event({ status: 'draft' });
    const open = await event();
    await server.ask('cof1', register, { id: open });
    expect(await ids('admin', 'UNPUBLISHED')).toContain(draft);
    expect(await ids('admin', 'CREATED_BY_ME')).toEqual(expect.arrayContaining([draft, open]));
    expect(await ids('admin', 'FEED')).not.toContain(draft);
    expect(await ids('cof1', 'FEED')).toContain(open);
    expect(await ids('cof1', 'UNPUBLISHED')).toEqual([]);
    expect(await ids('cof1', 'MY')).toContain(open);
    expect(await ids('cof2', 'MY')).not.toContain(open);
  });

  it('show what is one’s own, events and tasks', async () => {
    const id = await event({ title: 'Breakfast' });
    await server.ask('cof2', register, { id });
    await server.ask(
      'admin',
      'mutation ($due: DateTime!) { createTask(name: "Call", dueDate: $due, assignees: [{ type: User, value: "cof2" }]) { _id } }',
      { due: inHours(30) },
    );
    await server.database.withTenant('t1', async (tx) => {
      await sql`insert into task (tenant_id, id, name, task_type, due_date, "from", "to")
        values ('t1', 'figures', 'Update metrics', 'metrics', ${inHours(31)}, '2030-09-01', '2030-09-30')`.execute(tx);
      await sql`insert into task_assignee (tenant_id, id, task_id, user_id)
        values ('t1', 'figures', 'figures', 'cof2')`.execute(tx);
    });
    const query = 'query ($from: DateTime!, $to: DateTime!) { myCalendar(from: $from, to: $to) { kind title url } }';
    const { data } = await server.ask('cof2', query, { from: inHours(0), to: inHours(72) });
    expect(data?.myCalendar).toEqual(
      expect.arrayContaining([
        { kind: 'EVENT', title: 'Breakfast', url: `/events/${id}` },
        { kind: 'TASK', title: 'Call', url: '/tasks' },
        {
          kind: 'TASK',
          title: expect.stringMatching(/^Update metrics · September 1\s?–\s?30, 2030$/),
          url: '/tasks',
        },
      ]),
    );
    expect(
      (await server.ask('cof2', query, { from: inHours(0), to: inHours(24 * 400) })).errors?.[0]?.extensions?.code,
    ).toBe('ValidationError');
  });
});

it('refuses an event that ends before it begins, in words, and keeps what was there', async () => {
  const made = await server.ask('admin', 'mutation { createIncubatorEvent { _id } }');
  const id = textIn(made.data?.createIncubatorEvent?._id);
  const change = (input: object) => server.ask('admin', update, { id, input });
  const times = { startTime: '2030-12-10T10:00:00.000Z', endTime: '2030-12-10T11:00:00.000Z' };
  expect((await change(times)).errors).toBeUndefined();
  const { errors } = await change({ endTime: '2030-12-09T10:00:00.000Z' });
  expect(errors?.[0]?.extensions?.fields).toEqual([
    { path: 'input.endTime', message: 'End time can not be before Start time' },
  ]);
  const [row] = (
    await server.database.withTenant('t1', (tx) =>
      sql<{ endTime: Date }>`select end_time as "endTime" from incubator_event where id = ${id}`.execute(tx),
    )
  ).rows;
  expect(row?.endTime.toISOString()).toBe(times.endTime);
});

it('holds the time of its hosts, and says how an event can leave them free', async () => {
  const span = { startTime: '2031-03-04T09:00:00.000Z', endTime: '2031-03-04T12:00:00.000Z' };
  const first = await event({ ...span, hosts: ['mentor'], holdsHosts: true });
  const second = await event({ ...span, hosts: ['mentor', 'staff'], holdsHosts: true, status: 'draft' });
  const change = (input: object) => server.ask('admin', update, { id: second, input });
  const refused = (await change({ status: 'published' })).errors?.[0];
  expect(refused?.extensions).toMatchObject({
    reason: 'hostBusy',
    values: { name: 'Mia Mentor', when: expect.stringMatching(/^Tue, Mar 4, 9:00/) },
  });
  const plan = `mutation ($input: CoachingSessionCreateInput!) { createCoachingSession(input: $input) { _id } }`;
  const session = { name: 'Pricing', startup: 's1', coachs: ['mentor'], status: 'planned', ...span };
  const planned = async () =>
    (await server.ask('admin', plan, { input: session })).errors?.[0]?.extensions?.reason ?? 'planned';
  expect(await planned()).toBe('coachBusy');
  expect((await change({ status: 'published', holdsHosts: false })).errors).toBeUndefined();
  expect(await planned()).toBe('coachBusy');
  await server.ask('admin', update, { id: first, input: { status: 'cancelled' } });
  expect(await planned()).toBe('planned');
});
