/** Three months in the life of an organisation without demo rows, over the change of the clocks (issue: a clock). */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { instantOfWall } from '#domain/dates/zonedDays.ts';
import { type EntityServer, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';

const zones = ['Europe/Berlin', 'Australia/Sydney', 'America/New_York'] as const;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const begins = Date.parse('2027-02-10T00:00:00.000Z');
const DAYS = 89;
/** At which minutes of each day one looks, by the clock of the zone: right after what is done at night, in the early and the late morning, and between. */
const minutesOfDay = [20, 6 * 60, 7 * 60 + 40, 8 * 60 + 5, 12 * 60, 18 * 60];

/** What happened at which local time, by zone: `2027-03-01 00:20 task cof1: metrics "Update metrics" due 2027-03-11 23:59`. */
const lived = new Map<string, string[]>();

describe.each(zones)('three months in %s', (zone) => {
  let server: EntityServer;
  const lines: string[] = [];
  lived.set(zone, lines);

  beforeAll(async () => {
    server = await startEntityServer(async (tx) => {
      await seedPeople(tx);
      await sql`insert into incubator (tenant_id, id, name, slug, timezone) values ('t1', 't1', 'Test', 't1', ${zone})`.execute(
        tx,
      );
      await sql`update "user" set validated = true, timezone = ${zone}, digest = case id when 'cof2' then 'WEEKLY' when 'staff' then 'DAILY' end`.execute(
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
      // Nobody answers what is asked for, and nobody can apply through what is to open.
      await sql`insert into meeting_request (tenant_id, id, message, mentor_id, startup_id, requested_by_id, status, awaits, appointment_state, answer_by, start_time, end_time)
        values ('t1', 'r1', 'Our prices', 'mentor', 's1', 'cof1', 'pending', 'mentor', 'MEETING_REQUESTED', '2027-03-12T12:00:00Z', '2027-03-24T10:00:00Z', '2027-03-24T10:30:00Z')`.execute(
        tx,
      );
      await sql`insert into program (tenant_id, id, name, slug) values ('t1', 'spring', 'Spring', 'spring')`.execute(
        tx,
      );
      await sql`insert into funnel (tenant_id, id, name, program_id, status, admins_ids, opens_at, closes_at) values
        ('t1', 'fu1', 'Without a form', 'spring', 'draft', '{staff}', '2027-02-20', '2027-04-30'),
        ('t1', 'fu2', 'Closing', 'spring', 'open', '{staff}', null, '2027-03-31')`.execute(tx);
      await sql`update incubator_event set created_at = '2027-02-10T00:00:00Z' where id = 'e2'`.execute(tx);
    }, zone);
    for (let day = 0; day < DAYS; day += 1) {
      for (const minute of minutesOfDay) {
        // The reading of the zone's clock, as an instant.
        const now = new Date(instantOfWall(zone, begins + day * DAY_MS + minute * MINUTE_MS));
        await server.tick(now);
        // One startup reports in March, and the other never does.
        if (day === 26 && minute === minutesOfDay[0]) await report('s1');
        await collect(now);
      }
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
          requests as (update meeting_request set answer_words = 'seen' where status <> 'pending' and answer_words is null returning id, status),
          funnels as (update funnel set acceptance_email_subject = status
            where coalesce(acceptance_email_subject, '') <> status returning id, status),
          tasks as (update task set tag = 'asset' where tag is null returning id, task_type, name, due_date)
        select 'mail ' || split_part(recipient, '@', 1) || ': ' || subject || E'\n' || text_body as line from gone
        union all select 'notification ' || user_id || ': ' || n.notification_type || ' ' || n.text_key || ' ' || coalesce(n.text_values ->> 'name', '')
          from noted join notification n on n.id = notification_id
        union all select 'invitation ' || id || ': ' || status from ended
        union all select 'request ' || id || ': ' || status from requests
        union all select 'funnel ' || id || ': ' || status from funnels
        union all select 'task ' || a.user_id || ': ' || t.task_type || ' "' || t.name || '" due ' ||
            coalesce(to_char(t.due_date at time zone ${zone}, 'YYYY-MM-DD HH24:MI'), '–')
          from tasks t join task_assignee a on a.task_id = t.id
        order by 1`.execute(tx);
      for (const { line } of rows) lines.push(`${wall.format(now)} ${inOneLine(line)}`);
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

it('brings what follows the calendar of the organisation at the same local times in every zone', () => {
  // Each has its own name of a zone; what begins or ends at an instant does so at another local time.
  const ofTheCalendar = (lines: readonly string[]) =>
    lines
      .filter((line) => /Update metrics|figures|Set your availability|funnel/.test(line) && !/Demo day/.test(line))
      .map((line) => line.replaceAll(/\b(E[SD]T|AE[SD]T|GMT[+-]\d+)\b/g, '(zone)'));
  const [first = [], ...others] = [...lived.values()].map(ofTheCalendar);
  expect(first.length).toBeGreaterThan(80);
  for (const other of others) expect(other).toEqual(first);
});

const SET_VALUES = `mutation ($data: [MetricDataValueInput!]!) { setMetricDataValues(data: $data) { _id } }`;

/** All that a mail says, without the addresses it leads to. */
const inOneLine = (text: string): string =>
  text
    .replace(/https?:\/\/\S+/g, '(link)')
    .replace(/\s+/g, ' ')
    .trim();
