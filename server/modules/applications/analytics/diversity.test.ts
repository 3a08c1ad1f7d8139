/** Who applied and who was accepted, by what they chose in own fields and say in the categorization (issue 15 §10). */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ApplicationServer, startApplicationServer } from '../testing/applicationServer.ts';

let server: ApplicationServer;

const regions = ['eu', 'as', 'af'];
const choices = [
  { value: 'eu', label: 'Europe' },
  { value: 'as', label: 'Asia' },
  { value: 'af', label: 'Africa' },
];

/** Forty applications: of Europe 20 with 10 accepted, of Asia 14 with 6, of Africa 6 with none. */
beforeAll(async () => {
  server = await startApplicationServer();
  await server.rows(sql`insert into custom_field (tenant_id, id, name, target, field_type, choices)
    values ('t1', 'region', 'Region', 'application', 'select_dropdown', ${JSON.stringify(choices)}::jsonb)`);
  await server.rows(sql`insert into startup (tenant_id, id, name)
    select 't1', 'v' || n, 'Venture ' || n from generate_series(1, 40) n`);
  await server.rows(sql`insert into application (tenant_id, id, startup_name, funnel_id, program_id, status, startup_id, submitted_at)
    select 't1', 'x' || n, 'Venture ' || n, 'fu1', 'p1',
      case when n <= 10 or n between 21 and 26 then 'accepted' else 'rejected' end,
      case when n <= 10 or n between 21 and 26 then 'v' || n end, now() from generate_series(1, 40) n`);
  await server.rows(sql`insert into custom_field_value (tenant_id, id, field_id, value, application_id)
    select 't1', 'w' || n, 'region', (${regions}::text[])[case when n <= 20 then 1 when n <= 34 then 2 else 3 end], 'x' || n
    from generate_series(1, 40) n`);
  // Eleven of the accepted say yes, five say no; one of them has said otherwise before. Those who were refused count for nothing.
  await server.rows(sql`insert into startup_categorization (tenant_id, id, startup_id, status, questions, updated_at)
    select 't1', 'g' || n, 'v' || n, 'completed',
      jsonb_build_array(jsonb_build_object('key', 'women', 'label', 'Led by women?', 'value', n < 22)), now()
    from generate_series(1, 30) n`);
  await server.rows(sql`insert into startup_categorization (tenant_id, id, startup_id, status, questions, updated_at) values
    ('t1', 'old', 'v1', 'completed', '[{"key": "women", "label": "Led by women?", "value": false}]', now() - interval '1 year'),
    ('t1', 'open', 'v2', 'open', '[{"key": "women", "label": "Led by women?", "value": null}]', now())`);
}, 60_000);
afterAll(() => server.close());

const analytics = async (user = 'admin') =>
  (
    await server.ask(
      user,
      `{ funnelAnalytics(funnelId: "fu1") {
        fields { name choices { label count accepted } } categorization { name choices { label count accepted } } } }`,
    )
  ).data?.funnelAnalytics;

it('says of each choice how many applied with it and how many of them were accepted', async () => {
  expect((await analytics())?.fields).toEqual([
    {
      name: 'Region',
      choices: [
        { label: 'Europe', count: 20, accepted: 10 },
        { label: 'Asia', count: 14, accepted: 6 },
        { label: 'Africa', count: 6, accepted: 0 },
      ],
    },
  ]);
});

it('says what the startups of the cohort say of themselves, each by what it said last', async () => {
  expect((await analytics())?.categorization).toEqual([
    {
      name: 'Led by women?',
      choices: [
        { label: 'yes', count: 11, accepted: 11 },
        { label: 'no', count: 5, accepted: 5 },
      ],
    },
  ]);
});

it('hides what only a few chose or were accepted with', async () => {
  await server.rows(sql`update application set status = 'rejected' where id in ('x25', 'x26')`);
  const found = await analytics();
  expect(found?.fields).toMatchObject([{ choices: [{ accepted: null }, { accepted: null }, { accepted: 0 }] }]);
  expect(found?.categorization).toMatchObject([{ choices: [{ accepted: null }, { accepted: null }] }]);
});
