/** A round that asks another form than before: what was given to the former one stays with it, for everybody. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ApplicationServer, save, startApplicationServer } from '../testing/applicationServer.ts';

let server: ApplicationServer;
let [given, begun, fresh] = ['', '', ''];

beforeAll(async () => {
  server = await startApplicationServer();
  await server.rows(sql`update "user" set validated = true where id = 'applicant'`);
  await server.rows(sql`update form set status = 'published' where id = 'f2'`);
  await server.rows(sql`insert into question (tenant_id, id, form_id, position, label, question_type) values
    ('t1', 'q9', 'f2', 1, 'Runway', 'text')`);
  given = await server.handedIn('applicant', 'Acme');
  begun = await server.draftOf('applicant', 'Begun');
  const answers = [{ questionId: 'q1', textValue: 'Half a sentence' }];
  await server.ask('applicant', save, { id: begun, answers, isComplete: false });
  const change = 'mutation { updateFunnelRound(id: "r1", input: { form: "f2" }) { form { _id } } }';
  expect((await server.ask('admin', change)).errors).toBeUndefined();
  fresh = await server.draftOf('applicant', 'Fresh');
}, 60_000);
afterAll(() => server.close());

const forms = `query ($id: ID!) { applicationForms(applicationId: $id) { form { title } answers { textValue } } }`;
const formsOf = async (user: string, id: string) => (await server.ask(user, forms, { id })).data?.applicationForms;

it('shows what was handed in with the form that it was given to, to staff and applicant', async () => {
  const shown = [{ form: { title: 'About you' }, answers: [{ textValue: 'Hello' }] }];
  expect(await formsOf('admin', given)).toEqual(shown);
  expect(await formsOf('applicant', given)).toEqual(shown);
});

it('lets a draft go on with the form that it was begun with', async () => {
  const title = 'About you';
  expect(await formsOf('applicant', begun)).toEqual([{ form: { title }, answers: [{ textValue: 'Half a sentence' }] }]);
  const answers = [{ questionId: 'q1', textValue: 'A whole sentence' }];
  const kept = await server.ask('applicant', save, { id: begun, answers, isComplete: true });
  expect(kept.data?.saveRoundForm).toMatchObject({ isSubmitted: true });
});

it('asks the new form of whoever begins', async () => {
  expect(await formsOf('applicant', fresh)).toEqual([{ form: { title: 'Secret' }, answers: [] }]);
});

it('keeps answers in sight when the round asks nothing any more', async () => {
  await server.rows(sql`update funnel_round set form_id = null where id = 'r1'`);
  expect(await formsOf('admin', given)).toMatchObject([{ form: { title: 'About you' } }]);
});
