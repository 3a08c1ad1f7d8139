import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listIn } from '#server/testing/readJson.ts';
import {
  type ApplicationServer,
  newcomer,
  problems,
  save,
  secretOf,
  signUp,
  startApplicationServer,
  submit,
} from '../testing/applicationServer.ts';

let server: ApplicationServer;

beforeAll(async () => {
  // Far from the zone of the machine: a day is over where the organisation is.
  server = await startApplicationServer(undefined, 'Asia/Tokyo');
}, 60_000);
afterAll(() => server.close());

describe('signing up', () => {
  it('offers visitors what is open, and nothing else', async () => {
    const offers = `query ($program: String) { applicationOffers(program: $program) { name program { slug } } }`;
    const answer = await server.ask(null, offers, { program: 'climate' });
    expect(answer.data?.applicationOffers).toEqual([{ name: 'Spring', program: { slug: 'climate' } }]);
    expect((await server.ask(null, offers, { program: 'nothing' })).data?.applicationOffers).toEqual([]);
  });

  it('says before anybody signs up what follows and what is asked, of an open funnel alone', async () => {
    await server.rows(sql`update funnel_round set hears_by = '2099-05-04' where id = 'r1'`);
    const { data } = await server.ask(null, '{ applicationOffers { _id hearsBy rounds } }');
    expect(data?.applicationOffers).toEqual([{ _id: 'fu1', hearsBy: '2099-05-04', rounds: expect.any(Array) }]);
    const questions = 'query ($id: ID!) { applicationQuestions(funnelId: $id) { label questionType } }';
    const ask = async (id: string) => (await server.ask(null, questions, { id })).data?.applicationQuestions;
    expect(await ask('fu1')).toContainEqual({ label: 'Costs', questionType: 'number' });
    expect(await ask('fu2')).toEqual([]);
    expect(await ask('nothing')).toEqual([]);
  });

  it('tells the program’s story in the language of who reads it, as far as it is written in that', async () => {
    const write = async (type: string, id: string, input: object) => {
      const text = `mutation ($id: ID!, $input: ${type}UpdateInput!) { made: update${type}(id: $id, input: $input) { _id } }`;
      expect((await server.ask('admin', text, { id, input })).errors).toBeUndefined();
    };
    const inFrench = (value: string) => [
      { language: 'fr', value },
      { language: 'de', value: ' ' },
    ];
    await write('Program', 'p1', {
      description: 'Mend it.',
      names: inFrench('Climat'),
      descriptions: inFrench('Réparez-le.'),
    });
    await write('Funnel', 'fu1', { names: inFrench('Printemps'), descriptions: inFrench('Ce printemps') });
    await write('FunnelRound', 'r1', { names: inFrench('Dossier écrit') });
    const story =
      '{ applicationOffers(program: "climate") { name description rounds program { name description } } applicationProgram(slug: "climate") { name } }';
    const french = await server.ask('applicant', story, {}, 'fr');
    expect(french.data).toMatchObject({
      applicationOffers: [
        {
          name: 'Printemps',
          description: 'Ce printemps',
          rounds: expect.arrayContaining(['Dossier écrit']),
          program: { name: 'Climat', description: 'Réparez-le.' },
        },
      ],
      applicationProgram: { name: 'Climat' },
    });
    // What was not translated reads as it was written.
    const german = await server.ask('applicant', story, {}, 'de');
    expect(german.data).toMatchObject({
      applicationOffers: [{ name: 'Spring', program: { name: 'Climate', description: 'Mend it.' } }],
    });
    const id = await server.draftOf('applicant', 'Lumière');
    const where = `query ($id: ID!) { applicationProgress(applicationId: $id) { programName steps { name } open { name } } }`;
    const progress = (await server.ask('applicant', where, { id }, 'fr')).data?.applicationProgress;
    expect(listIn(progress)[0]).toMatchObject({ programName: 'Climat', open: { name: 'Dossier écrit' } });
    expect(JSON.stringify(progress)).toContain('{"name":"Dossier écrit"}');
    for (const [type, key] of [
      ['Program', 'p1'],
      ['Funnel', 'fu1'],
      ['FunnelRound', 'r1'],
    ] as const)
      await write(type, key, { names: [] });
  });

  it('makes a pending applicant with a draft and mails the confirmation', async () => {
    const answer = await server.ask(null, signUp, { input: { ...newcomer, timezone: 'Europe/Berlin' } });
    expect(answer.errors).toBeUndefined();
    const [user] = await server.rows(
      sql`select status, category, role_id, validated, timezone from "user" where email = 'nia@new.test'`,
    );
    expect(user).toMatchObject({
      status: 'Pending',
      category: 'other',
      role_id: 'r-Applicant',
      validated: false,
      timezone: 'Europe/Berlin',
    });
    const [draft] = await server.rows(
      sql`select status, startup_name, funnel_admins_ids from application where id = ${answer.data?.createApplicant?.applicationId}`,
    );
    expect(draft).toMatchObject({ status: 'draft', startup_name: 'Newly', funnel_admins_ids: ['mentor'] });
    expect(await server.rows(sql`select 1 from mail where recipient = 'nia@new.test'`)).toHaveLength(1);
  });

  it('keeps where the applicant came from; what nobody knows counts as the web site', async () => {
    const sourceOf = async (email: string, source?: string | null) => {
      const answer = await server.ask(null, signUp, { input: { ...newcomer, email, source } });
      const id = answer.data?.createApplicant?.applicationId;
      return (await server.rows(sql`select source from application where id = ${id}`))[0]?.source;
    };
    expect(await sourceOf('fair@new.test', 'event')).toBe('event');
    expect(await sourceOf('link@new.test', 'newsletter')).toBe('website');
    expect(await sourceOf('proto@new.test', 'toString')).toBe('website');
    expect(await sourceOf('plain@new.test')).toBe('website');
    const begin = `mutation ($input: StartApplicationInput!) { startApplication(input: $input) { source } }`;
    const again = async (source?: string) =>
      (await server.ask('applicant', begin, { input: { startupName: 'Again', funnel: 'fu1', source } })).data
        ?.startApplication;
    expect(await again('referral')).toEqual({ source: 'referral' });
    expect(await again()).toEqual({ source: 'website' });
    await server.rows(sql`delete from application where startup_name = 'Again'`);
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
    expect(await server.rows(sql`select 1 from "user" where email = 'other@new.test'`)).toEqual([]);
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
    const id = await server.draftOf('applicant', 'Mine');
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

  it('says until when it can be handed in: by the end of the first day that closes it', async () => {
    const id = await server.draftOf('applicant', 'Late');
    const query = 'query ($id: ID!) { applicationForms(applicationId: $id) { isOpen closesAt } }';
    const form = async () => (await server.ask('applicant', query, { id })).data?.applicationForms;
    // What they read before they sign up, on the program's page, and on the page of their application.
    const elsewhere = `query ($id: ID) { applicationOffers { _id closesAt } applicationProgress(applicationId: $id) { closesAt } }`;
    const said = async () => {
      const { data } = await server.ask('applicant', elsewhere, { id });
      return [
        listIn(data?.applicationOffers).find((offer) => String(offer._id) === 'fu1')?.closesAt,
        listIn(data?.applicationProgress)[0]?.closesAt,
      ];
    };
    expect(await form()).toEqual([{ isOpen: true, closesAt: null }]);
    await server.rows(sql`update funnel set closes_at = '2099-05-02' where id = 'fu1'`);
    expect(await form()).toEqual([{ isOpen: true, closesAt: '2099-05-02T14:59:59.999Z' }]);
    expect(await said()).toEqual(['2099-05-02T14:59:59.999Z', '2099-05-02T14:59:59.999Z']);
    await server.rows(sql`update funnel_round set closes_at = '2099-05-01' where id = 'r1'`);
    expect(await form()).toEqual([{ isOpen: true, closesAt: '2099-05-01T14:59:59.999Z' }]);
    expect(await said()).toEqual(['2099-05-01T14:59:59.999Z', '2099-05-01T14:59:59.999Z']);
    await server.rows(sql`update funnel set closes_at = '2099-04-30' where id = 'fu1'`);
    expect(await said()).toEqual(['2099-04-30T14:59:59.999Z', '2099-04-30T14:59:59.999Z']);
    await server.rows(sql`update funnel_round set closes_at = '2020-05-01' where id = 'r1'`);
    expect(await form()).toEqual([{ isOpen: false, closesAt: null }]);
    await server.rows(sql`update funnel_round set closes_at = null where id = 'r1'`);
    await server.rows(sql`update funnel set closes_at = null where id = 'fu1'`);
    await server.rows(sql`delete from application where id = ${id}`);
  });

  it('is nobody else’s to see or to fill', async () => {
    const id = await server.draftOf('applicant', 'Private');
    const read = `query ($id: ID!) { application(id: $id) { _id } }`;
    expect((await server.ask('cof1', read, { id })).data?.application).toBeNull();
    expect(problems(await server.ask('cof1', submit, { id }))).toBe('NotFoundError');
    expect(problems(await server.ask('cof1', save, { id, answers: [], isComplete: false }))).toBe('ForbiddenError');
  });

  it('lets a visitor with the link answer, and shows nothing of what is handed in', async () => {
    const id = await server.draftOf('applicant', 'Linked');
    const key = await secretOf(server, 'fillRound', id, '1');
    expect(problems(await server.ask(null, save, { id, answers: [], isComplete: false }))).toBe('NotFoundError');
    const others = await secretOf(server, 'fillRound', await server.draftOf('applicant', 'Another'), '1');
    const wrong = { id, answers: [], isComplete: false, key: others };
    expect(problems(await server.ask(null, save, wrong))).toBe('NotFoundError');
    const answer = await server.ask(null, save, {
      id,
      answers: [{ questionId: 'q1', textValue: 'By link' }],
      isComplete: true,
      key,
    });
    expect(answer.data?.saveRoundForm).toEqual({ isSubmitted: true, isOpen: false, answers: [] });
    const again = await server.ask(null, save, { id, answers: [], isComplete: false, key });
    expect(problems(again)).toBe('ForbiddenError');
  });

  it('keeps what the applicant has begun from being written over by a visitor who has not read it', async () => {
    const id = await server.draftOf('applicant', 'Begun');
    await server.ask('applicant', save, { id, answers: [{ questionId: 'q1', textValue: 'Mine' }], isComplete: false });
    const key = await secretOf(server, 'fillRound', id, '1');
    expect(problems(await server.ask(null, save, { id, answers: [], isComplete: false, key }))).toBe('ConflictError');
    const read = `query ($id: ID!, $key: String) { roundForm(applicationId: $id, round: "1", key: $key) { isOpen answers { textValue } } }`;
    const begun = { isOpen: true, answers: [{ textValue: 'Mine' }] };
    expect((await server.ask('applicant', read, { id })).data?.roundForm).toEqual(begun);
    expect((await server.ask(null, read, { id, key })).data?.roundForm).toEqual(begun);
    expect((await server.ask(null, read, { id })).data?.roundForm).toBeNull();
  });
});

describe('leads', () => {
  it('go to their founder by mail, once', async () => {
    const lead = `mutation { createApplication(input: { startupName: "Leaded", funnel: "fu1", founderName: "Lea", founderEmail: "lea@new.test" }) { _id isLead status } }`;
    const { data } = await server.ask('staff', lead);
    expect(data?.createApplication).toMatchObject({ isLead: true, status: 'draft' });
    const id = data?.createApplication?._id;
    const page = `query ($secret: String!) { applicationLead(secret: $secret) { startupName isTaken } }`;
    const secret = await secretOf(server, 'transferLead', id);
    expect((await server.ask(null, page, { secret })).data?.applicationLead).toEqual({
      startupName: 'Leaded',
      isTaken: false,
    });
    const transfer = `mutation ($secret: String!) { transferLead(secret: $secret) }`;
    expect(problems(await server.ask(null, transfer, { secret: id }))).toBe('NotFoundError');
    expect((await server.ask(null, transfer, { secret })).data?.transferLead).toBe(true);
    expect(
      await server.rows(sql`select 1 from mail where recipient = 'lea@new.test' and text_body like '%/reset/%'`),
    ).toHaveLength(1);
    expect(problems(await server.ask(null, transfer, { secret }))).toBe('NotFoundError');
    expect((await server.ask(null, page, { secret: id })).data?.applicationLead).toBeNull();
  });
});

it('gives a lead to the one who reads the mailbox, not to whoever signed up with the address before', async () => {
  await server.ask(null, signUp, { input: { ...newcomer, email: 'victim@new.test' } });
  const lead = `mutation { createApplication(input: { startupName: "Wanted", funnel: "fu1", founderEmail: "victim@new.test" }) { _id } }`;
  const { data } = await server.ask('staff', lead);
  const secret = await secretOf(server, 'transferLead', data?.createApplication?._id);
  await server.ask(null, `mutation ($secret: String!) { transferLead(secret: $secret) }`, { secret });
  expect(await server.rows(sql`select password_hash from "user" where email = 'victim@new.test'`)).toEqual([
    { password_hash: null },
  ]);
  expect(
    await server.rows(sql`select 1 from mail where recipient = 'victim@new.test' and text_body like '%/reset/%'`),
  ).toHaveLength(1);
});
