import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Tx } from '#server/db/database.ts';
import {
  type EntityServer,
  everySwitchOn,
  type ServerAnswer,
  seedPeople,
  startEntityServer,
} from '#server/testing/entityServer.ts';
import { listIn, textIn } from '#server/testing/readJson.ts';

let server: EntityServer;

async function seed(tx: Tx): Promise<void> {
  await seedPeople(tx);
  await sql`insert into program (tenant_id, id, name, slug) values ('t1', 'p1', 'Climate', 'climate')`.execute(tx);
  await sql`insert into form (tenant_id, id, title, status, is_shared, uuid) values
    ('t1', 'f1', 'About you', 'published', true, 'shared-1'), ('t1', 'f2', 'Secret', 'draft', true, 'shared-2')`.execute(
    tx,
  );
  await sql`insert into question (tenant_id, id, form_id, position, label, question_type, required, form_status, formula) values
    ('t1', 'q1', 'f1', 1, 'Pitch', 'text', true, 'published', null),
    ('t1', 'q2', 'f1', 2, 'Costs', 'number', false, 'published', null),
    ('t1', 'q3', 'f1', 3, 'Year', 'calculated', false, 'published', 'q2 * 12')`.execute(tx);
  await sql`insert into funnel (tenant_id, id, name, program_id, status, admins_ids) values
    ('t1', 'fu1', 'Spring', 'p1', 'open', '{mentor}'), ('t1', 'fu2', 'Old', 'p1', 'closed', '{}')`.execute(tx);
  await sql`insert into funnel_round (tenant_id, id, name, funnel_id, position, form_id, funnel_status) values
    ('t1', 'r1', 'Form', 'fu1', 1, 'f1', 'open')`.execute(tx);
}

const signUp = `mutation ($input: CreateApplicantInput!) { createApplicant(input: $input) { applicationId } }`;
const save = `mutation ($id: ID!, $answers: [AnswerInput!]!, $isComplete: Boolean!) {
  saveRoundForm(applicationId: $id, round: "1", answers: $answers, isComplete: $isComplete) {
    isSubmitted isOpen answers { questionId textValue numberValue } } }`;
const submit = `mutation ($id: ID!) { submitApplication(applicationId: $id) { status submittedAt } }`;

const newcomer = {
  firstName: 'Nia',
  lastName: 'New',
  email: 'nia@new.test',
  password: 'long enough',
  startupName: 'Newly',
  funnel: 'fu1',
};

beforeAll(async () => {
  server = await startEntityServer(seed);
}, 60_000);
afterAll(() => server.close());

async function rows(query: ReturnType<typeof sql>): Promise<readonly Record<string, unknown>[]> {
  return server.database.withTenant('t1', async (tx) => (await query.execute(tx)).rows as Record<string, unknown>[]);
}

function problems(answer: ServerAnswer): unknown {
  return answer.errors?.[0]?.extensions?.fields ?? answer.errors?.[0]?.extensions?.code;
}

async function draftOf(user: string, startupName: string): Promise<string> {
  const start = `mutation ($input: StartApplicationInput!) { startApplication(input: $input) { _id status applicant { _id } } }`;
  const answer = await server.ask(user, start, { input: { startupName, funnel: 'fu1' } });
  expect(answer.errors).toBeUndefined();
  expect(answer.data?.startApplication).toMatchObject({ status: 'draft', applicant: { _id: user } });
  return textIn(answer.data?.startApplication?._id);
}

async function handedIn(user: string, startupName: string): Promise<string> {
  const id = await draftOf(user, startupName);
  await server.ask(user, save, { id, answers: [{ questionId: 'q1', textValue: 'Hello' }], isComplete: true });
  const answer = await server.ask(user, submit, { id });
  expect(answer.data?.submitApplication).toMatchObject({ status: 'ready_for_invitation' });
  return id;
}

