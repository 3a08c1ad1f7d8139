/** What people do has its consequences, for those whom it concerns and nobody else, in a tenant without demo rows. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EntityServer, everySwitchOn, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';
import { listIn, textIn } from '#server/testing/readJson.ts';
import type { Json } from '#server/testing/startTestServer.ts';

let server: EntityServer;

beforeAll(async () => {
  server = await startEntityServer(async (tx) => {
    await seedPeople(tx);
    await sql`insert into incubator (tenant_id, id, name, slug, timezone, switches)
      values ('t1', 't1', 'Test', 't1', 'UTC', ${JSON.stringify(everySwitchOn)}::jsonb)`.execute(tx);
    await sql`insert into role (tenant_id, id, name, type) values ('t1', 'r-Coach', 'Coach', '{Coach}'), ('t1', 'r-Evaluator', 'Evaluator', '{Evaluator}')`.execute(
      tx,
    );
    await sql`insert into "user" (tenant_id, id, first_name, last_name, email, status, category, role_id, startups_ids, assigned_startups_ids)
      values ('t1', 'coach', 'Coco', 'Coach', 'coco@t1.test', 'Active', 'network', 'r-Coach', '{}', '{s1}'),
        ('t1', 'evaluator', 'Eve', 'Evaluator', 'eve@t1.test', 'Active', 'network', 'r-Evaluator', '{}', '{}')`.execute(
      tx,
    );
  });
}, 60_000);
afterAll(() => server.close());

const write = async (user: string, text: string, variables: Record<string, unknown>) => {
  const answer = await server.ask(user, text, variables);
  expect(answer.errors).toBeUndefined();
  return Object.values(answer.data ?? {})[0] as Json;
};

const create = (user: string, entity: string, input: Record<string, unknown>) =>
  write(user, `mutation ($input: ${entity}CreateInput!) { create${entity}(input: $input) { _id } }`, { input });
const update = (user: string, entity: string, id: unknown, input: Record<string, unknown>) =>
  write(
    user,
    `mutation ($id: ID!, $input: ${entity}UpdateInput!) { update${entity}(id: $id, input: $input) { _id } }`,
    { id, input },
  );

async function timeline(user: string, owner: { startup?: string; person?: string }) {
  const field = owner.startup ? 'startupEvents(startupId: $id)' : 'userEvents(userId: $id)';
  const answer = await server.ask(
    user,
    `query ($id: ID!) { page: ${field} { results { eventType ... on TimelineEvent { message attr1 session { name } invite { status } } } } }`,
    { id: owner.startup ?? owner.person },
  );
  expect(answer.errors).toBeUndefined();
  return listIn(answer.data?.page?.results).map((item) =>
    [item.eventType, item.message, item.attr1, item.session?.name, item.invite?.status].filter(Boolean).join(' '),
  );
}

/** Open parts of automatic tasks: `person: type`. */
async function openTasks(): Promise<string[]> {
  const { rows } = await server.database.withTenant('t1', (tx) =>
    sql<{
      line: string;
    }>`select a.user_id || ': ' || t.task_type as line from task t join task_assignee a on a.task_id = t.id
      where not a.done and t.task_type <> 'normal' order by 1`.execute(tx),
  );
  return rows.map(({ line }) => line);
}

