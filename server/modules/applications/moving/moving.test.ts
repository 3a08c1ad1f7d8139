/** The desk of a funnel: applications are moved from round to round, found by their answers, and others see it. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { elementOf } from '#domain/forms/testing/elements.ts';
import {
  type ApplicationServer,
  problems,
  save,
  startApplicationServer,
  submit,
} from '../testing/applicationServer.ts';

let server: ApplicationServer;
let acme = '';

beforeAll(async () => {
  server = await startApplicationServer();
  await server.rows(sql`insert into funnel_round (tenant_id, id, name, funnel_id, position, kind) values
    ('t1', 'r2', 'Interview', 'fu1', 2, 'meeting'), ('t1', 'r9', 'Elsewhere', 'fu2', 1, 'meeting')`);
  await server.rows(sql`update "user" set validated = true where id = 'applicant'`);
  acme = await server.handedIn('applicant', 'Acme');
}, 60_000);
afterAll(() => server.close());

const move = `mutation ($id: ID!, $round: ID) { updateApplication(id: $id, input: { round: $round }) { round { _id } } }`;
const moveTo = (round: string | null, user = 'admin') => server.ask(user, move, { id: acme, round });
const unread = () =>
  server.rows(sql`select r.user_id as who, n.text_key as text, n.text_values->>'words' as words
    from notification_recipient r join notification n on n.tenant_id = r.tenant_id and n.id = r.notification_id
    where not r.is_read and n.text_key = 'application.moved' order by r.user_id`);

it('tells the applicant and those who work on it of the next round, and writes it into the history of both', async () => {
  expect((await moveTo('r1')).data?.updateApplication).toEqual({ round: { _id: 'r1' } });
  expect((await moveTo('r2')).data?.updateApplication).toEqual({ round: { _id: 'r2' } });
  const words = 'Interview';
  expect(await unread()).toEqual([
    { who: 'applicant', text: 'application.moved', words },
    { who: 'mentor', text: 'application.moved', words },
  ]);
  const history = '{ applicationActivities { results { kind roundName } } }';
  expect(JSON.stringify((await server.ask('applicant', history)).data)).toContain('"moved","roundName":"Interview"');
});

const mails = () =>
  server.rows(sql`select recipient as to, subject, next_attempt_at > now() + interval '9 minutes' as waits
    from mail where id like 'moved/%' order by recipient`);

it('writes to the applicant after the time to put it back', async () => {
  expect(await mails()).toEqual([
    {
      to: 'abe@t1.test',
      subject: 'The application of Acme has moved on to the next round: Interview',
      waits: true,
    },
  ]);
});

it('does not ask for a time by mail once there is one', async () => {
  const book = 'mutation ($input: ApplicationMeetingCreateInput!) { createApplicationMeeting(input: $input) { _id } }';
  const input = {
    application: acme,
    title: 'Talk',
    status: 'meeting_scheduled',
    startTime: '2099-03-04T15:00:00.000Z',
  };
  expect((await server.ask('admin', book, { input })).errors).toBeUndefined();
  expect(await mails()).toEqual([]);
});

it('takes back what was unread and what has not left when the move is undone', async () => {
  await moveTo('r1');
  expect(await unread()).toEqual([]);
  expect(await mails()).toEqual([]);
});

it('writes the words of the round to the applicant, where it has some', async () => {
  await server.rows(
    sql`update application set founder_email = 'nia@new.test', founder_name = 'Nia New' where id = ${acme}`,
  );
  const write = `mutation ($input: FunnelRoundUpdateInput!) { updateFunnelRound(id: "r2", input: $input) { mailBody } }`;
  const input = { mailSubject: 'Your interview, {firstName}', mailBody: 'We would like to meet {startup}.' };
  expect((await server.ask('admin', write, { input })).errors).toBeUndefined();
  await moveTo('r2');
  const written = () =>
    server.rows(sql`select recipient as to, subject, text_body as text from mail where id like 'moved/%'`);
  expect(await written()).toEqual([
    {
      to: 'nia@new.test',
      subject: 'Your interview, Nia',
      text: expect.stringContaining('We would like to meet Acme.'),
    },
  ]);
  expect((await written())[0]?.text).toContain(`/application/${acme}/progress`);
  // Applicants read what they are sent, and not what others would be.
  const read = '{ funnelRound(id: "r2") { name mailSubject } }';
  expect((await server.ask('applicant', read)).data?.funnelRound).toEqual({ name: 'Interview', mailSubject: null });
  await moveTo('r1');
  expect(await written()).toEqual([]);
});

it('calls the program in letters as their reader does', async () => {
  await server.rows(sql`update program set names = '[{"language":"fr","value":"Climat"}]' where id = 'p1'`);
  await server.rows(sql`update funnel_round set mail_subject = 'Welcome to {program}' where id = 'r2'`);
  const subjectIn = async (language: string) => {
    await server.rows(sql`update "user" set language = ${language} where id = 'applicant'`);
    await moveTo('r2');
    const [mail] = await server.rows(sql`select subject from mail where id like 'moved/%'`);
    await moveTo('r1');
    return mail?.subject;
  };
  expect(await subjectIn('fr')).toBe('Welcome to Climat');
  expect(await subjectIn('en')).toBe('Welcome to Climate');
});

it('sends words without a subject under that of the notice: nobody writes them for nothing', async () => {
  await server.rows(sql`update funnel_round set mail_subject = null where id = 'r2'`);
  await moveTo('r2');
  const written = await server.rows(sql`select subject, text_body as text from mail where id like 'moved/%'`);
  await moveTo('r1');
  expect(written).toEqual([
    {
      subject: 'The application of Acme has moved on to the next round',
      text: expect.stringContaining('We would like to meet Acme.'),
    },
  ]);
});

it('refuses a round of another funnel, and one who may not move it', async () => {
  expect(problems(await moveTo('r9'))).toMatchObject([{ path: 'input.round' }]);
  expect(problems(await moveTo('r2', 'cof1'))).toBe('NotFoundError');
  expect(problems(await moveTo('r2', 'applicant'))).toBeTruthy();
  expect(await server.rows(sql`select round_id from application where id = ${acme}`)).toEqual([{ round_id: 'r1' }]);
});

it('shows a second member of staff that the list has changed, and nothing to those who never read it', async () => {
  const listen = 'subscription ($entity: String!) { listChanged(entity: $entity) { entity } }';
  const heard = (await server.watch('admin', listen, { entity: 'Application' }))[Symbol.asyncIterator]();
  await moveTo('r2', 'mentor');
  expect((await heard.next()).value).toMatchObject({ data: { listChanged: { entity: 'Application' } } });
  await heard.return?.();
  for (const entity of ['Webhook', 'Nonsense']) {
    await expect(server.watch('mentor', listen, { entity })).rejects.toThrow('You are not allowed to do this');
  }
});

it('finds applications by what was answered', async () => {
  const birch = await server.draftOf('applicant', 'Birch');
  const answers = [
    { questionId: 'q1', textValue: 'Solar roofs' },
    { questionId: 'q2', numberValue: 40 },
  ];
  await server.ask('applicant', save, { id: birch, answers, isComplete: true });
  await server.ask('applicant', submit, { id: birch });
  const list = 'query ($filter: ApplicationFilter) { applications(filter: $filter) { results { startupName } } }';
  const names = async (filter: object, user = 'admin') =>
    (await server.ask(user, list, { filter })).data?.applications?.results as unknown as { startupName: string }[];
  const solar = { SOME: { questionId: { IS: 'q1' }, or: [{ textValue: { CONTAINS: 'solar' } }] } };
  const costly = { SOME: { questionId: { IS: 'q3' }, or: [{ numberValue: { GTE: 400 } }] } };
  const silent = { NONE: { questionId: { IS: 'q2' } } };
  expect(await names({ answers: solar })).toEqual([{ startupName: 'Birch' }]);
  expect(await names({ and: [{ answers: solar }, { answers: costly }] })).toEqual([{ startupName: 'Birch' }]);
  expect(await names({ answers: silent })).toEqual([{ startupName: 'Acme' }]);
  expect(await names({ and: [{ answers: solar }, { answers: silent }] })).toEqual([]);
  // A founder may not filter applications by anything but what their own pages filter by.
  expect((await server.ask('applicant', list, { filter: { answers: solar } })).errors).toBeDefined();
  const questions = '{ funnelQuestions(funnelId: "fu1") { _id } }';
  expect((await server.ask('admin', questions)).data?.funnelQuestions).toMatchObject([
    { _id: 'q1' },
    { _id: 'q2' },
    { _id: 'q3' },
  ]);
  expect((await server.ask('applicant', questions)).errors).toBeDefined();
  // What an older version asked, and somebody answered, can be filtered by too.
  const old = [{ ...elementOf('q0', 'text'), label: 'Team size?' }, elementOf('qx', 'text')];
  await server.rows(sql`insert into form_version (tenant_id, id, title, form_id, number, elements, question_count, published_at)
    values ('t1', 'v1', 'About you', 'f1', 1, ${JSON.stringify(old)}::jsonb, 2, now())`);
  await server.rows(sql`insert into form_answer (tenant_id, id, submission_id, question_id, question_label, position, text_value, application_id)
    select 't1', 'a0', id, 'q0', 'Team size?', 1, 'Ten', application_id from form_submission where application_id = ${acme} limit 1`);
  const former = '{ formerQuestions(funnelId: "fu1") { _id label } }';
  expect((await server.ask('admin', former)).data?.formerQuestions).toEqual([{ _id: 'q0', label: 'Team size?' }]);
  expect((await server.ask('applicant', former)).errors).toBeDefined();
  await server.rows(sql`delete from form_answer where id = 'a0'`);
  await server.rows(sql`delete from form_version where id = 'v1'`);
});

it('writes to the applicant what staff asks them, and nothing of what colleagues say or they say themselves', async () => {
  const add = `mutation ($input: ApplicationNoteCreateInput!) { createApplicationNote(input: $input) { _id } }`;
  const say = (user: string, body: string, isShared: boolean) =>
    server.ask(user, add, { input: { application: acme, body, isShared } });
  await say('admin', 'Weak numbers', false);
  await say('applicant', 'Here it is', true);
  expect((await say('admin', 'Please send the deck', true)).errors).toBeUndefined();
  const written = await server.rows(sql`select recipient as to, text_body as text from mail
    where subject = 'There is a new comment on the application of Acme'`);
  expect(written).toEqual([{ to: 'abe@t1.test', text: expect.stringContaining('Please send the deck') }]);
});

it('says what the round is called and asks, and writes its e-mail, in the language of the applicant', async () => {
  await moveTo('r1');
  const write = `mutation ($input: FunnelRoundUpdateInput!) { updateFunnelRound(id: "r2", input: $input) { _id } }`;
  const fr = (value: string) => [{ language: 'fr', value }];
  const input = {
    names: fr('Entretien'),
    mailSubjects: fr('Votre entretien, {firstName}'),
    mailBodies: fr('Nous aimerions rencontrer {startup}.'),
  };
  expect((await server.ask('admin', write, { input })).errors).toBeUndefined();
  await server.rows(sql`update funnel_round set instructions = 'Answer briefly.',
    instruction_texts = '[{"language":"fr","value":"Répondez brièvement."}]' where id = 'r1'`);
  await server.rows(sql`update "user" set language = 'fr' where id = 'applicant'`);
  await moveTo('r2');
  const sent = await server.rows(sql`select subject, text_body as text from mail where id like 'moved/%'`);
  expect(sent).toEqual([
    { subject: 'Votre entretien, Nia', text: expect.stringContaining('Nous aimerions rencontrer Acme.') },
  ]);
  expect((await unread()).map(({ who, words }) => [who, words])).toEqual([
    ['applicant', 'Entretien'],
    ['mentor', 'Interview'],
  ]);
  const asked = '{ applicationForms(applicationId: "$") { instructions } }'.replace('$', acme);
  expect(JSON.stringify((await server.ask('applicant', asked, {}, 'fr')).data)).toContain('Répondez brièvement.');
  expect(JSON.stringify((await server.ask('admin', asked)).data)).toContain('Answer briefly.');
});

it('keeps the formatting of the round’s e-mail in each language, from the right in Arabic', async () => {
  await moveTo('r1');
  const write = `mutation ($input: FunnelRoundUpdateInput!) { updateFunnelRound(id: "r2", input: $input) { mailBodies { language value document } } }`;
  const document = {
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'نودّ ' },
          { type: 'text', text: 'لقاء', marks: [{ type: 'bold' }] },
          { type: 'text', text: ' ' },
          { type: 'variable', attrs: { name: 'startup' } },
        ],
      },
    ],
  };
  const { data, errors } = await server.ask('admin', write, {
    input: {
      mailBodies: [
        { language: 'ar', document },
        { language: 'de', document: { type: 'doc', content: [] } },
      ],
    },
  });
  expect(errors).toBeUndefined();
  expect(data?.updateFunnelRound).toEqual({
    mailBodies: [{ language: 'ar', value: 'نودّ لقاء {startup}', document }],
  });
  await server.rows(sql`update "user" set language = 'ar' where id = 'applicant'`);
  await moveTo('r2');
  const [mail] = await server.rows(sql`select text_body as text, html_body as html from mail where id like 'moved/%'`);
  expect(mail?.text).toContain('نودّ لقاء Acme');
  expect(mail?.html).toMatch(/dir="rtl"/);
  expect(mail?.html).toMatch(/<strong[^>]*>لقاء<\/strong>/);
  const forged = { mailBodies: [{ language: 'ar', document: { type: 'doc', content: [{ type: 'script' }] } }] };
  expect((await server.ask('admin', write, { input: forged })).errors?.[0]?.extensions).toMatchObject({
    fields: [{ path: 'input.mailBodies' }],
  });
});