describe('signing up', () => {
  it('offers visitors what is open, and nothing else', async () => {
    const offers = `query ($program: String) { applicationOffers(program: $program) { name program { slug } } }`;
    const answer = await server.ask(null, offers, { program: 'climate' });
    expect(answer.data?.applicationOffers).toEqual([{ name: 'Spring', program: { slug: 'climate' } }]);
    expect((await server.ask(null, offers, { program: 'nothing' })).data?.applicationOffers).toEqual([]);
  });

  it('makes a pending applicant with a draft and mails the confirmation', async () => {
    const answer = await server.ask(null, signUp, { input: newcomer });
    expect(answer.errors).toBeUndefined();
    const [user] = await rows(
      sql`select status, category, role_id, validated from "user" where email = 'nia@new.test'`,
    );
    expect(user).toMatchObject({ status: 'Pending', category: 'other', role_id: 'r-Applicant', validated: false });
    const [draft] = await rows(
      sql`select status, startup_name, funnel_admins_ids from application where id = ${answer.data?.createApplicant?.applicationId}`,
    );
    expect(draft).toMatchObject({ status: 'draft', startup_name: 'Newly', funnel_admins_ids: ['mentor'] });
    expect(await rows(sql`select 1 from mail where recipient = 'nia@new.test'`)).toHaveLength(1);
  });

  it('says which field is wrong', async () => {
    const input = { ...newcomer, firstName: ' ', email: 'nobody', password: 'short' };
    const answer = await server.ask(null, signUp, { input });
    expect(problems(answer)).toMatchObject([
      { path: 'input.firstName' },
      { path: 'input.email' },
      { path: 'input.password' },
    ]);
  });

  it('refuses a known address and a funnel that is closed', async () => {
    const known = await server.ask(null, signUp, { input: { ...newcomer, email: 'ADA@t1.test' } });
    expect(problems(known)).toMatchObject([{ path: 'input.email' }]);
    const closed = await server.ask(null, signUp, { input: { ...newcomer, email: 'other@new.test', funnel: 'fu2' } });
    expect(problems(closed)).toMatchObject([{ path: 'input.funnel' }]);
    expect(await rows(sql`select 1 from "user" where email = 'other@new.test'`)).toEqual([]);
  });

  it('takes no more than a few tries with one address', async () => {
    const input = { ...newcomer, email: 'many@new.test', funnel: 'fu2' };
    for (let count = 0; count < 10; count += 1) await server.ask(null, signUp, { input });
    expect(problems(await server.ask(null, signUp, { input }))).toMatchObject([
      { message: expect.stringContaining('Too many') },
    ]);
  });
});

describe('an own application', () => {
  it('is handed in once its form is answered, and then seen by the organisation', async () => {
    const id = await draftOf('applicant', 'Mine');
    expect(problems(await server.ask('applicant', submit, { id }))).toMatchObject([{ path: 'applicationId' }]);
    const incomplete = await server.ask('applicant', save, { id, answers: [], isComplete: true });
    expect(problems(incomplete)).toMatchObject([{ path: 'answers.q1', message: 'Pitch is a required field' }]);
    const answers = [
      { questionId: 'q1', textValue: 'We bake' },
      { questionId: 'q2', numberValue: 5 },
      { questionId: 'q3', numberValue: 1 },
    ];
    const done = await server.ask('applicant', save, { id, answers, isComplete: true });
    expect(done.data?.saveRoundForm).toMatchObject({ isSubmitted: true, isOpen: false });
    expect(listIn(done.data?.saveRoundForm?.answers).at(-1)).toEqual({
      questionId: 'q3',
      textValue: null,
      numberValue: 60,
    });
    expect((await server.ask('applicant', submit, { id })).data?.submitApplication?.status).toBe(
      'ready_for_invitation',
    );
    const seen = await server.ask('staff', `query ($id: ID!) { application(id: $id) { activities { kind } } }`, { id });
    expect(
      listIn(seen.data?.application?.activities)
        .map(({ kind }) => kind)
        .sort(),
    ).toEqual(['answers_saved', 'created', 'submitted']);
  });

  it('is nobody else’s to see or to fill', async () => {
    const id = await draftOf('applicant', 'Private');
    const read = `query ($id: ID!) { application(id: $id) { _id } }`;
    expect((await server.ask('cof1', read, { id })).data?.application).toBeNull();
    expect(problems(await server.ask('cof1', submit, { id }))).toBe('NotFoundError');
    expect(problems(await server.ask('cof1', save, { id, answers: [], isComplete: false }))).toBe('ForbiddenError');
  });

  it('lets a visitor with the link answer, without showing what was answered', async () => {
    const id = await draftOf('applicant', 'Linked');
    const answer = await server.ask(null, save, {
      id,
      answers: [{ questionId: 'q1', textValue: 'By link' }],
      isComplete: true,
    });
    expect(answer.data?.saveRoundForm).toEqual({ isSubmitted: true, isOpen: false, answers: [] });
    const again = await server.ask(null, save, { id, answers: [], isComplete: false });
    expect(problems(again)).toBe('ForbiddenError');
  });

  it('keeps what the applicant has begun from being written over by a visitor', async () => {
    const id = await draftOf('applicant', 'Begun');
    await server.ask('applicant', save, { id, answers: [{ questionId: 'q1', textValue: 'Mine' }], isComplete: false });
    expect(problems(await server.ask(null, save, { id, answers: [], isComplete: false }))).toBe('ForbiddenError');
    const read = `query ($id: ID!) { roundForm(applicationId: $id, round: "1") { isOpen answers { textValue } } }`;
    expect((await server.ask('applicant', read, { id })).data?.roundForm).toEqual({
      isOpen: true,
      answers: [{ textValue: 'Mine' }],
    });
    expect((await server.ask(null, read, { id })).data?.roundForm).toEqual({ isOpen: false, answers: [] });
  });
});

