/** An evaluator hears of what they are given: once for a round, with its number and day, and without the applicants. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type EntityServer, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';
import { seedFunnel } from '../testing/seedFunnel.ts';
import { seedScoring } from '../testing/seedScoring.ts';

let server: EntityServer;

beforeAll(async () => {
  server = await startEntityServer(async (tx) => {
    await seedPeople(tx);
    await seedScoring(tx);
    await seedFunnel(tx, 'many', 6);
    await sql`update "user" set validated = true, language = 'de' where id = 'ev1'`.execute(tx);
    await sql`update "user" set validated = true where id = 'ev2'`.execute(tx);
  });
}, 60_000);
afterAll(() => server.close());

const rows = (query: ReturnType<typeof sql>) =>
  server.database.withTenant('t1', async (tx) => (await query.execute(tx)).rows as Record<string, unknown>[]);
const share = 'mutation ($input: DistributionInput!) { distributeEvaluations(input: $input) { given } }';
const shareOut = async (evaluators: readonly string[], perApplication: number) => {
  const input = { roundId: 'many-jury', evaluators, perApplication, dueDate: '2099-05-04' };
  expect((await server.ask('admin', share, { input })).errors).toBeUndefined();
};
const mails = () =>
  rows(sql`select recipient, subject, text_body as text from mail where id like 'scoring/%' order by recipient`);
const bell = (user: string) =>
  rows(sql`select n.message, n.url from notification_recipient r join notification n
    on n.tenant_id = r.tenant_id and n.id = r.notification_id where r.user_id = ${user} and not r.is_read`);
const url = '/applications/scoring?round=many-jury';

it('tells each once what was shared out, in their words', async () => {
  await shareOut(['ev1', 'ev2'], 2);
  expect(await bell('ev2')).toEqual([
    { message: 'Applications for you to evaluate in many – Jury (6), due: May 4, 2099', url },
  ]);
  const written = await mails();
  expect(written.map(({ subject }) => subject)).toEqual([
    'Bewerbungen, die Sie bewerten sollen (many – Jury, 6), fällig: 4. Mai 2099',
    'Applications for you to evaluate in many – Jury (6), due: May 4, 2099',
  ]);
  for (const { text } of written) {
    expect(text).toContain(url);
    expect(text).not.toContain('Startup');
  }
});

it('says the number anew where more is given before anybody has read it, instead of both', async () => {
  await rows(sql`insert into application (tenant_id, id, startup_name, funnel_id, program_id, founder_email, status, number)
    values ('t1', 'many-7', 'Startup 7', 'many', 'p1', 'seven@t1.test', 'under_review', 7)`);
  await shareOut(['ev1', 'ev2'], 2);
  expect(await bell('ev2')).toMatchObject([{ message: expect.stringContaining('(7)') }]);
  expect(await mails()).toHaveLength(2);
});

it('tells nobody who shares out to themselves, nor of nothing', async () => {
  await shareOut(['ev1', 'ev2'], 2);
  expect(await bell('ev2')).toHaveLength(1);
  expect(await bell('admin')).toEqual([]);
});

it('is taken back when all is handed in, decided or closed: nobody is called to what is done', async () => {
  const decide = 'mutation ($id: ID!) { decideApplication(applicationId: $id, action: reject) { _id } }';
  for (const at of [1, 2, 3, 4, 5, 6])
    expect((await server.ask('admin', decide, { id: `many-${at}` })).errors).toBeUndefined();
  expect(await bell('ev2')).toHaveLength(1);
  // Of the last one, ev1's is handed in, and ev2's goes with its decision.
  const update = 'mutation ($id: ID!) { updateEvaluation(id: $id, input: { status: submitted }) { _id } }';
  const [last] = await rows(sql`select id from evaluation where application_id = 'many-7' and evaluator_id = 'ev1'`);
  expect((await server.ask('admin', update, { id: last?.id })).errors).toBeUndefined();
  expect([await bell('ev1'), (await mails()).length]).toEqual([[], 1]);
  expect((await server.ask('admin', decide, { id: 'many-7' })).errors).toBeUndefined();
  expect([await bell('ev2'), await mails()]).toEqual([[], []]);
});
