import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EntityServer, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';
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
