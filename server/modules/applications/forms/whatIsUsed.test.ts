/** Forms and rounds that hold what somebody has answered can't be deleted: it would be out of everybody's sight. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ApplicationServer, startApplicationServer } from '../testing/applicationServer.ts';

let server: ApplicationServer;

beforeAll(async () => {
  server = await startApplicationServer();
  await server.rows(sql`update "user" set validated = true where id = 'applicant'`);
  await server.rows(sql`insert into form (tenant_id, id, title, kind, status) values
    ('t1', 'criteria', 'Criteria', 'evaluation', 'published'), ('t1', 'unused', 'Unused', 'application', 'draft')`);
  await server.rows(sql`insert into funnel_round (tenant_id, id, name, funnel_id, position, evaluation_form_id) values
    ('t1', 'jury', 'Jury', 'fu1', 2, 'criteria'), ('t1', 'extra', 'Extra', 'fu1', 3, null)`);
  await server.handedIn('applicant', 'Acme');
}, 60_000);
afterAll(() => server.close());

const refusal = async (mutation: string): Promise<string | undefined> =>
  (await server.ask('admin', `mutation { ${mutation} }`)).errors?.[0]?.message;

it('keeps a form that was answered, and says what refers to it', async () => {
  expect(await refusal('deleteForm(id: "f1")')).toBe('This form can not be deleted: 1 form submission refers to it');
  const answers = await server.rows(sql`select form_id as form from form_submission`);
  expect(answers).toEqual([{ form: 'f1' }]);
});

it('keeps a form that a round asks, and one that it is judged by', async () => {
  await server.rows(sql`insert into funnel_round (tenant_id, id, name, funnel_id, position, form_id) values
    ('t1', 'asks', 'Asks', 'fu2', 1, 'f2')`);
  expect(await refusal('deleteForm(id: "f2")')).toBe('This form can not be deleted: 1 funnel round refers to it');
  expect(await refusal('deleteForm(id: "criteria")')).toBe('This form can not be deleted: 1 funnel round refers to it');
});

it('keeps a round in which applications stand', async () => {
  expect(await refusal('deleteFunnelRound(id: "r1")')).toBe(
    'This funnel round can not be deleted: 1 application refers to it',
  );
  expect(await server.rows(sql`select round_id as round from application`)).toEqual([{ round: 'r1' }]);
});

it('deletes what nobody uses', async () => {
  expect(await refusal('deleteForm(id: "unused")')).toBeUndefined();
  expect(await refusal('deleteFunnelRound(id: "extra")')).toBeUndefined();
});
