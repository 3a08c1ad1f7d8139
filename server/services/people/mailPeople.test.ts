import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';

let server: TestServer;

/** In tenant red these mails are wanted, in blue they are not; all else is equal. */
beforeAll(async () => {
  server = await startTestServer();
  await server.database.withSystem(async (tx) => {
    const on = { dataCollection: true };
    const switches = { red: { ...on, emailEvents: true, reminderEmails: true }, blue: on };
    for (const [tenant, own] of Object.entries(switches)) {
      await sql`update incubator set switches = ${JSON.stringify(own)}::jsonb where id = ${tenant}`.execute(tx);
      await sql`insert into startup (tenant_id, id, name) values (${tenant}, 's1', 'Acme')`.execute(tx);
      await sql`update "user" set startups_ids = '{s1}', language = 'fr' where id = ${`${tenant}-cofounder`}`.execute(
        tx,
      );
      await sql`insert into "user" (tenant_id, id, first_name, email, status, validated, role_id, startups_ids)
        values (${tenant}, ${`${tenant}-new`}, 'New', ${`new@${tenant}.test`}, 'Active', false, 'cofounder', '{s1}')`.execute(
        tx,
      );
      await sql`insert into incubator_event (tenant_id, id, title, status, start_time)
        values (${tenant}, 'e1', 'Pitch <night>', 'published', '2099-01-01')`.execute(tx);
    }
  });
}, 60_000);
afterAll(() => server.close());

async function ask(tenant: string, account: string, query: string, variables: object = {}): Promise<void> {
  const token = await server.signIn(`${account}@${tenant}.test`, tenant);
  const { json } = await server.graphql(query, { tenant, token, variables });
  expect(json.errors).toBeUndefined();
}

const REGISTER = 'mutation { registerForIncubatorEvent(eventId: "e1") { _id } }';
const LEAVE = 'mutation { cancelEventRegistration(eventId: "e1") { _id } }';
const REQUEST = 'mutation ($input: PendingDataFormCreateInput!) { createPendingDataForm(input: $input) { _id } }';
const request = { input: { startup: 's1', type: 'CATEGORIZATION', date: '2026-05-01T00:00:00Z' } };

describe('mails about what happens', () => {
  it('go to whoever registers for an event and withdraws, in their language, where these mails are on', async () => {
    for (const tenant of ['red', 'blue']) {
      await ask(tenant, 'cofounder', REGISTER);
      await ask(tenant, 'cofounder', LEAVE);
    }
    await vi.waitFor(() => expect(server.mails).toHaveLength(2), 10_000);
    expect(server.mails.map(({ to }) => to)).toEqual(['cofounder@red.test', 'cofounder@red.test']);
    const [joined] = server.mails.filter(({ subject }) => subject.includes('inscrit'));
    expect(joined?.subject).toMatch(/^Pitch <night> : Vous/);
    expect(joined?.text).toContain('/events/e1');
    expect(joined?.html).toContain('Pitch &lt;night&gt;');
  });

  it('remind founders of figures that are asked for, those with a confirmed address, where reminders are on', async () => {
    const before = server.mails.length;
    await ask('blue', 'admin', REQUEST, request);
    await ask('red', 'admin', REQUEST, request);
    await vi.waitFor(() => expect(server.mails.length).toBeGreaterThan(before), 10_000);
    await new Promise((resolve) => setTimeout(resolve, 300));
    const [reminder, ...more] = server.mails.slice(before);
    expect(more).toEqual([]);
    expect(reminder).toMatchObject({ to: 'cofounder@red.test', subject: expect.stringContaining('Acme') });
  });
});
