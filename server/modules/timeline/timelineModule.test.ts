import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EntityServer, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';
import { listIn, textIn } from '#server/testing/readJson.ts';
import type { Json } from '#server/testing/startTestServer.ts';

let server: EntityServer;

beforeAll(async () => {
  server = await startEntityServer(async (tx) => {
    await seedPeople(tx);
    await sql`insert into timeline_event (tenant_id, id, event_type, user_id, message, is_public, is_pinned, is_update, created_at)
      select 't1', 'e' || lpad(n::text, 2, '0'), 'note', 'mentor', 'Event ' || n, true, false, false,
        timestamptz '2026-01-01' + n * interval '1 day' from generate_series(1, 25) n`.execute(tx);
  });
}, 60_000);
afterAll(() => server.close());

const WRITE = 'mutation ($input: TimelineEventCreateInput!) { createTimelineEvent(input: $input) { _id } }';
const STARTUP = `query ($cursor: String) { startupEvents(startupId: "s1", cursor: $cursor, eventType: ["note"]) {
  next results { ... on TimelineEvent { _id message isPublic isPinned } } } }`;
const USER = `query ($cursor: String) { userEvents(userId: "mentor", cursor: $cursor) {
  next results { ... on TimelineEvent { message } } } }`;

const messagesOf = (results: Json | undefined): string[] =>
  ((results ?? []) as unknown as { readonly message: string }[]).map(({ message }) => message);

describe('the timeline of a startup', () => {
  it('begins with what is pinned, then with what is newest', async () => {
    for (const [message, isPinned] of [
      ['Pinned', true],
      ['Older', false],
      ['Newer', false],
    ] as const) {
      const input = { startup: 's1', message, isPinned, isPublic: message !== 'Newer' };
      expect((await server.ask('staff', WRITE, { input })).errors).toBeUndefined();
    }
    const seenBy = async (user: string) => messagesOf((await server.ask(user, STARTUP)).data?.startupEvents?.results);
    expect(await seenBy('mentor')).toEqual(['Pinned', 'Newer', 'Older']);
    expect(await seenBy('cof1')).toEqual(['Pinned', 'Older']);
    expect(await seenBy('cof2')).toEqual([]);
  });
});

const POST = `mutation ($input: StartupNoteInput!) { postStartupNote(input: $input) {
  _id message isPublic isPinned createdBy { _id } attachments { _id name url contentType } } }`;

const putFile = (id: string, owner: string) =>
  server.database.withTenant('t1', (tx) =>
    sql`insert into attachment (tenant_id, id, name, content_type, size, uploaded_by_id, storage_key)
      values ('t1', ${id}, 'deck.pdf', 'application/pdf', 12, ${owner}, ${id})`.execute(tx),
  );

describe('a note', () => {
  it('takes files of its writer along, and nobody else’s', async () => {
    await putFile('file1', 'staff');
    await putFile('file2', 'mentor');
    const input = {
      startupId: 's2',
      message: ' Look at this ',
      isPublic: true,
      isPinned: true,
      attachmentIds: ['file1'],
    };
    const posted = await server.ask('staff', POST, { input });
    expect(posted.data?.postStartupNote).toMatchObject({
      message: 'Look at this',
      isPublic: true,
      isPinned: true,
      createdBy: { _id: 'staff' },
      attachments: [{ _id: 'file1', name: 'deck.pdf', url: '/api/attachments/file1', contentType: 'application/pdf' }],
    });
    const stolen = await server.ask('staff', POST, { input: { ...input, attachmentIds: ['file2'] } });
    expect(stolen.errors?.[0]?.extensions?.fields).toMatchObject([{ path: 'input.attachmentIds' }]);
    const list = `{ startupEvents(startupId: "s2") { results { ... on TimelineEvent { message attachments { _id } } } } }`;
    expect((await server.ask('cof2', list)).data?.startupEvents?.results).toEqual([
      { message: 'Look at this', attachments: [{ _id: 'file1' }] },
    ]);
  });

  it('is private for whoever may read private ones, pinned for staff, and never empty', async () => {
    const input = { startupId: 's2', message: 'Between us', isPublic: false };
    expect((await server.ask('staff', POST, { input })).errors).toBeUndefined();
    expect((await server.ask('cof2', POST, { input })).errors?.[0]?.extensions?.code).toBe('ForbiddenError');
    const pinned = { startupId: 's2', message: 'Mine', isPinned: true };
    expect((await server.ask('cof2', POST, { input: pinned })).errors?.[0]?.extensions?.code).toBe('ForbiddenError');
    const empty = await server.ask('staff', POST, { input: { startupId: 's2', message: ' ' } });
    expect(empty.errors?.[0]?.extensions?.fields).toMatchObject([{ path: 'input.message' }]);
  });
});

