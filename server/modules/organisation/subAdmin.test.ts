import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type EntityServer,
  everySwitchOn,
  type ServerAnswer,
  seedPeople,
  startEntityServer,
} from '#server/testing/entityServer.ts';

let server: EntityServer;

beforeAll(async () => {
  server = await startEntityServer(async (tx) => {
    await seedPeople(tx);
    await sql`insert into role (tenant_id, id, name, type) values ('t1', 'r-SubAdmin', 'Sub', '{SubAdmin}')`.execute(
      tx,
    );
    await sql`insert into program (tenant_id, id, name, slug) values ('t1', 'p1', 'Own', 'own'), ('t1', 'p2', 'Other', 'other')`.execute(
      tx,
    );
    await sql`insert into "user" (tenant_id, id, first_name, email, status, category, role_id, programs_ids)
      values ('t1', 'sub', 'Sue', 'sue@t1.test', 'Active', 'employee', 'r-SubAdmin', '{p1}')`.execute(tx);
    await sql`insert into incubator (tenant_id, id, name, slug, switches)
      values ('t1', 't1', 'Test', 't1', ${JSON.stringify(everySwitchOn)}::jsonb)`.execute(tx);
    await sql`insert into incubator_plan (tenant_id, id, name, programs_ids)
      values ('t1', 'plan1', 'Own', '{p1}'), ('t1', 'plan2', 'Other', '{p2}')`.execute(tx);
    await sql`insert into course (tenant_id, id, title, created_by_id) values ('t1', 'c1', 'Sales', 'admin')`.execute(
      tx,
    );
  });
}, 60_000);
afterAll(() => server.close());

const codeOf = ({ errors }: ServerAnswer): unknown => errors?.[0]?.extensions?.code ?? errors?.[0]?.message;
const as = (user: string, change: string) => server.ask(user, `mutation { ${change} { _id } }`);

it.each([
  ['the settings of the organisation', 'updateIncubator(id: "t1", input: { name: "Mine" })'],
  ['forms', 'createForm(input: { title: "Mine" })'],
  ['e-mails', 'createEmail(input: { subject: "Hello", body: "x" })'],
  ['articles', 'createArticle(input: { title: "Mine" })'],
  ['tags', 'createTag(input: { name: "Mine", category: startup })'],
  ['industries', 'createIndustry(input: { name: "Mine" })'],
  ['courses of others', 'updateCourse(id: "c1", input: { title: "Mine" })'],
  ['plans of other programs', 'updateIncubatorPlan(id: "plan2", input: { name: "Mine" })'],
  ['other programs', 'updateProgram(id: "p2", input: { name: "Mine" })'],
])('keeps %s from a Sub-Admin', async (_what, change) => {
  expect(['ForbiddenError', 'NotFoundError']).toContain(codeOf(await as('sub', change)));
  expect((await as('admin', change)).errors).toBeUndefined();
});

it.each([
  ['their programs', 'updateProgram(id: "p1", input: { description: "Ours" })'],
  ['the plans of their programs', 'updateIncubatorPlan(id: "plan1", input: { weeks: 12 })'],
  ['new people', 'createUser(input: { firstName: "Nia", email: "nia@t1.test", role: "r-Mentor" })'],
])('leaves %s to a Sub-Admin', async (_what, change) => {
  expect((await as('sub', change)).errors).toBeUndefined();
});

it('lets a Sub-Admin make courses and manage those', async () => {
  const { data } = await as('sub', 'createCourse(input: { title: "Ours" })');
  const id = String(data?.createCourse?._id);
  expect((await as('sub', `updateCourse(id: "${id}", input: { title: "Ours too" })`)).errors).toBeUndefined();
});