describe('a coaching session', () => {
  let id: unknown;

  it('stands on the timelines of the startup, the founder and the coach, and on nobody else’s', async () => {
    const times = { startTime: '2099-03-04T15:00:00.000Z', expectedDuration: 60 };
    const people = { startup: 's1', coachs: ['coach'], attendees: ['cof1'] };
    id = (await create('coach', 'CoachingSession', { name: 'Pricing', ...people, ...times }))._id;
    expect(await timeline('coach', { startup: 's1' })).toEqual(['coachingSession Pricing']);
    expect(await timeline('cof1', { person: 'cof1' })).toEqual(['coachingSession Pricing']);
    expect(await timeline('coach', { person: 'coach' })).toEqual(['coachingSession Pricing']);
    expect(await timeline('cof2', { startup: 's1' })).toEqual([]);
    expect(await timeline('cof2', { person: 'cof1' })).toEqual([]);
  });

  it('shows its invitation with the answer', async () => {
    const invitation = await create('coach', 'CoachingInvitation', { session: id, invitees: ['cof1'] });
    expect(await timeline('cof1', { person: 'cof1' })).toContain('coachingInvite pending');
    await write(
      'cof1',
      'mutation ($id: ID!) { respondToCoachingInvitation(invitationId: $id, accept: true) { _id } }',
      { id: invitation._id },
    );
    expect(await timeline('cof1', { person: 'cof1' })).toContain('coachingInvite accepted');
  });

  it('is one item however often it changes', async () => {
    await update('coach', 'CoachingSession', id, { name: 'Prices' });
    await update('coach', 'CoachingSession', id, { location: 'Library' });
    expect((await timeline('cof1', { startup: 's1' })).filter((item) => item.startsWith('coachingSession'))).toEqual([
      'coachingSession Prices',
    ]);
  });

  it('says when it is, and that it is no longer what was first told', async () => {
    const query = `{ startupEvents(startupId: "s1", eventType: ["coachingSession"]) {
      results { ... on TimelineEvent { start end isUpdate } } } }`;
    const told = async () => listIn((await server.ask('cof1', query)).data?.startupEvents?.results);
    const hour = { start: '2099-03-04T15:00:00.000Z', end: '2099-03-04T16:00:00.000Z' };
    expect(await told()).toEqual([{ ...hour, isUpdate: true }]);
    const more = { startTime: '2099-03-05T15:00:00.000Z', expectedDuration: 60 };
    const people = { startup: 's1', coachs: ['coach'], attendees: ['cof1'] };
    const made = await create('coach', 'CoachingSession', { name: 'Hiring', ...people, ...more });
    expect((await told()).map(({ isUpdate }) => isUpdate).sort()).toEqual([false, true]);
    await write('coach', 'mutation ($id: ID!) { deleteCoachingSession(id: $id) }', { id: made._id });
  });

  it('asks the coach for an evaluation once it was held, until what came of it is written down', async () => {
    await update('coach', 'CoachingSession', id, { status: 'held' });
    expect(await openTasks()).toContain('coach: coachingEvaluation');
    await update('coach', 'CoachingSession', id, { notes: 'They will raise their prices.' });
    expect(await openTasks()).not.toContain('coach: coachingEvaluation');
  });

  it('takes notes that were begun before its end for an evaluation, once they are another or its coach says it was held', async () => {
    const prepared = async (name: string) => {
      const people = { startup: 's1', coachs: ['coach'], attendees: ['cof1'], notes: 'To ask: prices' };
      const made = await create('coach', 'CoachingSession', { name, ...people, startTime: '2099-04-05T15:00:00.000Z' });
      return String(made._id);
    };
    const early = await prepared('Early');
    await server.database.withTenant('t1', (tx) =>
      sql`update coaching_session set status = 'planned', start_time = now() - interval '2 hours',
        end_time = now() - interval '1 hour' where id = ${early}`.execute(tx),
    );
    // The clock begins with the first look, and does what is due at the second.
    await server.tick(new Date());
    await server.tick(new Date(Date.now() + 120_000));
    expect(await openTasks()).toContain('coach: coachingEvaluation');
    await update('coach', 'CoachingSession', early, { notes: 'Prices go up.' });
    expect(await openTasks()).not.toContain('coach: coachingEvaluation');
    const full = await prepared('Full');
    await update('coach', 'CoachingSession', full, { status: 'held' });
    expect(await openTasks()).not.toContain('coach: coachingEvaluation');
    for (const made of [early, full]) {
      await write('coach', 'mutation ($id: ID!) { deleteCoachingSession(id: $id) }', { id: made });
    }
  });
});