const decide = `mutation ($id: ID!, $action: DecisionAction!) {
  decideApplication(applicationId: $id, action: $action) { status decision decidedAt } }`;

describe('deciding', () => {
  it('sets the status and the decision, and tells the applicant', async () => {
    const id = await handedIn('applicant', 'Decided');
    const answer = await server.ask('admin', decide, { id, action: 'delay_reject' });
    expect(answer.data?.decideApplication).toMatchObject({
      status: 'delay_rejected',
      decision: 'delay_reject',
      decidedAt: expect.any(String),
    });
    await server.ask('admin', decide, { id, action: 'accept' });
    const told = await rows(
      sql`select n.notification_type as type from notification_recipient r join notification n on n.tenant_id = r.tenant_id and n.id = r.notification_id where r.user_id = 'applicant'`,
    );
    expect(told).toContainEqual({ type: 'approvalApplication' });
  });

  it('is prepared by comments and meetings, of which those concerned are told', async () => {
    const id = await handedIn('applicant', 'Talked about');
    const toldSince = async () => {
      const found = await rows(
        sql`select distinct r.user_id || ': ' || n.notification_type as told from notification_recipient r
          join notification n on n.tenant_id = r.tenant_id and n.id = r.notification_id order by 1`,
      );
      await rows(sql`delete from notification_recipient`);
      return found.map(({ told }) => told);
    };
    await toldSince();
    const ask = async (text: string, variables: Record<string, unknown>) => {
      const answer = await server.ask('admin', text, variables);
      expect(answer.errors).toBeUndefined();
      return answer.data;
    };
    const input = { application: id, body: 'Looks good', isShared: true };
    await ask('mutation ($input: ApplicationNoteCreateInput!) { createApplicationNote(input: $input) { _id } }', {
      input,
    });
    expect(await toldSince()).toEqual(['applicant: newCommentApplication', 'mentor: newCommentApplicationStaff']);

    const meeting = { title: 'First talk', application: id, startTime: '2099-03-04T15:00:00.000Z', host: 'staff' };
    const made = await ask(
      'mutation ($input: ApplicationMeetingCreateInput!) { createApplicationMeeting(input: $input) { _id } }',
      { input: { ...meeting, status: 'meeting_scheduled' } },
    );
    const about = (kind: string) => [`applicant: ${kind}`, `mentor: ${kind}Staff`, `staff: ${kind}Staff`];
    expect(await toldSince()).toEqual(about('meetingScheduled'));
    const change =
      'mutation ($id: ID!, $input: ApplicationMeetingUpdateInput!) { updateApplicationMeeting(id: $id, input: $input) { _id } }';
    const meetingId = textIn(made?.createApplicationMeeting?._id);
    await ask(change, { id: meetingId, input: { location: 'Room 2' } });
    expect(await toldSince()).toEqual(about('meetingChanged'));
    await ask(change, { id: meetingId, input: { status: 'meeting_canceled' } });
    expect(await toldSince()).toEqual(about('meetingDeleted'));
  });

  it('is open to the funnel’s admins whatever their role, and to nobody without the right', async () => {
    const id = await handedIn('applicant', 'By mentor');
    expect((await server.ask('mentor', decide, { id, action: 'reject' })).data?.decideApplication?.status).toBe(
      'rejected',
    );
    expect(problems(await server.ask('applicant', decide, { id, action: 'accept' }))).toBe('ForbiddenError');
  });

  it('can’t be gone round by setting the status', async () => {
    const id = await handedIn('applicant', 'Round about');
    const set = `mutation ($id: ID!) { updateApplication(id: $id, input: { status: accepted }) { status } }`;
    expect(problems(await server.ask('cof1', set, { id }))).toBe('NotFoundError');
    await server.database.withTenant('t1', (tx) =>
      sql`update role set overrides = '{"APPLICATION/ROUND:DECIDE": "NONE"}' where id = 'r-Staff'`.execute(tx),
    );
    expect(problems(await server.ask('staff', set, { id }))).toBe('ForbiddenError');
  });
});

