import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type EntityServer, everySwitchOn, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';
import { seedScoring } from './testing/seedScoring.ts';

let server: EntityServer;

beforeAll(async () => {
  server = await startEntityServer(async (tx) => {
    await seedPeople(tx);
    await seedScoring(tx);
    await sql`update application set readers_ids = '{ev1,admin}', website = 'https://startup.test'`.execute(tx);
    await sql`insert into evaluation (tenant_id, id, title, application_id, evaluator_id, round_id, form_id, status)
      values ('t1', 'e1', 'Startup 1', 'a1', 'ev1', 'ro2', 'fe', 'pending')`.execute(tx);
    await sql`insert into attachment (tenant_id, id, name, content_type, size, reference_type, reference_id)
      values ('t1', 'at1', 'Startup 1 deck.pdf', 'application/pdf', 3, 'formSubmission', 's1')`.execute(tx);
    await sql`insert into application_activity (tenant_id, id, application_id, kind, actor_id, is_internal)
      values ('t1', 'act1', 'a1', 'created', 'cof1', false)`.execute(tx);
  });
}, 60_000);
afterAll(() => server.close());

const whatTheyRead = async (user: string) => JSON.stringify((await server.ask(user, everything)).data);

/** Every place from which one could learn whose application it is. */
const everything = `{
  application(id: "a1") { startupName founderEmail website number startup { _id } activities { kind actor { _id } } }
  applications(filter: { funnel: { IS: "fu" } }) { results { startupName website } }
  evaluation(id: "e1") { title status }
  formAnswers(filter: { application: { IS: "a1" } }) { totalCount results { textValue } }
  applicationForms(applicationId: "a1") { startupName answers { textValue } }
  scoringQueue { items { name number } }
  scoringSheet(evaluationId: "e1") { name number forms { answers { textValue } } }
}`;

it('hides whose application it is from evaluators, wherever they read it', async () => {
  const read = await whatTheyRead('ev1');
  expect(read).not.toMatch(/Startup 1|founder1|startup\.test|cof1/);
  expect(read).toContain('Application 1');
  expect(read).toContain('We are •••');
});

it('hides it in the ranking from evaluators who may see that', async () => {
  const ranking = '{ funnelRanking(funnelId: "fu") { places { name } } }';
  const read = async (user: string) => JSON.stringify(await server.ask(user, ranking));
  expect(await read('ev1')).toContain('ForbiddenError');
  const overrides = { 'EVALUATION/ASSIGNATION:VIEW': 'ALL', 'FUNNEL/LIST:VIEW': 'ALL' };
  await server.database.withTenant('t1', (tx) =>
    sql`update role set overrides = ${JSON.stringify(overrides)}::jsonb where id = 'r-Ev'`.execute(tx),
  );
  expect(await read('ev1')).toContain('Application 1');
  expect(await read('ev1')).not.toContain('Startup 1');
  expect(await read('admin')).toContain('Startup 1');
});

it('hides it from nobody else', async () => {
  const read = await whatTheyRead('admin');
  expect(read).toMatch(/Startup 1/);
  expect(read).toMatch(/https:\/\/startup\.test/);
});

it('can’t be found out by searching, sorting or filtering', async () => {
  const count = async (user: string, filter: string) =>
    (await server.ask(user, `{ found: applications(${filter}) { totalCount } }`)).data?.found?.totalCount;
  expect(await count('admin', 'search: "Startup"')).toBe(3);
  expect(await count('ev1', 'search: "Startup"')).toBe(0);
});

it('hides nobody where the plan has no anonymity', async () => {
  const switchTo = (switches: object) =>
    server.database.withTenant('t1', (tx) =>
      sql`insert into incubator (tenant_id, id, name, slug, switches)
        values ('t1', 't1', 'Test', 't1', ${JSON.stringify({ ...everySwitchOn, ...switches })}::jsonb)
        on conflict (tenant_id, id) do update set switches = excluded.switches`.execute(tx),
    );
  await switchTo({ anonymityApplications: false });
  expect(await whatTheyRead('ev1')).toMatch(/Startup 1.*founder1/);
  await switchTo({});
  expect(await whatTheyRead('ev1')).not.toMatch(/Startup 1/);
});

const saveRound = `mutation ($id: ID!, $input: FunnelRoundUpdateInput!) { updateFunnelRound(id: $id, input: $input) { _id } }`;
const moveTo = `mutation ($id: ID!, $round: ID!) { updateApplication(id: $id, input: { round: $round }) { _id } }`;
/** Where evaluators score. */
const theRoom = `{ scoringQueue { items { applicationId name } }
  scoringSheet(evaluationId: "e1") { name isHidden forms { answers { textValue } } } }`;
const known = async () => (await whatTheyRead('ev1')).includes('Startup 1');

it('hides it in the rounds that say so, and is shown by those that say so', async () => {
  const rounds = sql`insert into funnel_round (tenant_id, id, name, funnel_id, position, kind, applicant_identity)
    values ('t1', 'ro3', 'Interview', 'fu', 3, 'meeting', 'shown')`;
  const assigned = sql`insert into evaluation_assignation (tenant_id, id, evaluator_id, funnel_id) values ('t1', 'as1', 'ev1', 'fu')`;
  await server.database.withTenant('t1', async (tx) => {
    await rounds.execute(tx);
    await assigned.execute(tx);
  });
  const say = async (id: string, input: object) =>
    expect((await server.ask('admin', saveRound, { id, input })).errors).toBeUndefined();
  const move = async (round: string) =>
    expect((await server.ask('admin', moveTo, { id: 'a1', round })).errors).toBeUndefined();
  expect(await known(), 'as the funnel says').toBe(false);
  await move('ro3');
  expect(await known(), 'met in a round that shows whom').toBe(true);
  const room = async () => JSON.stringify((await server.ask('ev1', theRoom)).data);
  expect(await room(), 'scored for a round that hides').toMatch(/"name":null.*"isHidden":true/);
  expect(await room()).not.toMatch(/Startup 1|founder1|startup\.test/);
  await move('ro1');
  expect(await known(), 'taken back').toBe(false);
  // It stands in the first round and is judged in the jury, the first with a form for evaluators.
  await say('ro2', { applicantIdentity: 'shown' });
  expect(await known()).toBe(true);
  await say('ro1', { applicantIdentity: 'hidden', name: 'Written' });
  expect(await known(), 'nobody judges in the first').toBe(true);
  await say('ro2', { applicantIdentity: 'hidden' });
  await server.ask('admin', `mutation { updateFunnel(id: "fu", input: { anonymous: false }) { _id } }`);
  expect(await known(), 'the round says it, whatever the funnel says').toBe(false);
  await say('ro2', { applicantIdentity: 'asFunnel' });
  expect(await known()).toBe(true);
});
