/** What a visitor has written is there on another device by a secret link, until it is handed in or too old. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { hashSecret } from '#server/platform/secrets/secrets.ts';
import { countLoginAttempt } from '#server/services/auth/throttle/loginLimit.ts';
import { testAddress } from '#server/testing/entityServer.ts';
import { textIn } from '#server/testing/readJson.ts';
import { type ApplicationServer, secretOf, startApplicationServer } from '../testing/applicationServer.ts';

let server: ApplicationServer;
let secret: string;

beforeAll(async () => {
  server = await startApplicationServer();
  await server.rows(sql`insert into incubator (tenant_id, id, name, slug) values ('t1', 't1', 'Test', 't1')`);
}, 60_000);
afterAll(() => server.close());
beforeEach(async () => {
  await server.rows(sql`delete from login_attempt`);
  secret = await secretOf(server, 'shareForm', 'f1');
});

const save = `mutation ($secret: String!, $draft: String, $base: DraftBase!, $answers: [AnswerInput!]!) {
  saveSharedDraft(secret: $secret, draft: $draft, base: $base, answers: $answers,
    respondent: { name: "Nia", email: "nia@" }) { draft revision } }`;
const open = `query ($secret: String!, $draft: String!) { sharedDraft(secret: $secret, draft: $draft) {
  state revision respondent { name email } answers { questionId textValue } } }`;
const send = `mutation ($secret: String!, $draft: DraftToHandIn, $answers: [AnswerInput!]!) {
  submitSharedForm(secret: $secret, draft: $draft, answers: $answers, respondent: { name: "Nia" }) }`;
const mail = `mutation ($secret: String!, $draft: String!, $email: String!) {
  mailSharedDraft(secret: $secret, draft: $draft, email: $email) }`;

const answersOf = (text: string) => [{ questionId: 'q1', textValue: text }];
const begin = async (text: string, page = 'desk'): Promise<string> => {
  const base = { revision: 0, page };
  const answer = await server.ask(null, save, { secret, base, answers: answersOf(text) });
  return textIn(answer.data?.saveSharedDraft?.draft);
};
const goOn = (draft: string, revision: number, page: string, text: string) =>
  server.ask(null, save, { secret, draft, base: { revision, page }, answers: answersOf(text) });
const opened = async (draft: string) => (await server.ask(null, open, { secret, draft })).data?.sharedDraft;
const handIn = (draft: string, revision: number, page: string, text: string) =>
  server.ask(null, send, { secret, draft: { key: draft, revision, page }, answers: answersOf(text) });
const reasonOf = (answer: Awaited<ReturnType<typeof goOn>>) => answer.errors?.[0]?.extensions?.reason;
const drafts = () => server.rows(sql`select * from answer_draft`);
const submissions = () => server.rows(sql`select id from form_submission where application_id is null`);

it('is kept as it is typed, however incomplete, and opened by its secret alone', async () => {
  const draft = await begin('Bre');
  expect(await opened(draft)).toEqual({
    state: 'open',
    revision: 1,
    respondent: { name: 'Nia', email: 'nia@' },
    answers: answersOf('Bre'),
  });
  expect((await goOn(draft, 1, 'desk', 'Bread')).data?.saveSharedDraft).toMatchObject({ draft, revision: 2 });
  expect(draft).toMatch(/^[\w-]{43}$/);
  expect(JSON.stringify(await drafts()), 'the secret itself is kept nowhere').not.toContain(draft);
  for (const other of ['', 'f1', hashSecret(draft), `user:admin`, draft.toLowerCase()]) {
    expect(await opened(other)).toMatchObject({ state: 'gone', answers: [] });
  }
});

it('is gone on with by its own link after another was made for the form, which begins nothing any more', async () => {
  const draft = await begin('Half');
  await secretOf(server, 'shareForm', 'f1');
  expect(await opened(draft)).toMatchObject({ state: 'open', answers: answersOf('Half') });
  expect((await goOn(draft, 1, 'desk', 'Whole')).data?.saveSharedDraft).toMatchObject({ revision: 2 });
  const seen = `query ($secret: String!, $draft: String) { sharedForm(secret: $secret, draft: $draft) { title }
    sharedFormEnd(secret: $secret, draft: $draft) }`;
  const see = async (with_: object) => (await server.ask(null, seen, { secret, ...with_ })).data;
  expect(await see({ draft })).toEqual({ sharedForm: { title: 'About you' }, sharedFormEnd: null });
  for (const other of [{}, { draft: 'made-up' }]) {
    expect(await see(other)).toEqual({ sharedForm: null, sharedFormEnd: 'ended' });
  }
  expect(await see({ secret: 'made-up' })).toEqual({ sharedForm: null, sharedFormEnd: null });
  const base = { revision: 0, page: 'desk' };
  expect(reasonOf(await server.ask(null, save, { secret, base, answers: answersOf('New') }))).toBe('linkEnded');
  expect((await handIn(draft, 2, 'desk', 'Whole')).data?.submitSharedForm).toBe(true);
  expect(await opened(draft)).toMatchObject({ state: 'handedIn' });
});

it('waits while the form is closed to everybody, which is told, and is counted for whoever closes it', async () => {
  const count = async (user: string) => await server.ask(user, '{ sharedDraftCount(formId: "f1") }');
  const before = Number((await count('admin')).data?.sharedDraftCount);
  const draft = await begin('Waiting');
  expect((await count('admin')).data).toEqual({ sharedDraftCount: before + 1 });
  expect((await count('applicant')).errors?.[0]?.extensions?.code).toBe('ForbiddenError');
  await server.rows(sql`update form set is_shared = false where id = 'f1'`);
  expect(reasonOf(await goOn(draft, 1, 'desk', 'More'))).toBe('formClosed');
  expect(reasonOf(await handIn(draft, 1, 'desk', 'More'))).toBe('formClosed');
  const end = `query ($secret: String!) { sharedFormEnd(secret: $secret) }`;
  expect((await server.ask(null, end, { secret })).data).toEqual({ sharedFormEnd: 'closed' });
  await server.rows(sql`update form set is_shared = true where id = 'f1'`);
  expect(await opened(draft)).toMatchObject({ state: 'open', answers: answersOf('Waiting') });
});

it('begins nothing under a secret that somebody has made up', async () => {
  const before = await drafts();
  for (const revision of [0, 1]) expect(reasonOf(await goOn('made-up', revision, 'desk', 'x'))).toBe('draftGone');
  expect(await drafts()).toEqual(before);
});

it('is nobody else’s: not of the staff, not of another form, not of another organisation', async () => {
  const draft = await begin('Mine');
  for (const user of ['admin', 'mentor']) {
    const list = `{ formSubmissions(filter: { form: { IS: "f1" } }) { results { _id } } formResults(formId: "f1") { count } }`;
    expect(JSON.stringify(await server.ask(user, list))).not.toContain('Mine');
  }
  await server.rows(sql`insert into form (tenant_id, id, title, status, is_shared) values
    ('t1', 'f9', 'Another', 'published', true) on conflict do nothing`);
  const other = await secretOf(server, 'shareForm', 'f9');
  expect((await server.ask(null, open, { secret: other, draft })).data?.sharedDraft).toMatchObject({ state: 'gone' });
  const inTenant = (query: ReturnType<typeof sql>) => server.database.withTenant('t2', (tx) => query.execute(tx));
  expect((await inTenant(sql`select 1 from answer_draft`)).rows).toEqual([]);
  await inTenant(sql`insert into answer_draft (tenant_id, record_id, holder, saved_by, content, saved_at, expires_at)
    values ('t2', 'f1', ${hashSecret('theirs')}, 'p', '{"answers":[],"extras":{}}', now(), now() + interval '9 days')`);
  expect(await opened('theirs')).toMatchObject({ state: 'gone' });
});

it('is not overwritten by a page that has not seen the last change; a page is never in conflict with itself', async () => {
  const draft = await begin('First');
  expect((await goOn(draft, 1, 'phone', 'On the phone')).errors).toBeUndefined();
  const refused = await goOn(draft, 1, 'desk', 'On the desk');
  expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'ConflictError', reason: 'draftChanged' });
  expect(reasonOf(await handIn(draft, 1, 'desk', 'On the desk'))).toBe('draftChanged');
  expect(await opened(draft)).toMatchObject({ revision: 2, answers: answersOf('On the phone') });
  // Its answer to the first was lost, and more was typed since.
  expect((await goOn(draft, 1, 'phone', 'On the phone, more')).data?.saveSharedDraft).toMatchObject({ revision: 3 });
});

it('is handed in once, however often that is sent, and holds nothing after it', async () => {
  const before = (await submissions()).length;
  const draft = await begin('Ready');
  for (const _ of [1, 2]) expect((await handIn(draft, 1, 'desk', 'Ready')).data?.submitSharedForm).toBe(true);
  expect(await submissions()).toHaveLength(before + 1);
  expect(reasonOf(await handIn(draft, 1, 'phone', 'Something else'))).toBe('draftHandedIn');
  expect(reasonOf(await goOn(draft, 1, 'desk', 'Later'))).toBe('draftHandedIn');
  expect(await opened(draft)).toMatchObject({ state: 'handedIn', answers: [] });
  const kept = await server.rows(sql`select content from answer_draft where holder = ${hashSecret(draft)}`);
  expect(kept).toEqual([{ content: { answers: [], extras: {} } }]);
});

it('stays as it is where handing in is refused', async () => {
  const draft = await begin('Ready');
  const sent = await server.ask(null, send, { secret, draft: { key: draft, revision: 1, page: 'desk' }, answers: [] });
  expect(sent.errors).toHaveLength(1);
  expect(await opened(draft)).toMatchObject({ state: 'open', answers: answersOf('Ready') });
});

it('is gone 30 days after its last change, with its files', async () => {
  const draft = await begin('Old');
  await server.rows(sql`insert into attachment (tenant_id, id, name, content_type, size, reference_type, reference_id, created_at)
    values ('t1', 'deck', 'deck.pdf', 'application/pdf', 5, 'publicLink', ${hashSecret(secret)}, now() - interval '9 days')`);
  await server.rows(sql`update answer_draft set files = '{deck}' where holder = ${hashSecret(draft)}`);
  const file = () => server.rows(sql`select id from attachment where id = 'deck'`);
  const day = (days: number) => new Date(Date.now() + days * 86_400_000);
  await server.tick(day(0));
  await server.tick(day(28));
  expect(await file(), 'as long as the draft is there').toHaveLength(1);
  expect(await opened(draft)).toMatchObject({ state: 'open' });
  await server.rows(sql`update answer_draft set expires_at = now() where holder = ${hashSecret(draft)}`);
  expect(await opened(draft)).toMatchObject({ state: 'gone' });
  expect(reasonOf(await goOn(draft, 1, 'desk', 'Late'))).toBe('draftGone');
  await server.tick(day(32));
  expect(await drafts()).toEqual([]);
  expect(await file()).toEqual([]);
});

it('is kept only while the form can be answered', async () => {
  const draft = await begin('Open');
  await server.rows(sql`update form set is_shared = false where id = 'f1'`);
  const shut = await goOn(draft, 1, 'desk', 'Shut');
  const seen = await server.ask(null, open, { secret, draft });
  await server.rows(sql`update form set is_shared = true where id = 'f1'`);
  for (const { errors } of [shut, seen]) expect(errors?.[0]?.extensions?.code).toBe('NotFoundError');
});

it('is limited in size, and so is how often one is begun and saved', async () => {
  const draft = await begin('Small');
  expect(reasonOf(await goOn(draft, 1, 'desk', 'x'.repeat(400_001)))).toBe('draftTooLong');
  const count = async (what: string, times: number): Promise<void> => {
    for (let at = 0; at < times; at += 1)
      await server.database.withTenant('t1', (tx) => countLoginAttempt(tx, what, times));
  };
  await count(`draft ${hashSecret(draft)}`, 600);
  const tooMany = expect.stringContaining('Too many');
  expect((await goOn(draft, 1, 'desk', 'Again')).errors?.[0]?.message).toEqual(tooMany);
  await count(`draft from ${testAddress}`, 60);
  const base = { revision: 0, page: 'desk' };
  const begun = await server.ask(null, save, { secret, base, answers: answersOf('New') });
  expect(begun.errors?.[0]?.message).toEqual(tooMany);
});

it('is mailed as a link to whoever wishes, a few times', async () => {
  const draft = await begin('Mailed');
  const ask = (email: string, of = draft) => server.ask(null, mail, { secret, draft: of, email });
  expect((await ask('nobody')).errors?.[0]?.extensions?.fields).toMatchObject([{ path: 'email' }]);
  expect(reasonOf(await ask('nia@new.test', 'made-up'))).toBe('draftGone');
  for (let times = 0; times < 4; times += 1) expect((await ask('nia@new.test')).data?.mailSharedDraft).toBe(true);
  expect((await ask('nia@new.test')).errors?.[0]?.message).toContain('Too many');
  const mails = await server.rows(sql`select text_body from mail where recipient = 'nia@new.test'`);
  expect(mails).toHaveLength(4);
  expect(mails[0]?.text_body).toContain(`/share/forms/${secret}?draft=${draft}`);
});
