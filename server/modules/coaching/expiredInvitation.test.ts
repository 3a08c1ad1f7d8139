/** An invitation that nobody answers in time. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type EntityServer, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';
import { toldSince } from './testing/toldSince.ts';

const day = (of: number, hour = 0) => new Date(Date.UTC(2030, 5, of, hour));

let server: EntityServer;
beforeAll(async () => {
  server = await startEntityServer(async (tx) => {
    await seedPeople(tx);
    await sql`insert into incubator (tenant_id, id, name, slug) values ('t1', 't1', 'Test', 't1')`.execute(tx);
    await sql`update "user" set validated = true`.execute(tx);
    await sql`insert into coaching_session (tenant_id, id, name, startup_id, status, start_time, end_time, coachs_ids)
      select 't1', 'cs' || n, 'Goals', 's1', 'planned', '2030-06-20T09:00:00Z'::timestamptz + n * interval '1 hour',
        '2030-06-20T09:30:00Z'::timestamptz + n * interval '1 hour', '{mentor}' from generate_series(1, 3) n`.execute(
      tx,
    );
    await sql`insert into coaching_invitation (tenant_id, id, session_id, status, invitees_ids, expires)
      values ('t1', 'dated', 'cs1', 'pending', '{cof1}', ${day(12, 12).toISOString()}),
        ('t1', 'undated', 'cs2', 'pending', '{cof1}', null),
        ('t1', 'answered', 'cs3', 'accepted', '{cof1}', ${day(12, 12).toISOString()})`.execute(tx);
  });
  // The clock begins with the first time that it looks.
  await server.tick(day(11));
}, 60_000);
afterAll(() => server?.close());

async function states(): Promise<Record<string, string>> {
  const { rows } = await server.database.withTenant('t1', (tx) =>
    sql<{ id: string; status: string }>`select id, status from coaching_invitation`.execute(tx),
  );
  return Object.fromEntries(rows.map(({ id, status }) => [id, status]));
}

it('waits until its last moment, and then expires: its coach is told, once', async () => {
  await server.tick(day(12, 11));
  expect(await states()).toEqual({ dated: 'pending', undated: 'pending', answered: 'accepted' });
  expect(await toldSince(server)).toEqual([]);
  await server.tick(day(12, 12));
  expect(await states()).toEqual({ dated: 'expired', undated: 'pending', answered: 'accepted' });
  expect(await toldSince(server)).toEqual(['mentor: startup.invitationExpired']);
  await server.tick(day(13));
  expect(await toldSince(server)).toEqual([]);
});

it('without a last moment expires when its session begins', async () => {
  await server.tick(day(20, 10));
  await toldSince(server);
  await server.tick(day(20, 11));
  expect(await states()).toMatchObject({ undated: 'expired' });
  expect(await toldSince(server)).toContain('mentor: startup.invitationExpired');
});

it('says in the words of its reader that nobody has answered', async () => {
  await server.database.withTenant('t1', (tx) =>
    sql`update coaching_invitation set status = 'pending', expires = ${day(21).toISOString()} where id = 'dated'`.execute(
      tx,
    ),
  );
  await server.tick(day(21, 1));
  const { data } = await server.ask(
    'mentor',
    '{ all: paginatedNotifications(pageSize: 1) { notifications { notification { notificationType message url } } } }',
  );
  expect(data?.all?.notifications).toEqual([
    {
      notification: {
        notificationType: 'meetingChangedStaff',
        message: 'Nobody has answered the invitation to the session Goals in time',
        url: '/coaching/session/cs1/invitation',
      },
    },
  ]);
});
