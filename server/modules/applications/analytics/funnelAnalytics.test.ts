/** How a funnel fares, told from what has really happened in it. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ApplicationServer, problems, startApplicationServer } from '../testing/applicationServer.ts';

let server: ApplicationServer;
const ids: Record<string, string> = {};

beforeAll(async () => {
  server = await startApplicationServer();
  await server.rows(sql`insert into funnel_round (tenant_id, id, name, funnel_id, position, kind) values
    ('t1', 'r2', 'Interview', 'fu1', 2, 'meeting'), ('t1', 'r3', 'Board', 'fu1', 3, 'decision')`);
  for (const name of ['Ada', 'Bea', 'Cid', 'Dot']) ids[name] = await server.handedIn('applicant', name);
  await server.draftOf('applicant', 'Eve');
  await server.rows(
    sql`update application set submitted_at = now() - interval '6 days', round_id = 'r1' where status <> 'draft'`,
  );
  const move = 'mutation ($id: ID!, $round: ID) { updateApplication(id: $id, input: { round: $round }) { _id } }';
  for (const name of ['Ada', 'Bea']) await server.ask('admin', move, { id: ids[name], round: 'r2' });
  await server.rows(sql`update application_activity set created_at = now() - interval '4 days' where kind = 'moved'`);
  await server.ask('admin', move, { id: ids.Ada, round: 'r3' });
  await server.rows(sql`update application set score = 7.5, source = 'referral' where startup_name = 'Ada'`);
  await server.rows(sql`update application set score = 10, source = 'website' where startup_name in ('Bea', 'Cid')`);
  await server.rows(sql`update application set source = null where startup_name = 'Dot'`);
  const accept = 'mutation ($id: ID!) { decideApplication(applicationId: $id, action: accept) { _id } }';
  await server.ask('admin', accept, { id: ids.Ada });
}, 60_000);
afterAll(() => server.close());

const query = `{ funnelAnalytics(funnelId: "fu1") { handedIn accepted rounds { name reached passedOn medianDays }
  sources { source count accepted } scores { from count } } }`;

it('counts how far applications came, and how long they stood in each round', async () => {
  const { handedIn, accepted, rounds } = (await server.ask('admin', query)).data?.funnelAnalytics ?? {};
  expect([handedIn, accepted]).toEqual([4, 1]);
  expect(rounds).toEqual([
    // Two went on after two days, two have stood there for six.
    { name: 'Form', reached: 4, passedOn: 2, medianDays: 4 },
    // One went on after four days, one has stood there for four.
    { name: 'Interview', reached: 2, passedOn: 1, medianDays: 4 },
    { name: 'Board', reached: 1, passedOn: 1, medianDays: 0 },
  ]);
});

it('says where applications come from, those accepted too, and how they are scored', async () => {
  const { sources, scores } = (await server.ask('admin', query)).data?.funnelAnalytics ?? {};
  expect(sources).toEqual([
    { source: 'website', count: 2, accepted: 0 },
    { source: 'referral', count: 1, accepted: 1 },
    { source: null, count: 1, accepted: 0 },
  ]);
  expect(scores).toEqual([
    { from: 7, count: 1 },
    { from: 9, count: 2 },
  ]);
});

it('says how much each evaluator has, so that done, left and stepped aside add up', async () => {
  const work = '{ funnelAnalytics(funnelId: "fu1") { evaluators { given done left steppedAside } } }';
  for (const [at, name] of ['Ada', 'Bea', 'Cid', 'Dot'].entries()) {
    await server.rows(sql`insert into evaluation (tenant_id, id, application_id, evaluator_id, status)
      values ('t1', ${`ev${at}`}, ${ids[name]}, 'mentor', ${['submitted', 'declined'][at] ?? 'pending'})`);
  }
  expect((await server.ask('admin', work)).data?.funnelAnalytics?.evaluators).toEqual([
    { given: 4, done: 1, left: 2, steppedAside: 1 },
  ]);
});

it('counts an acceptance for the round it was made out of, never for a later one', async () => {
  const { rows } = server;
  await rows(sql`insert into funnel (tenant_id, id, name, program_id, status)
    select tenant_id, 'fu3', 'Quick', program_id, status from funnel where id = 'fu1'`);
  await rows(sql`insert into funnel_round (tenant_id, id, name, funnel_id, position, kind) values
    ('t1', 'q1', 'Form', 'fu3', 1, 'form'), ('t1', 'q2', 'Jury', 'fu3', 2, 'meeting'), ('t1', 'q3', 'Dive', 'fu3', 3, 'meeting')`);
  const stand = [
    ['q2', 'accepted'],
    ['q2', 'accepted'],
    ['q2', 'accepted'],
    ['q2', 'submitted'],
    ['q3', 'submitted'],
  ];
  for (const [at, [round, status]] of stand.entries()) {
    await rows(sql`insert into application (tenant_id, id, funnel_id, round_id, status, startup_name, submitted_at)
      values ('t1', ${`q-${at}`}, 'fu3', ${round}, ${status}, ${`Quick ${at}`}, now())`);
  }
  const { rounds } = (await server.ask('admin', query.replace('fu1', 'fu3'))).data?.funnelAnalytics ?? {};
  expect(rounds).toMatchObject([
    { name: 'Form', reached: 5, passedOn: 5 },
    { name: 'Jury', reached: 5, passedOn: 4 },
    { name: 'Dive', reached: 1, passedOn: 0 },
  ]);
});

it('is for those who may see the dashboard, of what they may read', async () => {
  expect(problems(await server.ask('cof1', query))).toBe('ForbiddenError');
  const other = query.replace('fu1', 'fu2');
  expect((await server.ask('admin', other)).data?.funnelAnalytics).toMatchObject({
    handedIn: 0,
    rounds: [],
    scores: [],
  });
});