it('a comment stands on the timeline for those who may read it', async () => {
  await create('staff', 'Comment', { startup: 's1', text: 'Well done' });
  await create('admin', 'Comment', { startup: 's1', text: 'Between us', isPrivate: true });
  expect(await timeline('cof1', { startup: 's1' })).toContain('comment Well done');
  expect(await timeline('cof1', { startup: 's1' })).not.toContain('comment Between us');
  expect(await timeline('admin', { startup: 's1' })).toContain('comment Between us');
});

it('a milestone stands on the timeline as it is planned and as it is reached', async () => {
  const { _id } = await create('cof1', 'Milestone', { startup: 's1', name: 'First customer' });
  await update('cof1', 'Milestone', _id, { status: 'reached' });
  const items = (await timeline('mentor', { startup: 's1' })).filter((item) => item.startsWith('milestone'));
  expect(items).toEqual(['milestone First customer reached', 'milestone First customer planned']);
});

describe('automatic tasks', () => {
  it('ask whoever is invited for their profile, and are done with it', async () => {
    const input = { firstName: 'Nia', email: 'nia@t1.test', role: 'r-Cofounder', startups: ['s2'] };
    const { _id } = await create('admin', 'User', input);
    const id = textIn(_id);
    expect(await openTasks()).toContain(`${id}: completeUserProfile`);
    expect(await openTasks()).toContain(`${id}: completeStartupProfile`);
    await update('admin', 'User', id, { lastName: 'New', headline: 'Founder', bio: 'Was an engineer.' });
    expect(await openTasks()).not.toContain(`${id}: completeUserProfile`);
  });

  it('ask for the profile of a startup until it is complete', async () => {
    await update('admin', 'Startup', 's2', { tagline: 'Trees', description: 'We plant trees.', stage: 'idea' });
    expect((await openTasks()).filter((task) => task.endsWith('completeStartupProfile'))).toEqual([]);
  });

  it('ask who comes to look after a startup for hours, a coach and a mentor each in their way', async () => {
    await update('admin', 'User', 'coach', { assignedStartups: ['s1', 's2'] });
    await update('admin', 'User', 'mentor', { assignedStartups: ['s1', 's2'] });
    expect(await openTasks()).toEqual(expect.arrayContaining(['coach: availCoaching', 'mentor: avail']));
    await create('coach', 'RecurringAvailability', { weekday: 'MONDAY', startTime: '09:00', endTime: '12:00' });
    expect(await openTasks()).not.toContain('coach: availCoaching');
    expect(await openTasks()).toContain('mentor: avail');
  });

  it('ask those who are named in a request for feedback', async () => {
    const form = await create('admin', 'Form', { title: 'How was it?' });
    await server.database.withTenant('t1', (tx) =>
      sql`update form set status = 'published' where id = ${form._id}`.execute(tx),
    );
    const request = { title: 'Program', form: form._id, recipients: ['cof1', 'cof2'] };
    const { _id } = await create('admin', 'FeedbackRequest', request);
    expect(await openTasks()).not.toContain('cof1: formSubmissionRequest');
    await update('admin', 'FeedbackRequest', _id, { status: 'open' });
    expect(await openTasks()).toEqual(
      expect.arrayContaining(['cof1: formSubmissionRequest', 'cof2: formSubmissionRequest']),
    );
    const about = { ...request, person: 'coach', recipients: ['cof1'], status: 'open' };
    await create('admin', 'FeedbackRequest', about);
    expect(await openTasks()).toContain('cof1: coachingEvaluation');
  });

  it('ask an evaluator for an evaluation until it is handed in', async () => {
    await server.database.withTenant('t1', (tx) =>
      sql`insert into program (tenant_id, id, name, status) values ('t1', 'p1', 'Spring', 'active')`.execute(tx),
    );
    await server.database.withTenant('t1', (tx) =>
      sql`insert into funnel (tenant_id, id, name, status, program_id) values ('t1', 'f1', 'Spring', 'open', 'p1')`.execute(
        tx,
      ),
    );
    await server.database.withTenant('t1', (tx) =>
      sql`insert into application (tenant_id, id, startup_name, status, applicant_id, funnel_id)
        values ('t1', 'a1', 'Cedar', 'under_review', 'applicant', 'f1')`.execute(tx),
    );
    const { _id } = await create('admin', 'Evaluation', { application: 'a1', evaluator: 'evaluator' });
    expect(await openTasks()).toContain('evaluator: evaluation');
    await update('evaluator', 'Evaluation', _id, { score: 8, status: 'submitted' });
    expect(await openTasks()).not.toContain('evaluator: evaluation');
  });

  it('ask who is to meet applicants for hours', async () => {
    await server.database.withTenant('t1', (tx) =>
      sql`insert into funnel_round (tenant_id, id, name, funnel_id, position, kind)
        values ('t1', 'ro0', 'Interviews', 'f1', 2, 'meeting')`.execute(tx),
    );
    await create('admin', 'EvaluationAssignation', { funnel: 'f1', evaluator: 'evaluator' });
    expect(await openTasks()).toContain('evaluator: availApplication');
    await create('evaluator', 'RecurringAvailability', { weekday: 'FRIDAY', startTime: '09:00', endTime: '12:00' });
    expect(await openTasks()).not.toContain('evaluator: availApplication');
  });

  it('ask who plans an event for a host, and its hosts for their hours', async () => {
    const made = await write('admin', 'mutation { createIncubatorEvent { _id } }', {});
    const id = made._id;
    await update('admin', 'IncubatorEvent', id, { title: 'Office hours', eventType: 'ONE_ON_ONE', hosts: [] });
    expect(await openTasks()).toContain('admin: hostAssignation');
    await update('admin', 'IncubatorEvent', id, { hosts: ['mentor'] });
    expect(await openTasks()).not.toContain('admin: hostAssignation');
    expect(await openTasks()).toContain('mentor: availEventSpecific');
    await update('admin', 'IncubatorEvent', id, {
      availability: { method: 'calendar', type: 'coaching' },
      hosts: ['mentor', 'coach', 'staff'],
    });
    // The coach has given weekly hours above: nothing is missing.
    expect(await openTasks()).not.toContain('coach: availEventCoaching');
    expect(await openTasks()).toContain('staff: availEventCoaching');
    await create('staff', 'RecurringAvailability', { weekday: 'MONDAY', startTime: '09:00', endTime: '12:00' });
    expect(await openTasks()).not.toContain('staff: availEventCoaching');
    const day = { startTime: '2099-05-04T09:00:00.000Z', endTime: '2099-05-04T12:00:00.000Z', location: 'Here' };
    await create('mentor', 'ProgramMentorAvailability', day);
    expect(await openTasks()).not.toContain('mentor: availEventSpecific');
  });
});

