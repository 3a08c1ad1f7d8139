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
