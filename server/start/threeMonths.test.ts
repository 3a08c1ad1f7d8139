/** Three months in the life of an organisation without demo rows, over the change of the clocks (issue: a clock). */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { instantOfWall } from '#domain/dates/zonedDays.ts';
import { type EntityServer, startEntityServer } from '#server/testing/entityServer.ts';
import { planAhead, seedQuarter } from './testing/seedQuarter.ts';

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
    server = await startEntityServer((tx) => seedQuarter(tx, zone), zone);
    await planAhead(server);
    for (let day = 0; day < DAYS; day += 1) {
      for (const minute of minutesOfDay) {
        // The reading of the zone's clock, as an instant.
        const now = new Date(instantOfWall(zone, begins + day * DAY_MS + minute * MINUTE_MS));
        await server.tick(now);
        await jobsDone();
        // One startup reports in March, and the other never does.
        if (day === 26 && minute === minutesOfDay[0]) await report('s1');
        await collect(now);
      }
    }
  }, 900_000);
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

  /** What the clock has made due is done by jobs, each in a moment of its own. */
  async function jobsDone(): Promise<void> {
    const isDue = () =>
      server.database.withTenant('t1', async (tx) => {
        const { rows } = await sql`select 1 from job where finished_at is null and failed_at is null
          and next_attempt_at <= now() limit 1`.execute(tx);
        return rows.length > 0;
      });
    await vi.waitFor(async () => expect(await isDue()).toBe(false), { timeout: 10_000, interval: 20 });
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
      .filter(
        (line) => /Update metrics|figures|Set your availability|funnel|milestone/.test(line) && !/Demo day/.test(line),
      )
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