describe('settings act', () => {
  it('an evaluation is asked for with the form of its round, and nobody is given more than they take on', async () => {
    await server.database.withTenant('t1', async (tx) => {
      await sql`insert into form (tenant_id, id, title, status) values ('t1', 'fo1', 'How good?', 'published')`.execute(
        tx,
      );
      await sql`insert into funnel_round (tenant_id, id, name, funnel_id, position, kind, evaluation_form_id)
        values ('t1', 'ro1', 'Evaluation', 'f1', 1, 'evaluation', 'fo1')`.execute(tx);
      await sql`insert into evaluation_assignation (tenant_id, id, evaluator_id, funnel_id, max_applications)
        values ('t1', 'as1', 'mentor', 'f1', 1)`.execute(tx);
      await sql`insert into application (tenant_id, id, startup_name, status, applicant_id, funnel_id)
        values ('t1', 'a2', 'Dogwood', 'under_review', 'applicant', 'f1')`.execute(tx);
    });
    const { _id } = await create('admin', 'Evaluation', { application: 'a1', evaluator: 'mentor' });
    const { data } = await server.ask('admin', `{ evaluation(id: "${textIn(_id)}") { form { _id } } }`);
    expect(data?.evaluation?.form?._id).toBe('fo1');
    const more = 'mutation { createEvaluation(input: { application: "a2", evaluator: "mentor" }) { _id } }';
    expect((await server.ask('admin', more)).errors?.[0]?.extensions?.reason).toBe('evaluatorFull');
  });

  it('an event is published when it has what it needs, and all that is missing is said at once', async () => {
    const { _id } = await write('admin', 'mutation { createIncubatorEvent { _id } }', {});
    const publish = (input: object) =>
      server.ask(
        'admin',
        'mutation ($id: ID!, $input: IncubatorEventUpdateInput!) { updateIncubatorEvent(id: $id, input: $input) { status } }',
        {
          id: _id,
          input: { status: 'published', ...input },
        },
      );
    const refused = await publish({ eventType: 'ONE_ON_ONE', hosts: [] });
    expect(JSON.stringify(refused.errors)).toMatch(/input\.startTime.*input\.hosts/);
    expect((await publish({ eventType: 'WORKSHOP' })).errors).toBeDefined();
    const ready = await publish({ eventType: 'WORKSHOP', startTime: '2099-01-01T10:00:00.000Z' });
    expect(ready.data?.updateIncubatorEvent?.status).toBe('published');
  });
});

