/** Accepting makes a startup with its founder, once, and can be taken back for ten minutes. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hashSecret } from '#server/platform/secrets/secrets.ts';
import { listIn, textIn } from '#server/testing/readJson.ts';
import { type ApplicationServer, problems, save, startApplicationServer } from '../testing/applicationServer.ts';
import { decide, newApplicants, tell, undo } from '../testing/newApplicants.ts';

let server: ApplicationServer;

beforeAll(async () => {
  server = await startApplicationServer();
  // The clock goes by the organisations there are.
  await server.rows(
    sql`insert into incubator (tenant_id, id, name, slug, timezone) values ('t1', 't1', 'Test', 't1', 'UTC')`,
  );
}, 60_000);
afterAll(() => server.close());

const { act, applied, mailsTo } = newApplicants(() => server);

const startupsOf = (name: string) =>
  server.rows(
    sql`select s.id, s.description, s.website, s.country, s.tagline, s.founded_year as founded, s.program_id as program from startup s where name = ${name}`,
  );
const accountOf = (user: string) =>
  server.rows(sql`select role_id as role, category, startups_ids as startups from "user" where id = ${user}`);

it('makes the startup of the application and its answers, with its founder, plan, tasks and first item', async () => {
  await server.rows(sql`insert into question (tenant_id, id, form_id, position, label, question_type, required)
    values ('t1', 'q9', 'f1', 9, 'Country?', 'text', false)`);
  await server.rows(sql`insert into question (tenant_id, id, form_id, position, label, question_type, required)
    values ('t1', 'q12', 'f1', 12, 'Founded year?', 'date', false)`);
  await server.rows(sql`insert into custom_field (tenant_id, id, name, target, field_type, choices) values
    ('t1', 'cf1', 'Legal form', 'startup', 'select_dropdown', '[{"value":"coop","label":"Cooperative"}]'),
    ('t1', 'cf2', 'Diet', 'user', 'text', '[]')`);
  await server.rows(sql`insert into question (tenant_id, id, form_id, position, label, question_type, required, custom_field_id)
    values ('t1', 'q10', 'f1', 10, 'Form?', 'custom_field', false, 'cf1'),
      ('t1', 'q11', 'f1', 11, 'Diet?', 'custom_field', false, 'cf2')`);
  await act(
    'mutation ($f: ID!, $e: [StartupMappingInput!]!) { setStartupMapping(funnelId: $f, entries: $e) { questions { label } } }',
    {
      f: 'fu1',
      e: [{ field: 'tagline', question: 'q1' }],
    },
  );
  const { id, user } = await applied('Newly', sql`website = 'https://newly.test', description = 'Batteries'`);
  await server.rows(sql`insert into form_answer (tenant_id, id, submission_id, question_id, question_label, position, text_value)
    select 't1', 'a9', id, 'q9', 'Country?', 9, 'Portugal' from form_submission where application_id = ${id}`);
  await server.rows(sql`insert into form_answer (tenant_id, id, submission_id, question_id, question_label, position, text_value)
    select 't1', 'a10', id, 'q10', 'Form?', 10, 'coop' from form_submission where application_id = ${id}`);
  await server.rows(sql`insert into form_answer (tenant_id, id, submission_id, question_id, question_label, position, text_value)
    select 't1', 'a12', id, 'q12', 'Founded year?', 12, '2019-05-01' from form_submission where application_id = ${id}`);
  await server.rows(sql`update "user" set validated = true where id = ${user}`);
  await act(decide, { id, action: 'accept' });
  await act(tell, { id });
  const [startup] = await startupsOf('Newly');
  // A question for a field of the startup's profile has filled it.
  expect(
    await server.rows(sql`select field_id as field, value from custom_field_value where startup_id = ${startup?.id}`),
  ).toEqual([{ field: 'cf1', value: 'coop' }]);
  expect(startup).toMatchObject({
    description: 'Batteries',
    website: 'https://newly.test',
    country: 'Portugal',
    tagline: 'Hello',
    founded: 2019,
    program: 'p1',
  });
  expect(await accountOf(user)).toEqual([{ role: 'r-Cofounder', category: 'other', startups: [startup?.id] }]);
  const tasks = await server.rows(
    sql`select t.task_type as type from task t join task_assignee a on a.task_id = t.id where a.user_id = ${user} order by 1`,
  );
  expect(tasks).toEqual([{ type: 'completeStartupProfile' }, { type: 'completeUserProfile' }]);
  expect(await server.rows(sql`select message from timeline_event where startup_id = ${startup?.id}`)).toEqual([
    { message: 'Accepted into Climate on the strength of the application.' },
  ]);
  // The founder sees their startup and still their application, which leads there.
  const seen = await server.ask(
    user,
    'query ($s: ID!, $a: ID!) { startup(id: $s) { name } application(id: $a) { status startup { _id } } }',
    { s: startup?.id, a: id },
  );
  expect(seen.data).toEqual({
    startup: { name: 'Newly' },
    application: { status: 'accepted', startup: { _id: startup?.id } },
  });
  const [mail] = await mailsTo(user);
  expect(mail).toMatchObject({ subject: 'Newly is accepted into Climate' });
  expect(mail?.text).toContain(`/startup/${startup?.id}/file`);
});

it('brings about the same where the status is set in a form, a cell or by the API', async () => {
  const set =
    'mutation ($id: ID!, $status: ApplicationStatus!) { updateApplication(id: $id, input: { status: $status }) { status undoableUntil tellAt startup { name } } }';
  const { id, user } = await applied('Set');
  const found = await act(set, { id, status: 'accepted' });
  expect(found).toMatchObject({ status: 'accepted', startup: { name: 'Set' } });
  expect(found.undoableUntil).not.toBeNull();
  // Nobody is told, or gets an account, while it can be undone.
  expect([await accountOf(user), await mailsTo(user)]).toMatchObject([[{ role: 'r-Applicant' }], []]);
  await act(tell, { id });
  expect(await accountOf(user)).toMatchObject([{ role: 'r-Cofounder' }]);
  const { id: other } = await applied('Unset');
  const rejected = await act(set, { id: other, status: 'rejected' });
  expect([rejected.undoableUntil, rejected.tellAt]).not.toContain(null);
  expect(await act(undo, { id: other })).toMatchObject({ status: 'ready_for_invitation', decision: null });
});

it('takes a place of the program, which is given back with the decision', async () => {
  const { id } = await applied('Placed');
  const taken = async () =>
    (await act('query ($id: ID!) { application(id: $id) { program { placesTaken } } }', { id })).program;
  const before = Object(await taken()).placesTaken as number;
  await act(decide, { id, action: 'accept' });
  expect(await taken()).toEqual({ placesTaken: before + 1 });
  await act(undo, { id });
  expect(await taken()).toEqual({ placesTaken: before });
});

it('takes the decision back with all it has made while nobody has touched it, and makes it once when accepted again', async () => {
  const { id, user } = await applied('Undone');
  await act(decide, { id, action: 'accept' });
  expect(await startupsOf('Undone')).toHaveLength(1);
  expect(await act(undo, { id })).toEqual({ status: 'ready_for_invitation', decision: null, startup: null });
  expect(await startupsOf('Undone')).toEqual([]);
  expect(await accountOf(user)).toEqual([{ role: 'r-Applicant', category: 'other', startups: [] }]);
  expect(await mailsTo(user)).toEqual([]);
  const history = await server.ask(
    user,
    `query ($id: ID!) { applicationActivities(filter: { application: { IS: $id } }) { results { kind } } }`,
    { id },
  );
  expect(JSON.stringify(history.data)).not.toMatch(/decided|undone/);
  await act(decide, { id, action: 'accept' });
  await act(decide, { id, action: 'accept' });
  expect(await startupsOf('Undone')).toHaveLength(1);
  await act(tell, { id });
  await act(tell, { id });
  expect(await mailsTo(user)).toHaveLength(1);
  // What somebody was told can't be taken back by a button.
  expect(problems(await server.ask('admin', undo, { id }))).toBe('ConflictError');
});

// In this order: the clock goes one way.
it.each(['reject', 'accept'])(
  'hides that it was decided (%s) from the applicant until the mail leaves',
  async (action) => {
    await server.tick(new Date());
    const { id, user } = await applied(`Patient ${action}`);
    const tellAt = action === 'accept' ? new Date(Date.now() + 86_400_000).toISOString() : null;
    const seen = async () => {
      const { data } = await server.ask(
        user,
        `query ($id: ID!) {
        application(id: $id) { status decision decidedAt startup { _id } activities { kind } }
        applicationProgress(applicationId: $id) { status startup } }`,
        { id },
      );
      const news = await server.rows(sql`select n.notification_type as news from notification_recipient r
      join notification n on n.tenant_id = r.tenant_id and n.id = r.notification_id where r.user_id = ${user}`);
      return JSON.stringify({ data, news });
    };
    const before = await seen();
    await act(decide, { id, action, tellAt });
    expect(await seen()).toBe(before);
    for (const word of [
      'accepted',
      'rejected',
      '"decided"',
      'approvalApplication',
      'denialApplication',
      '"decision":"',
    ])
      expect(await seen()).not.toContain(word);
    expect((await accountOf(user))[0]).toMatchObject({ role: 'r-Applicant', startups: [] });
    // Nor that something was decided: the status can't be asked for by a filter either.
    const find = await server.ask(
      user,
      '{ applications(filter: { status: { OR: [{ IS: accepted }, { IS: rejected }] } }) { totalCount } }',
    );
    expect(find).toEqual({ data: { applications: { totalCount: 0 } } });
    expect(before).not.toContain('"decided"');
    const due = (tellAt === null ? Date.now() : Date.parse(tellAt)) + (tellAt === null ? 11 * 60_000 : 60_000);
    await server.tick(new Date(due - 120_000));
    expect(await seen()).not.toMatch(/accepted|rejected|Application"/);
    await server.tick(new Date(due));
    expect(await seen()).toContain(action === 'accept' ? 'approvalApplication' : 'denialApplication');
    expect(await seen()).toMatch(/"kind":"decided"/);
    expect(await seen()).toContain(action === 'accept' ? '"status":"accepted"' : '"status":"rejected"');
  },
);

it('is told at once only by who may decide', async () => {
  const { id, user } = await applied('Impatient');
  await act(decide, { id, action: 'accept' });
  expect(problems(await server.ask(user, tell, { id }))).toBe('ForbiddenError');
  expect(await mailsTo(user)).toEqual([]);
});

it('keeps a startup that somebody has worked on', async () => {
  const { id } = await applied('Touched');
  await act(decide, { id, action: 'accept' });
  const [startup] = await startupsOf('Touched');
  await act('mutation ($id: ID!) { updateStartup(id: $id, input: { tagline: "Ours" }) { _id } }', { id: startup?.id });
  await act(undo, { id });
  expect(await startupsOf('Touched')).toHaveLength(1);
  await act(decide, { id, action: 'accept' });
  expect(await startupsOf('Touched')).toHaveLength(1);
});

it('gives a lead without an account one, with an invitation in its mail', async () => {
  const made = await act(`mutation ($input: ApplicationCreateInput!) { createApplication(input: $input) { _id } }`, {
    input: { startupName: 'Leading', funnel: 'fu1', founderName: 'Lea', founderEmail: 'lea@new.test' },
  });
  const id = textIn(made._id);
  await act('mutation ($id: ID!) { updateApplication(id: $id, input: { status: under_review }) { _id } }', { id });
  await act(decide, { id, action: 'accept' });
  await act(tell, { id });
  const [founder] = await server.rows(
    sql`select id, role_id as role, status, startups_ids as startups from "user" where email = 'lea@new.test'`,
  );
  const [startup] = await startupsOf('Leading');
  expect(founder).toMatchObject({ role: 'r-Cofounder', status: 'Pending', startups: [startup?.id] });
  expect(await server.rows(sql`select applicant_id as applicant from application where id = ${id}`)).toEqual([
    { applicant: founder?.id },
  ]);
  expect(
    await server.rows(
      sql`select 1 from mail where recipient = 'lea@new.test' and text_body like '%/acceptinvitation?token=%'`,
    ),
  ).toHaveLength(1);
});

it('leads who has not confirmed the address of their account to confirming it, by the mail of the acceptance', async () => {
  const { id, user } = await applied('Unconfirmed');
  await server.rows(
    sql`update "user" set password_hash = 'x', validated = false, status = 'pending' where id = ${user}`,
  );
  // Whoever accepts reads of it before.
  const preview =
    'query ($id: ID!, $action: DecisionAction!) { decisionMail(applicationId: $id, action: $action) { isUnconfirmed } }';
  expect(await act(preview, { id, action: 'accept' })).toEqual({ isUnconfirmed: true });
  expect(await act(preview, { id, action: 'reject' }), 'a rejection needs no way in').toEqual({ isUnconfirmed: false });
  await server.rows(sql`update "user" set validated = true where id = ${user}`);
  expect(await act(preview, { id, action: 'accept' })).toEqual({ isUnconfirmed: false });
  await server.rows(sql`update "user" set validated = false where id = ${user}`);
  await act(decide, { id, action: 'accept' });
  await act(tell, { id });
  const [mail] = await server.rows(sql`select text_body as text from mail where recipient = ${`${user}@new.test`}`);
  const secret = /\/validate\/([\w-]+)/.exec(String(mail?.text))?.[1] ?? '';
  expect(
    await server.rows(sql`select user_id as user from one_time_token where token_hash = ${hashSecret(secret)}`),
  ).toEqual([{ user }]);
});

it('says the acceptance in the funnel’s own words, on the day that was chosen, and shows them before', async () => {
  await server.rows(sql`update funnel set acceptance_email_subject = 'Welcome [startup]',
    acceptance_email_body = 'Dear [name],' || chr(10) || chr(10) || 'see you in [program].' where id = 'fu1'`);
  const { id, user } = await applied('Wordy');
  const preview = 'query ($id: ID!) { decisionMail(applicationId: $id, action: accept) { to subject body isOwn } }';
  const shown = await act(preview, { id });
  expect(shown).toMatchObject({ to: `${user}@new.test`, subject: 'Welcome Wordy', isOwn: true });
  const tellAt = '2099-01-02T09:00:00.000Z';
  await act(decide, { id, action: 'accept', tellAt });
  const words = sql`select subject, text_body as text from mail where recipient = ${`${user}@new.test`}`;
  expect(await server.rows(words)).toEqual([]);
  expect(await server.rows(sql`select tell_at as at from application where id = ${id}`)).toEqual([
    { at: new Date(tellAt) },
  ]);
  await act(tell, { id });
  const [mail] = await server.rows(words);
  expect(mail?.subject).toBe('Welcome Wordy');
  expect(mail?.text).toContain('see you in Climate.');
});

it('tells who was rejected with delay on the day that was chosen, and not before', async () => {
  await server.rows(sql`insert into rejection_email (tenant_id, id, name, subject, body, is_active)
    values ('t1', 'later', 'Later', 'About [startup]', 'Dear [name], not this time.', true)`);
  const { id, user } = await applied('Patient');
  const tellAt = new Date(Date.now() + 3 * 86_400_000).toISOString();
  await server.tick(new Date());
  await act(decide, { id, action: 'delay_reject', tellAt });
  const status = async () => (await server.rows(sql`select status from application where id = ${id}`))[0]?.status;
  await server.tick(new Date(Date.now() + 2 * 86_400_000));
  expect(await status()).toBe('delay_rejected');
  expect(await mailsTo(user)).toEqual([]);
  await server.tick(new Date(Date.now() + 3 * 86_400_000 + 120_000));
  expect(await status()).toBe('rejected');
  expect(await mailsTo(user)).toMatchObject([{ subject: 'About Patient' }]);
});

it('rejects in the words that were chosen with the decision, and in the usual ones otherwise', async () => {
  await server.rows(sql`update rejection_email set is_active = false`);
  await server.rows(sql`insert into rejection_email (tenant_id, id, name, subject, body, is_active, funnel_id) values
    ('t1', 'usual', 'Usual', 'No place for [startup]', 'Dear [name], no.', true, null),
    ('t1', 'early', 'Too early', 'Come back, [startup]', 'Dear [name], come back.', false, null)`);
  const { id, user } = await applied('Early');
  const preview = `query ($id: ID!, $letter: ID) { decisionMail(applicationId: $id, action: reject, letter: $letter) {
    subject letter letters { name isUsual } } }`;
  const shown = await server.ask('admin', preview, { id });
  expect(shown.data?.decisionMail).toMatchObject({ subject: 'No place for Early', letter: 'usual' });
  expect(listIn(shown.data?.decisionMail?.letters).slice(0, 1)).toEqual([{ name: 'Usual', isUsual: true }]);
  const other = await server.ask('admin', preview, { id, letter: 'early' });
  expect(other.data?.decisionMail).toMatchObject({ subject: 'Come back, Early', letter: 'early' });
  const reject = `mutation ($id: ID!, $letter: ID, $action: DecisionAction!) {
    decideApplication(applicationId: $id, action: $action, letter: $letter) { status } }`;
  expect(problems(await server.ask('admin', reject, { id, letter: 'nothing', action: 'reject' }))).toMatchObject([
    { path: 'letter' },
  ]);
  expect(problems(await server.ask('admin', reject, { id, letter: 'early', action: 'accept' }))).toMatchObject([
    { path: 'letter' },
  ]);
  // Taken back, the choice is gone with the decision.
  await act(reject, { id, letter: 'early', action: 'reject' });
  await act(undo, { id });
  expect(await server.rows(sql`select rejection_email_id as letter from application where id = ${id}`)).toEqual([
    { letter: null },
  ]);
  await act(reject, { id, letter: 'early', action: 'reject' });
  await act(tell, { id });
  expect(await mailsTo(user)).toMatchObject([{ subject: 'Come back, Early' }]);
  const plain = await applied('Plain');
  await act(reject, { id: plain.id, action: 'reject' });
  await act(tell, { id: plain.id });
  expect(await mailsTo(plain.user)).toMatchObject([{ subject: 'No place for Plain' }]);
});

it('rejects without any mail where that was chosen, whatever there is to send', async () => {
  const reject = `mutation ($id: ID!, $letter: ID, $action: DecisionAction!) {
    decideApplication(applicationId: $id, action: $action, letter: $letter, withoutMail: true) { status } }`;
  const { id, user } = await applied('Quiet');
  for (const wrong of [{ letter: 'early', action: 'reject' }, { action: 'accept' }]) {
    expect(problems(await server.ask('admin', reject, { id, ...wrong }))).toMatchObject([{ path: 'withoutMail' }]);
  }
  await act(reject, { id, action: 'reject' });
  await act(tell, { id });
  expect(await mailsTo(user)).toEqual([]);
  expect(await server.rows(sql`select status, untold from application where id = ${id}`)).toEqual([
    { status: 'rejected', untold: false },
  ]);
});

it('sends one of the rejection e-mails of a funnel: switching one on switches the other off', async () => {
  const active = async () =>
    (await server.rows(sql`select id from rejection_email where is_active order by id`)).map(({ id }) => id);
  expect(await active()).toEqual(['usual']);
  await act('mutation { updateRejectionEmail(id: "early", input: { isActive: true }) { _id } }', {});
  expect(await active()).toEqual(['early']);
  // That of one funnel takes nothing from those of all funnels.
  const own = `mutation { createRejectionEmail(input: { name: "Own", subject: "No", funnel: "fu1", isActive: true,
    body: "No" }) { _id } }`;
  const made = await act(own, {});
  expect(await active()).toEqual(['early', made._id].toSorted());
});

it('makes one startup when two accept at the same moment', async () => {
  const { id } = await applied('Twice');
  await Promise.all(['admin', 'mentor'].map((user) => server.ask(user, decide, { id, action: 'accept' })));
  expect(await startupsOf('Twice')).toHaveLength(1);
});

it('puts what an applicant answers to a question for their profile there, when they hand the form in', async () => {
  const id = await server.draftOf('applicant', 'Hungry');
  const answers = [
    { questionId: 'q1', textValue: 'Hello' },
    { questionId: 'q11', textValue: 'Vegan' },
    { questionId: 'q10', textValue: 'gmbh' },
  ];
  // Of a choice only what its field offers.
  const wrong = await server.ask('applicant', save, { id, answers, isComplete: true });
  expect(wrong.errors?.[0]?.extensions).toMatchObject({ code: 'ValidationError' });
  await act(save, { id, answers: answers.slice(0, 2), isComplete: true }, 'applicant');
  expect(
    await server.rows(sql`select field_id as field, value from custom_field_value where user_id = 'applicant'`),
  ).toEqual([{ field: 'cf2', value: 'Vegan' }]);
});

it('fills the field that a question says it is, before one that is only called so', async () => {
  await server.rows(sql`insert into question (tenant_id, id, form_id, position, label, question_type, required, behaves_as)
    values ('t1', 'q20', 'f1', 20, 'City', 'text', false, null), ('t1', 'q21', 'f1', 21, 'Where do you work?', 'text', false, 'city')`);
  const { id } = await applied('Placed');
  for (const [question, text] of [
    ['q20', 'Faro'],
    ['q21', 'Porto'],
  ]) {
    await server.rows(sql`insert into form_answer (tenant_id, id, submission_id, question_id, question_label, position, text_value)
      select 't1', ${`a-${question}`}, id, ${question}, 'x', 20, ${text} from form_submission where application_id = ${id}`);
  }
  await act(decide, { id, action: 'accept' });
  expect(await server.rows(sql`select city from startup where name = 'Placed'`)).toEqual([{ city: 'Porto' }]);
});
