/** Three months in the life of an organisation without demo rows, over the change of the clocks (issue: a clock). */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EntityServer, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';

const zones = ['Europe/Berlin', 'Australia/Sydney', 'America/New_York'] as const;
const HOUR_MS = 3_600_000;
const begins = Date.parse('2027-02-10T00:00:00.000Z');
const ends = Date.parse('2027-05-10T00:00:00.000Z');

describe.each(zones)('three months in %s', (zone) => {
  let server: EntityServer;
  /** What happened at which local time: `2027-03-01 00:15 metrics cof1`. */
  const lines: string[] = [];

  beforeAll(async () => {
    server = await startEntityServer(async (tx) => {
      await seedPeople(tx);
      await sql`insert into incubator (tenant_id, id, name, slug, timezone) values ('t1', 't1', 'Test', 't1', ${zone})`.execute(
        tx,
      );
      await sql`update "user" set validated = true, timezone = ${zone}, digest = case when id = 'cof2' then 'WEEKLY' end`.execute(
        tx,
      );
      await sql`update startup set status = case when id = 's3' then 'archived' else 'active' end`.execute(tx);
      await sql`insert into metric (tenant_id, id, title, key, name, unit_of_measure, is_top_level, is_active, tracking_recurrence)
        values ('t1', 'm1', 'Revenue', 'm1', '[]', '{"unitType": "MONETARY"}', true, true, '{"amount": 1, "type": "MONTHLY"}'),
          ('t1', 'm2', 'Team', 'm2', '[]', '{"unitType": "EMPLOYEE"}', false, true, '{"amount": 3, "type": "MONTHLY"}'),
          ('t1', 'm3', 'By hand', 'm3', '[]', '{"unitType": "USER"}', false, true, null)`.execute(tx);
      await sql`insert into coaching_session (tenant_id, id, name, startup_id, coachs_ids, attendees_ids, status, start_time, end_time, expected_duration)
        values ('t1', 'c1', 'Pricing', 's1', '{mentor}', '{cof1}', 'planned', '2027-03-30T09:00:00Z', '2027-03-30T10:00:00Z', 60)`.execute(
        tx,
      );
      await sql`insert into coaching_invitation (tenant_id, id, session_id, status, invitees_ids, expires)
        values ('t1', 'i1', 'c1', 'pending', '{cof1}', '2027-03-20T12:00:00Z'),
          ('t1', 'i2', 'c1', 'pending', '{cof1b}', null)`.execute(tx);
      await sql`insert into incubator_event (tenant_id, id, title, event_type, status, participants_ids, hosts_ids, start_time, end_time)
        values ('t1', 'e1', 'Demo day', 'DEMO_DAY', 'published', '{cof2}', '{staff}', '2027-04-06T15:00:00Z', '2027-04-06T18:00:00Z'),
          ('t1', 'e2', 'Untitled event', 'WORKSHOP', 'draft', '{}', '{staff}', null, null)`.execute(tx);
      await sql`update incubator_event set created_at = '2027-02-10T00:00:00Z' where id = 'e2'`.execute(tx);
    }, zone);
    for (let now = begins; now <= ends; now += 3 * HOUR_MS) {
      await server.tick(new Date(now));
      // One startup reports in March, and the other never does.
      if (now === Date.parse('2027-03-08T00:00:00.000Z')) await report('s1');
      await collect(new Date(now));
    }
  }, 300_000);
  afterAll(() => server?.close());

  const wall = new Intl.DateTimeFormat('sv', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });

  /** What was written since the last hour. */
  async function collect(now: Date): Promise<void> {
    await server.database.withTenant('t1', async (tx) => {
      const { rows } = await sql<{ line: string }>`
        with gone as (delete from mail returning recipient, subject, text_body),
          noted as (delete from notification_recipient returning user_id, notification_id),
          ended as (update coaching_invitation set message = 'seen' where status <> 'pending' and message is null returning id, status),
          tasks as (update task set tag = 'asset' where tag is null returning id, task_type)
        select 'mail ' || split_part(recipient, '@', 1) || ': ' || split_part(text_body, ':', 1) as line from gone
        union all select 'notification ' || user_id || ': ' || n.notification_type from noted join notification n on n.id = notification_id
        union all select 'invitation ' || id || ': ' || status from ended
        union all select 'task ' || a.user_id || ': ' || t.task_type from tasks t join task_assignee a on a.task_id = t.id
        order by 1`.execute(tx);
      for (const { line } of rows) lines.push(`${wall.format(now)} ${line.replaceAll('\n', ' ')}`);
    });
  }

  async function report(startup: string): Promise<void> {
    const { rows } = await server.database.withTenant('t1', (tx) =>
      sql<{ id: string }>`select id from metric_data_item where startup_id = ${startup} and value is null`.execute(tx),
    );
    const data = rows.map(({ id }) => ({ metricDataId: id, value: 7 }));
    const answer = await server.ask('cof1', SET_VALUES, { data });
    expect(answer.errors).toBeUndefined();
  }

  it('brings what is expected, when it is expected, and nothing else', () => {
    expect(lines).toMatchSnapshot();
  });
});

const SET_VALUES = `mutation ($data: [MetricDataValueInput!]!) { setMetricDataValues(data: $data) { _id } }`;
