import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Tx } from '#server/platform/db/database.ts';
import { countLoginAttempt } from '#server/services/auth/throttle/loginLimit.ts';
import {
  type EntityServer,
  type ServerAnswer,
  seedPeople,
  startEntityServer,
  testAddress,
} from '#server/testing/entityServer.ts';
import { secretOf } from '../testing/applicationServer.ts';

let server: EntityServer;

async function seed(tx: Tx): Promise<void> {
  await seedPeople(tx);
  await sql`insert into form (tenant_id, id, title, status, is_shared) values
    ('t1', 'f1', 'About you', 'published', true)`.execute(tx);
  await sql`insert into question (tenant_id, id, form_id, position, label, question_type, required) values
    ('t1', 'q1', 'f1', 1, 'Pitch', 'text', true)`.execute(tx);
  await sql`insert into program (tenant_id, id, name, slug) values ('t1', 'p1', 'Climate', 'climate')`.execute(tx);
  await sql`insert into funnel (tenant_id, id, name, program_id, status, admins_ids) values
    ('t1', 'fu1', 'Spring', 'p1', 'open', '{}')`.execute(tx);
}

beforeAll(async () => {
  server = await startEntityServer(seed);
}, 60_000);
afterAll(() => server.close());

const tooMany = [{ message: expect.stringContaining('Too many') }];
const problems = (answer: ServerAnswer): unknown => answer.errors?.[0]?.extensions?.fields;

async function sixtyTimes(what: string): Promise<void> {
  for (let count = 0; count < 60; count += 1) {
    await server.database.withTenant('t1', (tx) => countLoginAttempt(tx, `${what} from ${testAddress}`));
  }
}

it('takes no more sign-ups from one network than a room full of people makes', async () => {
  await sixtyTimes('sign-up');
  const signUp = `mutation { createApplicant(input: { firstName: "Nia", email: "nia@new.test", password: "long enough",
    startupName: "Newly", funnel: "fu1" }) { applicationId } }`;
  expect(problems(await server.ask(null, signUp))).toMatchObject(tooMany);
  const mails = await server.database.withTenant('t1', (tx) => sql`select 1 from mail`.execute(tx));
  expect(mails.rows).toEqual([]);
});

it('takes no more answers of visitors from one network either, but those of people who are signed in', async () => {
  await sixtyTimes('form');
  const secret = await secretOf(server, 'shareForm', 'f1');
  const send = `mutation { submitSharedForm(secret: "${secret}", respondent: { email: "new@x.test" },
    answers: [{ questionId: "q1", textValue: "Again" }]) }`;
  expect(problems(await server.ask(null, send))).toMatchObject(tooMany);
  expect((await server.ask('admin', send)).data?.submitSharedForm).toBe(true);
});

it('counts tries with known addresses by network, so that nobody can keep the others from being told', async () => {
  await server.database.withTenant('t1', (tx) => sql`delete from login_attempt`.execute(tx));
  const signUp = (email: string) => `mutation { createApplicant(input: { firstName: "Nia", email: "${email}",
    password: "long enough", startupName: "Newly", funnel: "fu1" }) { applicationId } }`;
  const count = (where: string) =>
    server.database.withTenant('t1', (tx) => countLoginAttempt(tx, `sign-up of known accounts${where}`));
  for (let tries = 0; tries < 11; tries += 1) await count(' from 198.51.100.1');
  for (let tries = 0; tries < 11; tries += 1) await count('');
  const known = [{ message: expect.stringContaining('already an account') }];
  expect(problems(await server.ask(null, signUp('ada@t1.test')))).toMatchObject(known);
  for (let tries = 0; tries < 10; tries += 1) await count(` from ${testAddress}`);
  expect(problems(await server.ask(null, signUp('sam@t1.test')))).toMatchObject(tooMany);
});