const BY_KIND = `query ($kind: [String!]) { startupEvents(startupId: "s3", eventType: $kind) { results { _id eventType createdAt
  ... on DataDueEvent { dueDate startup { name } }
  ... on TopLevelDataSubmittedEvent { data { isPoint0 value dateValue unit metric { name }
    metadata { diff change useArrow } editedBy { fullName } } }
  ... on CoachingSessionPost { session { name date expectedDuration topics startTime endTime coachs { fullName }
    attendees { fullName } invite { status } evaluationForms { name questions { label } }
    evaluationAnswers { textValue } changelogs { text } } }
  ... on CategorizationUpdateEvent { answers { key value } }
  ... on CoachingInvitePost { invite { status expires invitees { fullName } session { name } } }
  ... on EmailThreadPost { email { subject content recipients }
    delivery { bounced deferred dropped delivered spam opensCount lastOpened cc bcc } } } } }`;

const person = { _id: 'p', fullName: 'Pia' };
const session = {
  name: 'Pricing',
  date: '2026-01-02T00:00:00.000Z',
  expectedDuration: 60,
  topics: ['Price'],
  startTime: '2026-01-02T09:00:00.000Z',
  endTime: '2026-01-02T10:00:00.000Z',
  coachs: [person],
  attendees: [person],
  invite: { status: 'accepted' },
  evaluationForms: [{ name: 'After', questions: [{ label: 'What changes?' }] }],
  evaluationAnswers: [{ textValue: 'The price' }],
  changelogs: [{ text: 'Moved' }],
};
const point = {
  isPoint0: false,
  value: 12,
  dateValue: null,
  unit: 'USER',
  metric: { name: 'Users' },
  metadata: { diff: 2, change: 0.2, useArrow: true },
  editedBy: person,
};
const flags = { bounced: false, deferred: false, dropped: false, delivered: true, spam: false };
/** What is special to an event of each kind, by the field that holds it. */
const special: Readonly<Record<string, readonly [field: string, value: unknown]>> = {
  dataDue: ['dueDate', '2026-02-01T00:00:00.000Z'],
  topLevelDataSubmitted: ['data', [point]],
  dataSubmitted: ['data', [point]],
  coachingSession: ['session', session],
  categorizationUpdate: ['answers', [{ key: 'ServiceIsLive', value: true }]],
  coachingInvite: [
    'invite',
    { status: 'pending', expires: '2026-02-01T00:00:00.000Z', invitees: [person], session: { name: 'Pricing' } },
  ],
  emailThread: [
    'delivery',
    { ...flags, opensCount: 2, lastOpened: '2026-02-01T00:00:00.000Z', cc: ['c@x.test'], bcc: [] },
  ],
};

describe('each kind of item', () => {
  it.each(Object.entries(special))('%s has its own fields, and is found by its kind', async (kind, [field, value]) => {
    const column = field === 'dueDate' ? 'due_date' : field;
    const stored = field === 'dueDate' ? sql`${value}::timestamptz` : sql`${JSON.stringify(value)}::jsonb`;
    await server.database.withTenant('t1', (tx) =>
      sql`insert into timeline_event (tenant_id, id, event_type, startup_id, is_public, is_pinned, is_update, ${sql.ref(column)})
        values ('t1', ${`k-${kind}`}, ${kind}, 's3', true, false, false, ${stored})`.execute(tx),
    );
    const answer = await server.ask('staff', BY_KIND, { kind: [kind] });
    expect(answer.errors).toBeUndefined();
    const results = (answer.data?.startupEvents?.results ?? []) as unknown as Record<string, unknown>[];
    expect(results).toHaveLength(1);
    expect(results[0]).toMatchObject({ eventType: kind, startup: { name: 'Empty' } });
    expect(results[0]?.[field]).toEqual(JSON.parse(JSON.stringify(value).replaceAll('"_id":"p",', '')));
  });
});

describe('the timeline of a person', () => {
  it('comes page by page, each event once', async () => {
    const first = (await server.ask('admin', USER)).data?.userEvents;
    expect(first?.results).toHaveLength(20);
    expect(first?.results?.[0]).toEqual({ message: 'Event 25' });
    const rest = (await server.ask('admin', USER, { cursor: first?.next })).data?.userEvents;
    expect(rest?.results).toHaveLength(5);
    expect(rest).toMatchObject({ next: null });
    expect(new Set([first, rest].flatMap((page) => messagesOf(page?.results))).size).toBe(25);
  });
});

it('asks what was answered in the language of whoever reads it, as it was kept where nobody knows the question any more', async () => {
  const answers = [
    { key: 'ServiceIsLive', label: 'Is your product or service live?', value: true },
    { key: 'Former', label: 'Who asked this?', value: false },
  ];
  await server.database.withTenant('t1', (tx) =>
    sql`insert into timeline_event (tenant_id, id, event_type, startup_id, is_public, is_pinned, is_update, answers)
      values ('t1', 'k-asked', 'categorizationUpdate', 's1', true, false, false, ${JSON.stringify(answers)}::jsonb)`.execute(
      tx,
    ),
  );
  const query = `{ startupEvents(startupId: "s1", eventType: ["categorizationUpdate"]) { results {
    ... on CategorizationUpdateEvent { answers { label value } } } } }`;
  const { data } = await server.ask('staff', query, {}, 'uk');
  expect(data?.startupEvents?.results).toEqual([
    {
      answers: [
        { label: expect.stringMatching(/^\p{Script=Cyrillic}/u), value: true },
        { label: 'Who asked this?', value: false },
      ],
    },
  ]);
});

