/** Accepting gives accounts to all who found the startup, not only to who applied. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { textIn } from '#server/testing/readJson.ts';
import {
  type ApplicationServer,
  problems,
  save,
  startApplicationServer,
  submit,
} from '../testing/applicationServer.ts';

let server: ApplicationServer;

beforeAll(async () => {
  server = await startApplicationServer();
  await server.rows(sql`insert into question (tenant_id, id, form_id, position, label, question_type, required, behaves_as, user_add_row)
    values ('t1', 'team', 'f1', 9, 'Who founds it with you?', 'table', false, 'cofounders', true)`);
}, 60_000);
afterAll(() => server.close());

interface Added {
  readonly status?: string;
  readonly password?: string | null;
  readonly validated?: boolean;
}

/** An account whose id is its address. */
const addUser = (email: string, role: string, { status = 'Active', password = null, validated = false }: Added) =>
  server.rows(sql`insert into "user" (tenant_id, id, first_name, email, status, category, role_id, startups_ids, password_hash, validated, language)
    values ('t1', ${email}, 'Known', ${email}, ${status}, 'other', ${role}, '{}', ${password}, ${validated}, 'de')`);

const decide = `mutation ($id: ID!) { decideApplication(applicationId: $id, action: accept) { startup { _id } } }`;
const tell = 'mutation ($id: ID!) { tellDecision(applicationId: $id) { _id } }';

const table = (...rows: readonly (readonly string[])[]) => [
  { questionId: 'q1', textValue: 'Hello' },
  { questionId: 'team', arrayValue: rows.map((cells) => JSON.stringify(cells)) },
];

/** Hands in an application with these rows of its team; gives its id. */
async function handedIn(user: string, ...rows: readonly (readonly string[])[]): Promise<string> {
  await addUser(user, 'r-Applicant', { password: 'x', validated: true });
  const id = await server.draftOf(user, `Startup of ${user}`);
  const saved = await server.ask(user, save, { id, answers: table(...rows), isComplete: true });
  expect(saved.errors).toBeUndefined();
  expect((await server.ask(user, submit, { id })).errors).toBeUndefined();
  return id;
}

/** Accepts it and tells; gives the startup's id. */
async function accepted(id: string): Promise<string> {
  const { data } = await server.ask('admin', decide, { id });
  expect((await server.ask('admin', tell, { id })).errors).toBeUndefined();
  return textIn(data?.decideApplication?.startup?._id);
}

const person = async (email: string) =>
  (
    await server.rows(sql`select first_name as first, last_name as last, role_id as role, is_lead as lead, status,
      startups_ids as startups, password_hash as password from "user" where email = ${email}`)
  )[0];
const mailsTo = (email: string) =>
  server.rows(sql`select subject, text_body as text from mail where recipient = ${email}`);

it('invites all whom the application names, as founders who do not lead', async () => {
  const id = await handedIn(
    'nia@team.test',
    ['Ada King Lovelace', 'Ada@team.test'],
    ['', 'grace@team.test'],
    ['Nia', 'nia@team.test'],
  );
  const preview =
    'query ($id: ID!, $action: DecisionAction!) { decisionMail(applicationId: $id, action: $action) { team } }';
  const teamOf = async (action: string) => (await server.ask('admin', preview, { id, action })).data?.decisionMail;
  expect(await teamOf('accept')).toEqual({ team: ['ada@team.test', 'grace@team.test'] });
  // Said without an address to write to as well.
  await server.rows(sql`update application set founder_email = null where id = ${id}`);
  const team = 'query ($id: ID!) { acceptedTeam(applicationId: $id) }';
  expect((await server.ask('admin', team, { id })).data).toEqual({
    acceptedTeam: ['ada@team.test', 'grace@team.test'],
  });
  await server.rows(sql`update application set founder_email = 'nia@team.test' where id = ${id}`);
  const startup = await accepted(id);
  const founder = { role: 'r-Cofounder', status: 'Pending', startups: [startup], lead: false, password: null };
  expect(await person('ada@team.test')).toEqual({ first: 'Ada', last: 'King Lovelace', ...founder });
  expect(await person('grace@team.test')).toEqual({ first: 'grace@team.test', last: null, ...founder });
  expect(await person('nia@team.test')).toMatchObject({ role: 'r-Cofounder', lead: true, startups: [startup] });
  for (const email of ['ada@team.test', 'grace@team.test']) {
    expect(await mailsTo(email)).toEqual([
      // It says what it is about, and leads in.
      expect.objectContaining({
        subject: 'Startup of nia@team.test is accepted into Climate',
        text: expect.stringContaining('/acceptinvitation?token='),
      }),
    ]);
  }
  // Once, however often somebody presses the button.
  await server.ask('admin', tell, { id });
  expect(await mailsTo('ada@team.test')).toHaveLength(1);
});

it('takes up accounts there are, without letting in who signed up with an address of somebody else', async () => {
  await addUser('squatted@team.test', 'r-Applicant', { status: 'Pending', password: 'guessed' });
  await addUser('serial@team.test', 'r-Cofounder', { password: 'x', validated: true });
  await addUser('coach@team.test', 'r-Mentor', { password: 'x', validated: true });
  await addUser('gone@team.test', 'r-Cofounder', { status: 'Archived', password: 'x', validated: true });
  const rows = ['squatted', 'serial', 'coach', 'gone'].map((name) => [name, `${name}@team.test`]);
  const startup = await accepted(await handedIn('bo@team.test', ...rows));
  expect(await person('squatted@team.test')).toMatchObject({
    role: 'r-Cofounder',
    password: null,
    startups: [startup],
  });
  expect((await mailsTo('squatted@team.test'))[0]?.text).toContain('/acceptinvitation?token=');
  expect(await person('serial@team.test')).toMatchObject({ password: 'x', startups: [startup] });
  const [told] = await mailsTo('serial@team.test');
  // In their language, and in the product's words: the funnel's speak to who applied.
  expect(told?.subject).toContain('aufgenommen');
  expect(told?.text).toContain(`/startup/${startup}/file`);
  expect(await person('coach@team.test')).toMatchObject({ role: 'r-Mentor', startups: [] });
  expect(await person('gone@team.test')).toMatchObject({ status: 'Archived', startups: [] });
  expect([...(await mailsTo('coach@team.test')), ...(await mailsTo('gone@team.test'))]).toEqual([]);
});

it('asks for an address in each row before it is handed in, and keeps a draft without', async () => {
  await addUser('cy@team.test', 'r-Applicant', { password: 'x', validated: true });
  const id = await server.draftOf('cy@team.test', 'Nameless');
  const answers = table(['Ada', 'ada@team.test'], ['Grace', 'at home']);
  const draft = await server.ask('cy@team.test', save, { id, answers, isComplete: false });
  expect(draft.errors).toBeUndefined();
  const refused = await server.ask('cy@team.test', save, { id, answers, isComplete: true });
  expect(problems(refused)).toEqual([
    {
      path: 'answers.team',
      message: 'Who founds it with you?: give an e-mail address in row 2, such as name@example.com',
    },
  ]);
});
