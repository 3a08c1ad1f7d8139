import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';

let server: TestServer;

const download = (token: string | null, tenant = 'red') =>
  server.call('/api/coachingsessions', { tenant, ...(token && { headers: { authorization: `Bearer ${token}` } }) });

beforeAll(async () => {
  server = await startTestServer();
  for (const tenant of ['red', 'blue']) {
    await server.database.withTenant(tenant, async (tx) => {
      await sql`insert into startup (tenant_id, id, name) values (${tenant}, 's1', ${`${tenant} Acme`})`.execute(tx);
      await sql`insert into coaching_session (tenant_id, id, name, startup_id, start_time, expected_duration, notes)
        values (${tenant}, 'c1', '=cmd()', 's1', '2026-05-10T09:00:00Z', 45, 'first, second'),
          (${tenant}, 'c2', ${`Kick-off ${tenant}`}, 's1', '2026-05-11T09:00:00Z', 30, null)`.execute(tx);
    });
  }
}, 60_000);
afterAll(() => server.close());

describe('GET /api/coachingsessions', () => {
  it('gives those who may export the sessions they may read, as a file for spreadsheets', async () => {
    const answer = await download(await server.signIn('admin@red.test'));
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toContain('coaching-sessions.csv');
    const [head, ...rows] = answer.text.trim().split('\r\n');
    expect(head).toContain('Session name,Startup,Type');
    expect(head).toMatch(/,Starts \([A-Z]\w+(\/\w+)?\),Ends \(/);
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatch(/^Kick-off red,red Acme,Scheduled coaching session,Planned,2026-05-11 \d\d:\d\d,/);
    expect(rows[1]).toMatch(/^'=cmd\(\),.*"first, second",,$/);
    expect(answer.text).not.toContain('blue');
  });

  it('says all of it in the language of whoever downloads it, with what was agreed on', async () => {
    const token = await server.signIn('admin@red.test');
    await server.database.withTenant('red', (tx) =>
      sql`insert into action_item (tenant_id, id, name, session_id, due_date, is_done)
        values ('red', 'a1', 'Call', 'c2', '2026-06-01', false), ('red', 'a2', 'Write', 'c2', '2026-06-02', true)`.execute(
        tx,
      ),
    );
    const { text } = await server.call('/api/coachingsessions', {
      tenant: 'red',
      headers: { authorization: `Bearer ${token}`, 'accept-language': 'de' },
    });
    const [head = '', row = ''] = text.trim().split('\r\n');
    expect(head).toContain('Offene Aufgaben,Erledigte Aufgaben');
    expect(row).toContain('Geplant,');
    expect(row).toContain('2026-05-11 ');
    expect(row).toMatch(/Call · 2026-06-01,Write · 2026-06-02$/);
  });

  it('refuses visitors, roles without the permission and ended tokens', async () => {
    expect((await download(null)).status).toBe(401);
    expect((await download('made-up')).status).toBe(401);
    expect((await download(await server.signIn('mentor@red.test'))).status).toBe(403);
    expect((await server.call('/api/coachingsessions', { method: 'POST', body: {} })).status).toBe(405);
  });
});
