/** A funnel opens when people can apply through it, and closes by itself. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listIn, textIn } from '#server/testing/readJson.ts';
import { type ApplicationServer, problems, startApplicationServer } from '../testing/applicationServer.ts';

let server: ApplicationServer;

beforeAll(async () => {
  server = await startApplicationServer();
  await server.rows(
    sql`insert into incubator (tenant_id, id, name, slug, timezone) values ('t1', 't1', 'Test', 't1', 'UTC')`,
  );
}, 60_000);
afterAll(() => server.close());

const create = 'mutation ($input: FunnelCreateInput!) { createFunnel(input: $input) { _id } }';
const update = 'mutation ($id: ID!, $input: FunnelUpdateInput!) { updateFunnel(id: $id, input: $input) { status } }';
const opening = 'query ($id: ID!) { funnelOpening(funnelId: $id) { status link steps { id isDone isRequired } } }';

async function missing(id: string, isNeeded = true): Promise<string[]> {
  const answer = await server.ask('admin', opening, { id });
  expect(answer.errors).toBeUndefined();
  const steps = answer.data?.funnelOpening?.steps as unknown as readonly {
    id: string;
    isDone: boolean;
    isRequired: boolean;
  }[];
  return steps.filter(({ isDone, isRequired }) => !isDone && isRequired === isNeeded).map(({ id: step }) => step);
}

it('names all that is missing at once, and opens when it is there', async () => {
  const made = await server.ask('admin', create, { input: { name: 'Autumn', program: 'p1' } });
  const id = textIn(made.data?.createFunnel?._id);
  expect(await missing(id)).toEqual(['round', 'form', 'closing']);
  const open = (input: object = {}) => server.ask('admin', update, { id, input: { status: 'open', ...input } });
  expect(problems(await open())).toMatchObject([{ path: 'input.status' }, { path: 'input.closesAt' }]);
  await server.rows(sql`insert into funnel_round (tenant_id, id, name, funnel_id, position, form_id)
    values ('t1', 'ra', 'Written', ${id}, 1, 'f2')`);
  expect(problems(await open({ closesAt: '2099-01-01' }))).toMatchObject([{ path: 'input.status' }]);
  await server.rows(sql`update funnel_round set form_id = 'f1' where id = 'ra'`);
  expect((await open({ closesAt: '2099-01-01' })).data?.updateFunnel?.status).toBe('open');
  expect(await missing(id)).toEqual([]);
});

it('takes nothing while its program is over, says so, and goes on once the program does', async () => {
  const offers = async () => {
    const { data } = await server.ask('admin', '{ applicationOffers { _id } }', {});
    return listIn(data?.applicationOffers).map(({ _id }) => _id);
  };
  const made = await server.ask('admin', create, { input: { name: 'Last', program: 'p1', closesAt: '2099-01-01' } });
  const id = textIn(made.data?.createFunnel?._id);
  await server.rows(sql`insert into funnel_round (tenant_id, id, name, funnel_id, position, form_id)
    values ('t1', 'rl', 'Written', ${id}, 1, 'f1')`);
  const open = () => server.ask('admin', update, { id, input: { status: 'open' } });
  await server.rows(sql`update program set status = 'finished' where id = 'p1'`);
  expect(problems(await open())).toMatchObject([
    { path: 'input.program', message: expect.stringContaining('finished') },
  ]);
  expect(await missing(id)).toEqual(['program']);
  await server.rows(sql`update program set status = 'running' where id = 'p1'`);
  expect((await open()).errors).toBeUndefined();
  expect(await offers()).toContain(id);
  await server.rows(sql`update program set status = 'finished' where id = 'p1'`);
  expect(await offers()).not.toContain(id);
  await server.rows(sql`update program set status = 'running' where id = 'p1'`);
});

it('says what will be missed later, without refusing to open', async () => {
  const made = await server.ask('admin', create, { input: { name: 'Scored', program: 'p1', closesAt: '2099-01-01' } });
  const id = textIn(made.data?.createFunnel?._id);
  await server.rows(sql`insert into funnel_round (tenant_id, id, name, funnel_id, position, kind, form_id)
    values ('t1', 'sc1', 'Written', ${id}, 1, 'application', 'f1')`);
  // Without a round that is scored nobody needs to score.
  expect(await missing(id, false)).toEqual(['acceptance', 'rejection']);
  await server.rows(sql`insert into funnel_round (tenant_id, id, name, funnel_id, position, kind)
    values ('t1', 'sc2', 'Judged', ${id}, 2, 'evaluation')`);
  expect(await missing(id, false)).toEqual(['evaluationForm', 'evaluators', 'acceptance', 'rejection']);
  const opened = await server.ask('admin', update, { id, input: { status: 'open' } });
  expect(opened.data?.updateFunnel?.status).toBe('open');
  await server.rows(
    sql`insert into form (tenant_id, id, title, kind, status) values ('t1', 'ev1', 'Judge', 'evaluation', 'published')`,
  );
  await server.rows(sql`update funnel_round set evaluation_form_id = 'ev1' where id = 'sc2'`);
  await server.rows(sql`update funnel set assigned_evaluators_ids = '{mentor}', acceptance_email_subject = 'Yes',
    acceptance_email_body = 'You are in' where id = ${id}`);
  await server.rows(sql`insert into rejection_email (tenant_id, id, name, subject, body, is_active)
    values ('t1', 're1', 'No', 'No', 'No', true)`);
  expect(await missing(id, false)).toEqual([]);
});

it('is given an instruction e-mail from the usual text, and keeps what somebody wrote', async () => {
  const find = `mutation ($id: ID!) { findOrCreateFunnelInstructionEmail(funnelId: $id) {
    instructionEmailSubject instructionEmailBody } }`;
  await server.rows(
    sql`update funnel set instruction_email_subject = null, instruction_email_body = null where id = 'fu1'`,
  );
  const found = async (user = 'admin') =>
    (await server.ask(user, find, { id: 'fu1' })).data?.findOrCreateFunnelInstructionEmail;
  const usual = await found();
  expect(usual?.instructionEmailSubject).toMatch(/^Your application to \w/);
  expect(usual?.instructionEmailBody).toContain('Your answers keep themselves');
  await server.ask('admin', update, { id: 'fu1', input: { instructionEmailSubject: 'Read this first' } });
  expect(await found()).toEqual({ ...usual, instructionEmailSubject: 'Read this first' });
  expect(await found('applicant')).toBeUndefined();
});

it('sends its instruction e-mail to who begins, formatted, with their names in it', async () => {
  const bold = { type: 'text', text: 'on time', marks: [{ type: 'bold' }] };
  const content = [
    { type: 'text', text: 'Dear ' },
    { type: 'variable', attrs: { name: 'fullName' } },
    { type: 'text', text: ', hand in ' },
    bold,
    { type: 'text', text: ' for {program}.' },
  ];
  const instructionEmailBodyDocument = { type: 'doc', content: [{ type: 'paragraph', content }] };
  const written = { instructionEmailSubject: 'About {startup}', instructionEmailBodyDocument };
  expect((await server.ask('admin', update, { id: 'fu1', input: written })).errors).toBeUndefined();
  const id = await server.draftOf('applicant', 'Instructed');
  const [mail] = await server.rows(
    sql`select text_body as text, html_body as html from mail where subject = 'About Instructed'`,
  );
  expect(mail?.text).toMatch(/^Dear \w+ \w+, hand in on time for Climate\./);
  expect(mail?.text).toContain(`/application/${id}/progress`);
  expect(mail?.html).toContain('<strong>on time</strong>');
});

it('pauses and takes no applications meanwhile; after its last day the clock closes it', async () => {
  const offers = async () => JSON.stringify((await server.ask(null, '{ applicationOffers { name } }')).data);
  await server.rows(sql`update funnel set closes_at = current_date + 1 where id = 'fu1'`);
  expect(await offers()).toContain('Spring');
  await server.ask('admin', update, { id: 'fu1', input: { status: 'paused' } });
  expect(await offers()).not.toContain('Spring');
  await server.ask('admin', update, { id: 'fu1', input: { status: 'open' } });
  expect(await offers()).toContain('Spring');
  await server.tick(new Date());
  await server.tick(new Date(Date.now() + 3 * 86_400_000));
  expect(await server.rows(sql`select status from funnel where id = 'fu1'`)).toEqual([{ status: 'closed' }]);
});

it('opens by itself on its first day, if nothing is missing, and not before', async () => {
  await server.rows(sql`insert into funnel (tenant_id, id, name, program_id, status, opens_at, closes_at) values
    ('t1', 'ready', 'Winter', 'p1', 'draft', current_date + 5, current_date + 40),
    ('t1', 'bare', 'Without a round', 'p1', 'draft', current_date + 5, current_date + 40),
    ('t1', 'past', 'Left a draft', 'p1', 'draft', current_date - 5, current_date + 40)`);
  await server.rows(sql`insert into funnel_round (tenant_id, id, name, funnel_id, position, form_id) values
    ('t1', 'w1', 'Written', 'ready', 1, 'f1'), ('t1', 'w2', 'Written', 'past', 1, 'f1')`);
  const statuses = () =>
    server.rows(sql`select id, status from funnel where id in ('ready', 'bare', 'past') order by id`);
  const after = (days: number) => server.tick(new Date(Date.now() + days * 86_400_000));
  const drafts = [
    { id: 'bare', status: 'draft' },
    { id: 'past', status: 'draft' },
  ];
  await after(3);
  await after(4);
  expect(await statuses()).toEqual([...drafts, { id: 'ready', status: 'draft' }]);
  await after(6);
  expect(await statuses()).toEqual([...drafts, { id: 'ready', status: 'open' }]);
});

it('tells who runs it what is missing when it cannot open on its day, once a day, and opens when it is there', async () => {
  await server.rows(sql`insert into funnel (tenant_id, id, name, program_id, status, opens_at, admins_ids) values
    ('t1', 'held', 'Harvest', 'p1', 'draft', current_date + 20, array['mentor']),
    ('t1', 'nobody', 'Orphan', 'p1', 'draft', current_date + 20, '{}')`);
  await server.rows(sql`update "user" set validated = true where id = 'mentor'`);
  // From the morning on, so that two hours later it is the same day.
  const morning = new Date().setUTCHours(6, 0, 0, 0);
  const at = (days: number, hours = 0) => server.tick(new Date(morning + days * 86_400_000 + hours * 3_600_000));
  const told = () =>
    server.rows(sql`select r.user_id as who, n.text_values->>'name' as name, n.text_values->'reasons' as reasons, n.url
      from notification n join notification_recipient r on r.notification_id = n.id
      where n.text_key = 'funnel.heldBack' and n.text_values->>'name' in ('Harvest', 'Orphan') order by name, n.id`);
  const mails = () =>
    server.rows(sql`select recipient, text_body as body from mail where subject like '%Harvest%' order by id`);
  await at(19);
  expect(await told()).toEqual([]);
  await at(21);
  const reasons = ['funnelWithoutRound', 'funnelWithoutClosing'];
  const first = { who: 'mentor', name: 'Harvest', reasons, url: '/applications/funnels/held/builder/opening' };
  expect(await told()).toEqual([
    first,
    { ...first, who: 'admin', name: 'Orphan', url: '/applications/funnels/nobody/builder/opening' },
  ]);
  expect(await mails()).toMatchObject([
    { body: expect.stringContaining('/applications/funnels/held/builder/opening') },
  ]);
  await at(21, 2);
  expect(await told()).toHaveLength(2);
  await at(22);
  expect(await told()).toHaveLength(4);
  await server.rows(sql`insert into funnel_round (tenant_id, id, name, funnel_id, position, form_id)
    values ('t1', 'h1', 'Written', 'held', 1, 'f1')`);
  await server.rows(sql`update funnel set closes_at = current_date + 90 where id = 'held'`);
  await at(23);
  expect(await server.rows(sql`select status, held_back_on from funnel where id = 'held'`)).toEqual([
    { status: 'open', held_back_on: null },
  ]);
  // The other one is let go after a week.
  await at(40);
  const count = (await told()).length;
  await at(41);
  expect(await told()).toHaveLength(count);
});

it('shows the address for applicants to who works on it, and nothing to others', async () => {
  const answer = await server.ask('admin', opening, { id: 'fu1' });
  expect(answer.data?.funnelOpening?.link).toMatch(/\/apply\/program\/climate$/);
  expect(problems(await server.ask('cof1', opening, { id: 'fu1' }))).toBe('ForbiddenError');
});

it('puts all rounds of a funnel in an order, and refuses what was made of an older look', async () => {
  await server.rows(sql`insert into funnel_round (tenant_id, id, name, funnel_id, position, kind) values
    ('t1', 'o2', 'Talk', 'fu2', 2, 'meeting'), ('t1', 'o1', 'Written', 'fu2', 1, 'application'),
    ('t1', 'o3', 'Jury', 'fu2', 3, 'decision')`);
  const order = 'mutation ($rounds: [ID!]!) { orderRounds(funnelId: "fu2", rounds: $rounds) }';
  const put = (user: string, ...rounds: string[]) => server.ask(user, order, { rounds });
  expect((await put('admin', 'o3', 'o1', 'o2')).data).toEqual({ orderRounds: true });
  const placed = () => server.rows(sql`select id from funnel_round where funnel_id = 'fu2' order by position`);
  expect(await placed()).toEqual([{ id: 'o3' }, { id: 'o1' }, { id: 'o2' }]);
  for (const stale of [
    ['o1', 'o2'],
    ['o1', 'o2', 'ra'],
    ['o1', 'o1', 'o2'],
  ]) {
    expect(problems(await put('admin', ...stale))).toBe('ConflictError');
  }
  expect(problems(await put('mentor', 'o1', 'o2', 'o3'))).toBeTruthy();
  expect(problems(await put('cof1', 'o1', 'o2', 'o3'))).toBe('ForbiddenError');
  expect(await placed()).toEqual([{ id: 'o3' }, { id: 'o1' }, { id: 'o2' }]);
});

it('pauses and opens again on the days that it names, and visitors read when', async () => {
  await server.rows(sql`insert into program (tenant_id, id, name, slug) values ('t1', 'p7', 'Water', 'water')`);
  await server.rows(sql`insert into funnel (tenant_id, id, name, program_id, status, pauses_at, resumes_at, closes_at) values
    ('t1', 'rest', 'Rest', 'p7', 'open', current_date + 110, current_date + 115, current_date + 150),
    ('t1', 'lost', 'Lost', 'p1', 'open', current_date + 110, current_date + 115, current_date + 150)`);
  await server.rows(
    sql`insert into funnel_round (tenant_id, id, name, funnel_id, position, form_id) values ('t1', 'rr', 'Written', 'rest', 1, 'f1')`,
  );
  const tick = (days: number) => server.tick(new Date(Date.now() + days * 86_400_000));
  const statuses = async () =>
    (await server.rows(sql`select id, status from funnel where id in ('lost', 'rest') order by id`)).map(
      ({ status }) => status,
    );
  const turn = async () => {
    const query = 'query ($id: ID!) { funnelOpening(funnelId: $id) { turnsTo } }';
    return (await server.ask('admin', query, { id: 'rest' })).data?.funnelOpening?.turnsTo;
  };
  const opensAt = async () =>
    (await server.ask(null, '{ applicationProgram(slug: "water") { opensAt } }')).data?.applicationProgram?.opensAt;
  await tick(108);
  expect([await turn(), await opensAt()]).toEqual(['paused', null]);
  await tick(111);
  expect(await statuses()).toEqual(['paused', 'paused']);
  const [row] = await server.rows(sql`select resumes_at::text as day from funnel where id = 'rest'`);
  expect([await turn(), await opensAt()]).toEqual(['open', row?.day]);
  // Whoever opens it by hand meanwhile has meant to: no later day of the pause shuts it again.
  await server.ask('admin', update, { id: 'rest', input: { status: 'open' } });
  await tick(113);
  expect(await statuses()).toEqual(['paused', 'open']);
  await server.ask('admin', update, { id: 'rest', input: { status: 'paused' } });
  await tick(116);
  // The other one has no round: its admins learn why it stays shut.
  expect(await statuses()).toEqual(['paused', 'open']);
  const held = await server.rows(sql`select 1 from notification where text_values->>'name' = 'Lost'`);
  expect(held).toHaveLength(1);
});

it('does not open again before it pauses', async () => {
  const input = { pausesAt: '2030-02-02', resumesAt: '2030-02-01' };
  expect(problems(await server.ask('admin', update, { id: 'fu1', input }))).toMatchObject([
    { path: 'input.resumesAt' },
  ]);
});

it('pauses at once where its pause is set to begin today, and not where that is over again', async () => {
  const today = new Date().toISOString().slice(0, 10);
  const made = await server.ask('admin', create, {
    input: { name: 'Today', program: 'p1', closesAt: '2099-01-01' },
  });
  const id = textIn(made.data?.createFunnel?._id);
  await server.rows(sql`insert into funnel_round (tenant_id, id, name, funnel_id, position, form_id)
    values ('t1', 'rt', 'Written', ${id}, 1, 'f1')`);
  const set = async (input: object) => (await server.ask('admin', update, { id, input })).data?.updateFunnel?.status;
  expect(await set({ status: 'open' })).toBe('open');
  expect(await set({ pausesAt: '2020-01-01', resumesAt: '2020-02-01' })).toBe('open');
  expect(await set({ pausesAt: today, resumesAt: '2098-01-01' })).toBe('paused');
  // Whoever opens it by hand meanwhile has meant to.
  expect(await set({ status: 'open' })).toBe('open');
});