it('a mail to a startup stands on its timeline, and on that of whoever got it', async () => {
  await server.database.withTenant('t1', (tx) => sql`update "user" set validated = true where id = 'cof1'`.execute(tx));
  const email = {
    subject: 'Demo day of {startup}',
    body: 'Hello {firstName}, be there at nine.',
    recipients: ['cof1'],
  };
  const { _id } = await create('admin', 'Email', email);
  await write('admin', 'mutation ($id: ID!) { sendEmail(emailId: $id) { _id } }', { id: _id });
  await expect.poll(() => timeline('cof1', { startup: 's1' }), { timeout: 10_000 }).toContain('emailThread');
  expect(await timeline('cof1', { person: 'cof1' })).toContain('emailThread');
  expect(await timeline('cof2', { person: 'cof1' })).toEqual([]);
  // As it was read, and not as it was written.
  const { rows } = await server.database.withTenant('t1', (tx) =>
    sql<{ email: unknown }>`select email from timeline_event where subject like ${`Email/${_id}/%`}`.execute(tx),
  );
  expect(rows[0]?.email).toMatchObject({ content: expect.not.stringContaining('{') });
  expect(rows[0]?.email).toMatchObject({ subject: expect.not.stringContaining('{') });
});

// On that of the startup and on that of whoever got it.
it('a mail stands on timelines in the language that it was got in', async () => {
  await server.database.withTenant('t1', (tx) =>
    sql`update "user" set validated = true, language = 'de' where id = 'cof2'`.execute(tx),
  );
  const email = {
    ...{ subject: 'Demo day', body: 'Be there at nine, {firstName}.', recipients: ['cof2'] },
    subjects: [{ language: 'de', value: 'Vorführtag' }],
    bodies: [{ language: 'de', value: 'Sei um neun da, {firstName}.' }],
  };
  const { _id } = await create('admin', 'Email', email);
  await write('admin', 'mutation ($id: ID!) { sendEmail(emailId: $id) { _id } }', { id: _id });
  const kept = async () => {
    const { rows } = await server.database.withTenant('t1', (tx) =>
      sql<{ email: unknown }>`select email from timeline_event where subject like ${`Email/${_id}/%`}`.execute(tx),
    );
    return rows.map(({ email: item }) => item);
  };
  await expect
    .poll(kept, { timeout: 10_000 })
    .toMatchObject(Array(2).fill({ subject: 'Vorführtag', content: 'Sei um neun da, Dana.' }));
});