it('opens a funnel’s applications to those assigned to evaluate them', async () => {
  const id = await handedIn('applicant', 'Assigned');
  await server.database.withTenant('t1', (tx) =>
    sql`insert into "user" (tenant_id, id, first_name, email, status, category, role_id) values ('t1', 'mentor2', 'Max', 'max@t1.test', 'Active', 'network', 'r-Mentor')`.execute(
      tx,
    ),
  );
  const read = `query ($id: ID!) { application(id: $id) { _id notes { body } } }`;
  expect((await server.ask('mentor2', read, { id })).data?.application).toBeNull();
  const note = `mutation ($id: ID!) { createApplicationNote(input: { application: $id, body: "Look" }) { author { _id } } }`;
  expect((await server.ask('admin', note, { id })).data?.createApplicationNote?.author?._id).toBe('admin');
  const assign = `mutation { createEvaluationAssignation(input: { evaluator: "mentor2", funnel: "fu1" }) { _id } }`;
  const { data } = await server.ask('admin', assign);
  expect((await server.ask('mentor2', read, { id })).data?.application).toMatchObject({ notes: [{ body: 'Look' }] });
  await server.ask('admin', `mutation ($id: ID!) { deleteEvaluationAssignation(id: $id) }`, {
    id: data?.createEvaluationAssignation?._id,
  });
  expect((await server.ask('mentor2', read, { id })).data?.application).toBeNull();
});

it('shows evaluators nothing of a draft, its answers and history included', async () => {
  await server.database.withTenant('t1', (tx) =>
    sql`insert into "user" (tenant_id, id, first_name, email, status, category, role_id) values ('t1', 'mentor3', 'Moe', 'moe@t1.test', 'Active', 'network', 'r-Mentor')`.execute(
      tx,
    ),
  );
  await server.ask(
    'admin',
    `mutation { createEvaluationAssignation(input: { evaluator: "mentor3", funnel: "fu1" }) { _id } }`,
  );
  const id = await draftOf('applicant', 'Unfinished');
  await server.ask('applicant', save, { id, answers: [{ questionId: 'q1', textValue: 'Raw' }], isComplete: true });
  const parts = `query ($id: ID!) {
    formSubmissions(filter: { application: { IS: $id } }) { totalCount }
    formAnswers(filter: { application: { IS: $id } }) { totalCount }
    applicationActivities(filter: { application: { IS: $id } }) { totalCount } }`;
  const none = { totalCount: 0 };
  expect((await server.ask('mentor3', parts, { id })).data).toEqual({
    formSubmissions: none,
    formAnswers: none,
    applicationActivities: none,
  });
  await server.ask('applicant', submit, { id });
  expect((await server.ask('mentor3', parts, { id })).data?.formAnswers?.totalCount).toBe(1);
});

