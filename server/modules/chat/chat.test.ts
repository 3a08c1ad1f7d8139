/** Rooms of startups and programs: who is in them, what they see, and what they are told of. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EntityServer, everySwitchOn, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';
import { listIn, textIn } from '#server/testing/readJson.ts';

let server: EntityServer;
const run = (query: ReturnType<typeof sql>) =>
  server.database.withTenant('t1', async (tx) => (await query.execute(tx)).rows as Record<string, unknown>[]);

beforeAll(async () => {
  server = await startEntityServer(async (tx) => {
    await seedPeople(tx);
    await sql`insert into incubator (tenant_id, id, name, slug, timezone, switches)
      values ('t1', 't1', 'Test', 't1', 'UTC', ${JSON.stringify(everySwitchOn)}::jsonb)`.execute(tx);
    await sql`insert into program (tenant_id, id, name, slug) values ('t1', 'p1', 'Climate', 'climate')`.execute(tx);
    await sql`update startup set program_id = 'p1' where id in ('s1', 's3')`.execute(tx);
  });
}, 60_000);
afterAll(() => server.close());

const SEND =
  'mutation ($room: ID!, $text: String!) { sendChatMessage(roomId: $room, text: $text) { _id authorName text } }';
const READ = 'mutation ($room: ID!) { markChatRead(roomId: $room) { unread } }';
const MESSAGES =
  'query ($room: ID!, $before: DateTime) { chatMessages(roomId: $room, before: $before) { hasMore posts { text createdAt } } }';
const send = (user: string, room: string, text: string) => server.ask(user, SEND, { room, text });
const rooms = async (user: string, search?: string) => {
  const text = 'query ($search: String) { chatRooms(search: $search) { _id name unread lastText } }';
  const { data, errors } = await server.ask(user, text, { search });
  expect(errors).toBeUndefined();
  return listIn(data?.chatRooms);
};
const said = async (user: string, room: string) =>
  listIn((await server.ask(user, MESSAGES, { room })).data?.chatMessages?.posts).map(({ text }) => text);
const told = async () =>
  (
    await run(sql`with seen as (delete from notification_recipient returning user_id, notification_id)
      select user_id as who from seen join notification n on n.id = notification_id where n.text_key = 'chat.message' order by 1`)
  ).map(({ who }) => who);

describe('who is in a room', () => {
  it('are the people of a startup, who looks after it, and the organisers; of a program those of its startups', async () => {
    expect((await rooms('cof1')).map(({ _id }) => _id).toSorted()).toEqual(['program.p1', 'startup.s1']);
    expect((await rooms('mentor')).map(({ _id }) => _id).toSorted()).toEqual(['program.p1', 'startup.s1']);
    expect((await rooms('cof2')).map(({ _id }) => _id)).toEqual(['startup.s2']);
    expect(await rooms('staff')).toHaveLength(4);
    expect((await rooms('staff', 'bir')).map(({ name }) => name)).toEqual(['Birch']);
    const refused = await server.ask('applicant', '{ chatRooms { _id } }');
    expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'ForbiddenError' });
  });

  it('is nobody else: a room of others is as one that is not there', async () => {
    await send('cof1', 'startup.s1', 'Our runway is three months');
    for (const room of ['startup.s1', 'program.p1', 'startup.none', 'nonsense']) {
      for (const [text, variables] of [
        [MESSAGES, { room }],
        [SEND, { room, text: 'Hello' }],
        [READ, { room }],
      ] as const) {
        const answer = await server.ask('cof2', text, variables);
        expect(answer.errors?.[0]?.extensions, `${room} ${text}`).toMatchObject({ code: 'NotFoundError' });
      }
    }
    expect((await server.ask('cof2', '{ chatRoom(roomId: "startup.s1") { name } }')).data?.chatRoom).toBeNull();
  });

  it('are organisers in those of their own only, where the organisation says so; who may set that is in all', async () => {
    await run(sql`update incubator set chat_with_assigned_only = true`);
    expect(await rooms('staff')).toEqual([]);
    expect((await send('staff', 'startup.s1', 'Hello')).errors).toBeDefined();
    expect(await rooms('admin')).toHaveLength(4);
    await run(sql`update incubator set chat_with_assigned_only = false`);
  });

  it('is told by the rights of a role', async () => {
    const override = (criterion: string) =>
      run(
        sql`update role set overrides = ${JSON.stringify({ 'CHAT:USER_ACCESS': criterion })}::jsonb where id = 'r-Staff'`,
      );
    await override('ASSIGNED');
    expect(await rooms('staff')).toEqual([]);
    await override('NONE');
    expect((await server.ask('staff', '{ chatRooms { _id } }')).errors).toBeDefined();
    await run(sql`update role set overrides = null where id = 'r-Staff'`);
  });
});

describe('what is said', () => {
  beforeEach(async () => {
    await run(sql`delete from chat_message`);
    await run(sql`delete from chat_reading`);
    await told();
  });

  it('stands there with who and when, and counts as unread for the others until they look', async () => {
    const answer = await send('cof1', 'startup.s1', '  Shall we meet?  ');
    expect(answer.data?.sendChatMessage).toMatchObject({ authorName: 'Cora One', text: 'Shall we meet?' });
    await send('cof1', 'startup.s1', 'On Monday');
    expect(await said('mentor', 'startup.s1')).toEqual(['On Monday', 'Shall we meet?']);
    expect((await rooms('mentor'))[0]).toMatchObject({ _id: 'startup.s1', unread: 2, lastText: 'On Monday' });
    expect((await rooms('cof1'))[0]).toMatchObject({ _id: 'startup.s1', unread: 0 });
    // Who is in every room is not told of what goes on in those that are not theirs.
    expect((await rooms('staff'))[0]).toMatchObject({ _id: 'startup.s1', unread: 0 });
    expect((await server.ask('mentor', READ, { room: 'startup.s1' })).data?.markChatRead).toEqual({ unread: 0 });
  });

  it('is never empty', async () => {
    expect((await send('cof1', 'startup.s1', '   ')).errors?.[0]?.extensions).toMatchObject({
      code: 'ValidationError',
    });
  });

  it('is told once to the others of the room until they have read it, and not to who does not want to be told', async () => {
    await send('cof1', 'startup.s1', 'One');
    await run(sql`update "user" set chat_notification = false where id = 'cof1b'`);
    const first =
      await run(sql`select user_id from notification_recipient r join notification n on n.id = r.notification_id
      where n.text_key = 'chat.message' order by 1`);
    expect(first).toEqual([{ user_id: 'cof1b' }, { user_id: 'mentor' }]);
    await send('cof1', 'startup.s1', 'Two');
    expect(await told()).toEqual(['cof1b', 'mentor']);
    await send('cof1', 'startup.s1', 'Three');
    expect(await told()).toEqual(['mentor']);
    await send('staff', 'startup.s1', 'I read along');
    expect(await told()).toEqual(['cof1', 'mentor']);
    // Who has written in a room is in the conversation.
    await send('cof1', 'startup.s1', 'Good');
    expect(await told()).toEqual(['mentor', 'staff']);
    await send('cof1', 'program.p1', 'To all of the program');
    expect(await told()).toEqual(['mentor']);
    await run(sql`update "user" set chat_notification = true where id = 'cof1b'`);
  });

  it('is read with its notification', async () => {
    await send('cof1', 'startup.s1', 'One');
    await server.ask('mentor', READ, { room: 'startup.s1' });
    expect(await run(sql`select user_id from notification_recipient where not is_read order by 1`)).toEqual([
      { user_id: 'cof1b' },
    ]);
  });

  it('arrives live where one is in the room, and nowhere else', async () => {
    const text = 'subscription { chatMessageSent { roomId text } }';
    const [mentor, other] = [await server.watch('mentor', text), await server.watch('cof2', text)];
    const [seen, heard] = [mentor[Symbol.asyncIterator](), other[Symbol.asyncIterator]()];
    const [arrives, own] = [seen.next(), heard.next()];
    await send('cof1', 'startup.s1', 'Live');
    await send('cof2', 'startup.s2', 'Among ourselves');
    expect((await arrives).value.data?.chatMessageSent).toEqual({ roomId: 'startup.s1', text: 'Live' });
    expect((await own).value.data?.chatMessageSent).toEqual({ roomId: 'startup.s2', text: 'Among ourselves' });
    await Promise.all([seen.return?.(), heard.return?.()]);
  });

  it('is counted for the badge until its room is read, by the one who did not write it', async () => {
    const unread = async (user: string) => (await server.ask(user, '{ chatUnread }')).data?.chatUnread;
    for (const user of ['cof1', 'mentor']) {
      for (const room of ['startup.s1', 'program.p1']) await server.ask(user, READ, { room });
    }
    await send('cof1', 'startup.s1', 'One');
    await send('cof1', 'program.p1', 'Two');
    expect([await unread('mentor'), await unread('cof1'), await unread('cof2')]).toEqual([2, 0, 0]);
    await server.ask('mentor', READ, { room: 'startup.s1' });
    expect(await unread('mentor')).toBe(1);
    // Who is in every room hears of those that they have read.
    await send('cof2', 'startup.s2', 'Three');
    const before = Number(await unread('admin'));
    await server.ask('admin', READ, { room: 'startup.s2' });
    await send('cof2', 'startup.s2', 'Four');
    expect(Number(await unread('admin'))).toBe(before + 1);
  });

  it('is deleted by who wrote it and by who may moderate, and is gone at once for the others', async () => {
    const remove = 'mutation ($id: ID!) { deleteChatMessage(id: $id) { _id roomId } }';
    const sentBy = async (user: string, text: string) =>
      textIn((await send(user, 'startup.s1', text)).data?.sendChatMessage?._id);
    const [own, theirs] = [await sentBy('cof1', 'A slip'), await sentBy('cof1', 'Something rude')];
    const watched = await server.watch('mentor', 'subscription { chatMessageDeleted { _id roomId } }');
    const elsewhere = await server.watch('cof2', 'subscription { chatMessageDeleted { _id roomId } }');
    const [seen, heard] = [watched[Symbol.asyncIterator](), elsewhere[Symbol.asyncIterator]()];
    const [goes, never] = [seen.next(), heard.next()];
    expect((await server.ask('mentor', remove, { id: own })).errors?.[0]?.extensions?.code).toBe('ForbiddenError');
    expect((await server.ask('cof2', remove, { id: own })).errors?.[0]?.extensions?.code).toBe('NotFoundError');
    expect((await server.ask('cof1', remove, { id: own })).errors).toBeUndefined();
    expect((await goes).value.data?.chatMessageDeleted).toEqual({ _id: own, roomId: 'startup.s1' });
    expect((await server.ask('admin', remove, { id: theirs })).errors).toBeUndefined();
    expect(await said('mentor', 'startup.s1')).not.toContain('A slip');
    expect(await said('mentor', 'startup.s1')).not.toContain('Something rude');
    expect((await server.ask('cof1', remove, { id: own })).errors?.[0]?.extensions?.code).toBe('NotFoundError');
    await Promise.all([seen.return?.(), heard.return?.()]);
    expect((await never).done).toBe(true);
  });

  it('is quoted nowhere once it is deleted', async () => {
    await told();
    const sent = await send('cof1', 'startup.s1', 'My password is hunter2');
    const said = () =>
      run(sql`select concat_ws(' | ', n.message, n.text_values ->> 'words', r.message) as text
        from notification_recipient r join notification n on n.id = r.notification_id where r.user_id = 'mentor'`);
    expect(String((await said())[0]?.text)).toContain('hunter2');
    const id = textIn(sent.data?.sendChatMessage?._id);
    await server.ask('cof1', 'mutation ($id: ID!) { deleteChatMessage(id: $id) { _id } }', { id });
    const left = await said();
    expect(left).toHaveLength(1);
    expect(String(left[0]?.text)).not.toContain('hunter2');
    await told();
  });

  it('is read page by page', async () => {
    await run(sql`insert into chat_message (tenant_id, id, text, startup_id, created_at)
      select 't1', 'm' || n, 'Message ' || n, 's1', timestamptz '2026-01-01' + n * interval '1 minute' from generate_series(1, 60) n`);
    const first = (await server.ask('cof1', MESSAGES, { room: 'startup.s1' })).data?.chatMessages;
    expect(first).toMatchObject({ hasMore: true });
    const posts = listIn(first?.posts);
    expect([posts.length, posts[0]?.text, posts.at(-1)?.text]).toEqual([50, 'Message 60', 'Message 11']);
    const before = textIn(posts.at(-1)?.createdAt);
    const second = (await server.ask('cof1', MESSAGES, { room: 'startup.s1', before })).data?.chatMessages;
    expect([second?.hasMore, listIn(second?.posts).length]).toEqual([false, 10]);
  });
});

it('is closed where the switch is off', async () => {
  await run(sql`update incubator set switches = switches || '{"groupChat": false}'`);
  const answer = await server.ask('cof1', '{ chatRooms { _id } }');
  expect(answer.errors).toBeDefined();
});