it('keeps comments about a person from that person, and lets their writer delete them', async () => {
  const post = 'mutation { postUserComment(userId: "cof1", message: " Good with people ") { _id } }';
  const { data, errors } = await server.ask('admin', post);
  expect(errors).toBeUndefined();
  const id = textIn(data?.postUserComment?._id);
  const read =
    '{ userEvents(userId: "cof1", eventType: ["comment"]) { results { ... on TimelineEvent { message } } } }';
  const seenBy = async (user: string) => listIn((await server.ask(user, read)).data?.userEvents?.results);
  expect(await seenBy('admin')).toEqual([{ message: 'Good with people' }]);
  expect(await seenBy('cof1')).toEqual([]);
  expect(await seenBy('cof2')).toEqual([]);
  expect((await server.ask('cof2', post)).errors?.[0]?.extensions?.code).toBe('ForbiddenError');
  await server.ask('admin', 'mutation ($id: ID!) { deleteTimelineEvent(id: $id) }', { id });
  expect(await seenBy('admin')).toEqual([]);
});

it('offers to delete a comment to who wrote it and to admins of the organisation, to nobody else', async () => {
  const post = 'mutation { postUserComment(userId: "cof1", message: "Knows the market") { _id } }';
  const id = textIn((await server.ask('admin', post)).data?.postUserComment?._id);
  const own = textIn((await server.ask('staff', post)).data?.postUserComment?._id);
  const read =
    '{ userEvents(userId: "cof1", eventType: ["comment"]) { results { _id ... on TimelineEvent { may { delete } } } } }';
  const deletableBy = async (user: string) => {
    const found = listIn((await server.ask(user, read)).data?.userEvents?.results);
    return Object.fromEntries(found.map((item) => [textIn(item._id), item.may?.delete]));
  };
  expect(await deletableBy('staff')).toEqual({ [id]: false, [own]: true });
  expect(await deletableBy('admin')).toEqual({ [id]: true, [own]: true });
  const remove = 'mutation ($id: ID!) { deleteTimelineEvent(id: $id) }';
  expect((await server.ask('staff', remove, { id })).errors?.[0]?.extensions?.code).toBe('NotFoundError');
  for (const one of [id, own]) await server.ask('admin', remove, { id: one });
});

it('a note says that its words were changed after it was written', async () => {
  const input = { startup: 's1', message: 'First words' };
  const { _id } = (await server.ask('staff', WRITE, { input })).data?.createTimelineEvent ?? {};
  const change = `mutation ($id: ID!, $input: TimelineEventUpdateInput!) {
    updateTimelineEvent(id: $id, input: $input) { isUpdate } }`;
  const after = async (changes: object) =>
    (await server.ask('staff', change, { id: _id, input: changes })).data?.updateTimelineEvent?.isUpdate;
  expect(await after({ isPinned: true })).toBe(false);
  expect(await after({ message: 'Other words' })).toBe(true);
});

it('shows a comment on the timeline as it is now: hidden from founders, in other words, or gone', async () => {
  const create = 'mutation ($input: CommentCreateInput!) { createComment(input: $input) { _id } }';
  const change = 'mutation ($id: ID!, $input: CommentUpdateInput!) { updateComment(id: $id, input: $input) { _id } }';
  const read = `{ startupEvents(startupId: "s1", eventType: ["comment"]) { results { ... on TimelineEvent { message } } } }`;
  const seenBy = async (user: string) =>
    messagesOf((await server.ask(user, read)).data?.startupEvents?.results).filter((text) => /plan/.test(String(text)));
  const made = await server.ask('staff', create, { input: { startup: 's1', text: 'A bold plan' } });
  const id = textIn(made.data?.createComment?._id);
  expect(await seenBy('cof1')).toEqual(['A bold plan']);
  const say = async (input: object) =>
    expect((await server.ask('staff', change, { id, input })).errors).toBeUndefined();
  await say({ text: 'A plan too bold', isPrivate: true });
  expect(await seenBy('cof1')).toEqual([]);
  expect(await seenBy('staff')).toEqual(['A plan too bold']);
  await say({ isPrivate: false });
  expect(await seenBy('cof1')).toEqual(['A plan too bold']);
  await server.ask('staff', 'mutation ($id: ID!) { deleteComment(id: $id) }', { id });
  expect(await seenBy('staff')).toEqual([]);
});