it('counts an evaluation that is moved where it belongs now', async () => {
  const [one, other] = [await handedIn('applicant', 'One'), await handedIn('applicant', 'Other')];
  const create = `mutation ($id: ID!) { made: createEvaluation(input: { application: $id, evaluator: "mentor", score: 8, status: submitted }) { _id } }`;
  const made = await server.ask('mentor', create, { id: one });
  expect(made.errors).toBeUndefined();
  const scores = `query ($one: ID!, $other: ID!) { one: application(id: $one) { score } other: application(id: $other) { score } }`;
  const move = `mutation ($id: ID!, $to: ID!) { updateEvaluation(id: $id, input: { application: $to }) { _id } }`;
  expect((await server.ask('mentor', move, { id: made.data?.made?._id, to: other })).errors).toBeUndefined();
  const { data } = await server.ask('mentor', scores, { one, other });
  expect(data).toEqual({ one: { score: null }, other: { score: 8 } });
});

describe('leads', () => {
  it('go to their founder by mail, once', async () => {
    const lead = `mutation { createApplication(input: { startupName: "Leaded", funnel: "fu1", founderName: "Lea", founderEmail: "lea@new.test" }) { _id isLead status } }`;
    const { data } = await server.ask('staff', lead);
    expect(data?.createApplication).toMatchObject({ isLead: true, status: 'draft' });
    const id = data?.createApplication?._id;
    const page = `query ($id: ID!) { applicationLead(id: $id) { startupName isTaken } }`;
    expect((await server.ask(null, page, { id })).data?.applicationLead).toEqual({
      startupName: 'Leaded',
      isTaken: false,
    });
    const transfer = `mutation ($id: ID!) { transferLead(id: $id) }`;
    expect((await server.ask(null, transfer, { id })).data?.transferLead).toBe(true);
    expect(
      await rows(sql`select 1 from mail where recipient = 'lea@new.test' and text_body like '%/reset/%'`),
    ).toHaveLength(1);
    expect(problems(await server.ask(null, transfer, { id }))).toBe('NotFoundError');
    expect((await server.ask(null, page, { id: 'unknown' })).data?.applicationLead).toBeNull();
  });
});

it('gives a lead to the one who reads the mailbox, not to whoever signed up with the address before', async () => {
  await server.ask(null, signUp, { input: { ...newcomer, email: 'victim@new.test' } });
  const lead = `mutation { createApplication(input: { startupName: "Wanted", funnel: "fu1", founderEmail: "victim@new.test" }) { _id } }`;
  const { data } = await server.ask('staff', lead);
  await server.ask(null, `mutation ($id: ID!) { transferLead(id: $id) }`, { id: data?.createApplication?._id });
  expect(await rows(sql`select password_hash from "user" where email = 'victim@new.test'`)).toEqual([
    { password_hash: null },
  ]);
  expect(
    await rows(sql`select 1 from mail where recipient = 'victim@new.test' and text_body like '%/reset/%'`),
  ).toHaveLength(1);
});

it('hides the applicants of an anonymous funnel from mentors who evaluate, not from its admins', async () => {
  await server.database.withTenant('t1', async (tx) => {
    await sql`insert into funnel (tenant_id, id, name, program_id, status, admins_ids, assigned_evaluators_ids, anonymous)
      values ('t1', 'fu3', 'Blind', 'p1', 'open', '{mentor}', '{mentor3}', true)`.execute(tx);
    await sql`insert into application (tenant_id, id, startup_name, funnel_id, program_id, applicant_id, founder_name,
        founder_email, status, readers_ids, funnel_admins_ids, anonymous)
      values ('t1', 'blind', 'Hidden', 'fu3', 'p1', 'applicant', 'Abe', 'abe@t1.test', 'under_review',
        '{mentor,mentor3}', '{mentor}', true)`.execute(tx);
  });
  const read = `{ application(id: "blind") { startupName founderName founderEmail } }`;
  expect((await server.ask('mentor3', read)).data?.application).toEqual({
    startupName: 'Hidden',
    founderName: null,
    founderEmail: null,
  });
  expect((await server.ask('mentor', read)).data?.application?.founderName).toBe('Abe');
  // Where anonymity is not in the plan, nobody is hidden, and nobody can be.
  const switchTo = (anonymityApplications: boolean) =>
    rows(sql`insert into incubator (tenant_id, id, name, slug, switches)
      values ('t1', 't1', 'Test', 't1', ${JSON.stringify({ ...everySwitchOn, anonymityApplications })}::jsonb)
      on conflict (tenant_id, id) do update set switches = excluded.switches`);
  const hide = `mutation { updateFunnel(id: "fu3", input: { anonymous: false }) { _id } }`;
  await switchTo(false);
  expect((await server.ask('mentor3', read)).data?.application?.founderName).toBe('Abe');
  expect(problems(await server.ask('mentor', hide))).toBe('ForbiddenError');
  await switchTo(true);
  expect((await server.ask('mentor3', read)).data?.application?.founderName).toBeNull();
  expect((await server.ask('mentor', hide)).errors).toBeUndefined();
});

describe('shared forms', () => {
  const shared = `query ($uuid: ID!) { sharedForm(uuid: $uuid) { title elements { label questionType } } }`;
  const send = `mutation ($answers: [AnswerInput!]!) { submitSharedForm(uuid: "shared-1", respondent: { email: "r@x.test" }, answers: $answers) }`;

  it('are shown to everybody with the link once they are published', async () => {
    expect((await server.ask(null, shared, { uuid: 'shared-1' })).data?.sharedForm).toMatchObject({
      title: 'About you',
    });
    expect((await server.ask(null, shared, { uuid: 'shared-2' })).data?.sharedForm).toBeNull();
  });

  it('keep what was answered for those who manage forms, and can be printed by its address', async () => {
    expect(
      (await server.ask(null, send, { answers: [{ questionId: 'q1', textValue: 'Shared' }] })).data?.submitSharedForm,
    ).toBe(true);
    const list = `{ formSubmissions(filter: { form: { IS: "f1" }, application: { NOT_EXISTS: true } }) { results { answers { questionId textValue } } } }`;
    expect((await server.ask('admin', list)).data?.formSubmissions?.results).toEqual([
      { answers: [{ questionId: 'q1', textValue: 'Shared' }] },
    ]);
    expect((await server.ask('mentor', list)).data?.formSubmissions?.results).toEqual([]);
    const [submission] = await rows(sql`select uuid from form_submission where respondent_email = 'r@x.test'`);
    const print = `query ($uuid: ID!) { printableForm(uuid: $uuid) { form { title } answers { textValue } } }`;
    expect((await server.ask(null, print, { uuid: submission?.uuid })).data?.printableForm).toEqual({
      form: { title: 'About you' },
      answers: [{ textValue: 'Shared' }],
    });
  });
});

it('takes feedback once from those who were asked', async () => {
  const ask = `mutation { createFeedbackRequest(input: { title: "How was it?", form: "f1", status: open, recipients: ["mentor"] }) { _id createdBy { _id } } }`;
  const { data } = await server.ask('admin', ask);
  const id = data?.createFeedbackRequest?._id;
  expect(data?.createFeedbackRequest?.createdBy?._id).toBe('admin');
  const answer = `mutation ($id: ID!) { answerFeedbackRequest(requestId: $id, rating: 8, comment: "Good", answers: [{ questionId: "q1", textValue: "Yes" }]) { rating author { _id } } }`;
  expect(problems(await server.ask('cof1', answer, { id }))).toBe('NotFoundError');
  expect((await server.ask('mentor', answer, { id })).data?.answerFeedbackRequest).toEqual({
    rating: 8,
    author: { _id: 'mentor' },
  });
  expect(problems(await server.ask('mentor', answer, { id }))).toBe('ForbiddenError');
});

it('gives questions in the words of the requirement', async () => {
  const query = `{ question(id: "q3") { _id formId questionType validations { required min max } options { value labels { value } isWriteIn numericalValue } optionsDepth dependency { operator statements { action questionId operator values } } } }`;
  const answer = await server.ask('admin', query);
  expect(answer.data?.question).toMatchObject({
    formId: 'f1',
    questionType: 'calculated',
    validations: { required: false },
    options: [],
    dependency: null,
  });
});
