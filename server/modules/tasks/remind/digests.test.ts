import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { tellPeople } from '#server/services/people/tellPeople.ts';
import { type EntityServer, everySwitchOn, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';

const HOUR = 3_600_000;
/** Past, as mails are written at the time of the machine: those of this test are of the same day or a later one. */
let before = Date.parse('2021-03-02T06:00:00.000Z');

let server: EntityServer;
beforeAll(async () => {
  server = await startEntityServer(async (tx) => {
    await seedPeople(tx);
    await sql`update "user" set validated = true, digest = case when id in ('cof1', 'mentor') then 'DAILY' end`.execute(
      tx,
    );
    await sql`insert into incubator (tenant_id, id, name, slug, switches)
      values ('t1', 't1', 'Test', 't1', ${JSON.stringify(everySwitchOn)}::jsonb)`.execute(tx);
  });
}, 60_000);
afterAll(() => server?.close());

/** The clock does not go back: each test has a day of its own. */
beforeEach(() => {
  before += 48 * HOUR;
  return server.database.withTenant('t1', async (tx) => {
    for (const table of [
      'notification_recipient',
      'notification',
      'meeting_request',
      'coaching_session',
      'task_assignee',
      'task',
      'mail',
    ])
      await sql`delete from ${sql.table(table)}`.execute(tx);
  });
});

const later = (hours: number): string => new Date(before + hours * HOUR).toISOString();

async function session(id: string, status: string, start: string, by = 'mentor') {
  await server.database.withTenant('t1', (tx) =>
    sql`insert into coaching_session (tenant_id, id, name, startup_id, status, created_at, start_time, end_time, coachs_ids, attendees_ids)
      values ('t1', ${id}, ${`Session ${id}`}, 's1', ${status}, ${later(-72)}::timestamptz, ${start}::timestamptz,
        ${start}::timestamptz + interval '1 hour', array[${by}::text], '{cof1}')`.execute(tx),
  );
}

const person = ({ timezone }: { timezone: string | null }) =>
  server.database.withTenant('t1', (tx) => sql`update "user" set timezone = ${timezone} where id = 'cof1'`.execute(tx));

async function told(text: 'startup.meetingScheduled' | 'startup.meetingChanged', id: string, at: string) {
  const context = await server.contextOf('admin');
  await server.database.withTenant('t1', (tx) =>
    tellPeople(tx, context, {
      people: ['cof1'],
      type: 'meetingScheduled',
      notice: { text, name: `Session ${id}`, at },
      url: `/coaching/session/${id}`,
    }),
  );
}

async function mailsTo(person: string): Promise<{ subject: string; text: string; html: string }[]> {
  await server.tick(new Date(before));
  await server.tick(new Date(later(3)));
  const { rows } = await server.database.withSystem((tx) =>
    sql<{ subject: string; text: string; html: string }>`
      select subject, text_body as text, html_body as html from mail where recipient = ${person} order by created_at, id`.execute(
      tx,
    ),
  );
  return rows;
}

async function overviewOf(person: string) {
  const mails = await mailsTo(person);
  // The one of the day before, which the clock was not asked for, comes first.
  return mails.findLast(({ subject }) => subject.includes('your overview'));
}

it('tells of a session as it is now, not as it was told', async () => {
  await session('off', 'cancelled', later(76));
  await told('startup.meetingScheduled', 'off', later(76));
  await session('moved', 'planned', later(80));
  await told('startup.meetingScheduled', 'moved', later(77));
  await told('startup.meetingChanged', 'moved', later(80));
  const overview = await overviewOf('cora@t1.test');
  expect(overview?.text).not.toContain('Session off');
  expect(overview?.text.match(/Session moved/g)).toHaveLength(1);
  expect(overview?.text).toContain('2:00 PM');
});

it('tells of an interview that was called off and chosen anew as it is now', async () => {
  await server.database.withTenant('t1', async (tx) => {
    await sql`insert into program (tenant_id, id, name, slug) values ('t1', 'p1', 'Climate', 'climate')`.execute(tx);
    await sql`insert into funnel (tenant_id, id, name, program_id, status) values ('t1', 'fu', 'Spring', 'p1', 'open')`.execute(
      tx,
    );
    await sql`insert into application (tenant_id, id, startup_name, funnel_id, program_id, status)
      values ('t1', 'ap', 'Grid', 'fu', 'p1', 'under_review')`.execute(tx);
    await sql`insert into application_meeting (tenant_id, id, title, application_id, status, start_time, duration_minutes)
      values ('t1', 'talk', 'Talk', 'ap', 'meeting_scheduled', ${later(80)}, 30)`.execute(tx);
    const context = await server.contextOf('admin');
    for (const [text, at] of [
      ['application.interviewCalledOff', later(78)],
      ['application.interviewChosen', later(80)],
    ] as const) {
      const notice = { text, name: 'Grid', by: 'Bea', at };
      await tellPeople(tx, context, {
        people: ['cof1'],
        type: 'meetingScheduled',
        notice,
        url: '/application/ap/meeting',
      });
    }
  });
  await server.database.withTenant('t1', (tx) =>
    sql`update application set startup_name = 'Gridworks' where id = 'ap'`.execute(tx),
  );
  const overview = await overviewOf('cora@t1.test');
  expect(overview?.text).toContain('Bea has chosen the time');
  expect(overview?.text).not.toContain('called off');
  // It is called as it is called now.
  expect(overview?.text).toContain('the application of Gridworks');
});

it('leads from each line to what it tells of', async () => {
  await session('moved', 'planned', later(80));
  await told('startup.meetingChanged', 'moved', later(80));
  const overview = await overviewOf('cora@t1.test');
  expect(overview?.html).toContain('href="http://t1.localhost/coaching/session/moved"');
  expect(overview?.text).toContain('http://t1.localhost/coaching/session/moved');
});

it('says nothing of requests that are answered', async () => {
  await server.database.withTenant('t1', (tx) =>
    sql`insert into meeting_request (tenant_id, id, message, mentor_id, startup_id, requested_by_id, status, awaits, appointment_state)
      values ('t1', 'open', 'x', 'mentor', 's1', 'cof1', 'pending', 'mentor', 'MEETING_REQUESTED'),
        ('t1', 'done', 'x', 'mentor', 's2', 'cof2', 'meeting_scheduled', 'mentor', 'MEETING_SCHEDULED')`.execute(tx),
  );
  const context = await server.contextOf('admin');
  for (const [id, name] of [
    ['open', 'Acme'],
    ['done', 'Birch'],
  ] as const) {
    await server.database.withTenant('t1', (tx) =>
      tellPeople(tx, context, {
        people: ['mentor'],
        type: 'meetingScheduledStaff',
        notice: { text: 'request.new', name },
        url: '/coaching?view=requests',
        meetingRequest: id,
      }),
    );
  }
  const overview = await overviewOf('mia@t1.test');
  expect(overview?.text).toContain('Acme asks you');
  expect(overview?.text).not.toContain('Birch');
});

it('asks for feedback only whom it is still wanted of', async () => {
  await server.database.withTenant('t1', async (tx) => {
    await sql`insert into form (tenant_id, id, title) values ('t1', 'fo', 'Course')`.execute(tx);
    await sql`insert into feedback_request (tenant_id, id, title, form_id, status, recipients_ids) values
      ('t1', 'wanted', 'Wanted', 'fo', 'open', '{cof1}'), ('t1', 'given', 'Given', 'fo', 'open', '{cof1}'),
      ('t1', 'over', 'Over', 'fo', 'closed', '{cof1}')`.execute(tx);
    await sql`insert into feedback_answer (tenant_id, id, request_id, author_id, submitted_at)
      values ('t1', 'an', 'given', 'cof1', now())`.execute(tx);
    const context = await server.contextOf('admin');
    for (const [id, name] of [
      ['wanted', 'Wanted'],
      ['given', 'Given'],
      ['over', 'Over'],
    ] as const) {
      const notice = { text: 'form.asked', name, by: 'Ada' } as const;
      await tellPeople(tx, context, { people: ['cof1'], type: 'newCommentStartup', notice, url: `/survey/${id}` });
    }
  });
  const overview = await overviewOf('cora@t1.test');
  expect(overview?.text).toContain('Ada asks for your feedback: Wanted');
  expect(overview?.text).not.toMatch(/feedback: (?:Given|Over)/);
});

it('begins with what is today where they are, and calls all as it is called now', async () => {
  // Half past seven in UTC is the evening of the same day in Auckland: of the hours to come few are today.
  await person({ timezone: 'Pacific/Auckland' });
  await session('today', 'planned', later(4));
  await session('tomorrow', 'planned', later(7));
  await told('startup.meetingScheduled', 'tomorrow', later(7));
  await server.database.withTenant('t1', (tx) =>
    sql`update coaching_session set name = 'Renamed' where id = 'tomorrow'`.execute(tx),
  );
  const lines = (await overviewOf('cora@t1.test'))?.text.split('\n\n').map((line) => line.replace(/:[\s\S]*/, ''));
  await person({ timezone: null });
  expect(lines?.slice(0, 2)).toEqual(['The session Session today is today', 'The session Renamed was scheduled']);
});

it('has what is today though a mail of the day has reminded of it, with the tasks that are due', async () => {
  await session('soon', 'planned', later(9));
  await server.database.withTenant('t1', async (tx) => {
    await sql`insert into task (tenant_id, id, name, due_date, task_type, approval_status, completion_status, is_group_task)
      values ('t1', 'due', 'Plan', ${later(12)}::timestamptz, 'normal', 'APPROVED', 'PENDING', false)`.execute(tx);
    await sql`insert into task_assignee (tenant_id, id, task_id, user_id, done)
      values ('t1', 'due', 'due', 'cof1', false)`.execute(tx);
  });
  await told('startup.meetingScheduled', 'soon', later(9));
  const lines = (await overviewOf('cora@t1.test'))?.text.split('\n\n').map((line) => line.replace(/:[\s\S]*/, ''));
  expect(lines?.slice(0, 3), 'what is today is said once').toEqual([
    'The session Session soon is today',
    'Plan is due',
    'Open in Test',
  ]);
});

it('does not repeat what a mail of the day has said', async () => {
  await session('soon', 'planned', later(25));
  const mails = await mailsTo('cora@t1.test');
  expect(mails.map(({ subject }) => subject.replace(/:.*/, ''))).toEqual(['The session Session soon begins soon']);
});

it('tells of several dates of a series as long as one is to come, and of each as it is now', async () => {
  const dates = ['d1', 'd2', 'd3'].map((id) => `/events/${id}`);
  await server.database.withTenant('t1', async (tx) => {
    for (const [index, id] of ['d1', 'd2', 'd3'].entries()) {
      // The first is over when the overview is written.
      const start = later(1 + 48 * index);
      await sql`insert into incubator_event (tenant_id, id, title, status, start_time, end_time)
        values ('t1', ${id}, 'Brunch', 'published', ${start}::timestamptz, ${start}::timestamptz + interval '10 minutes')`.execute(
        tx,
      );
    }
    const context = await server.contextOf('admin');
    for (const [text, pages] of [
      ['event.changed', [dates[1]]],
      ['event.hostingDates', dates],
      ['event.hostingEndedDates', dates.slice(1)],
    ] as const) {
      const [url = ''] = pages;
      const ofSeveral =
        text === 'event.changed' ? {} : { count: pages.length, pages: pages.filter((page) => page !== undefined) };
      const notice = { text, name: 'Brunch', at: later(49), ...ofSeveral };
      await tellPeople(tx, context, { people: ['cof1'], type: 'meetingChanged', notice, url });
    }
  });
  const lines = (await overviewOf('cora@t1.test'))?.text.split('\n\n').map((line) => line.replace(/:[\s\S]*/, ''));
  expect(lines?.filter((line) => line.includes('Brunch'))).toEqual([
    'You no longer host the event Brunch on 2 dates, the first one',
    'You host the event Brunch on 3 dates, the first one',
  ]);
});

it('is not reminded of once more on the morning of an overview that has it', async () => {
  await server.database.withTenant('t1', async (tx) => {
    await sql`insert into task (tenant_id, id, name, due_date, task_type, approval_status, completion_status, is_group_task)
      values ('t1', 'plan', 'Plan', ${later(20)}::timestamptz, 'normal', 'APPROVED', 'PENDING', false)`.execute(tx);
    await sql`insert into task_assignee (tenant_id, id, task_id, user_id, done)
      values ('t1', 'p1', 'plan', 'cof1', false), ('t1', 'p2', 'plan', 'cof1b', false)`.execute(tx);
  });
  // The overview goes at half past seven, reminders at eight.
  for (const hours of [0, 1.6, 3]) await server.tick(new Date(later(hours)));
  const saying = async (person: string) =>
    (await mailsTo(person)).filter(({ text }) => text.includes('Plan is due')).map(({ subject }) => subject);
  expect(await saying('cora@t1.test')).toEqual([expect.stringContaining('your overview')]);
  expect(await saying('carl@t1.test'), 'who has no overview').toEqual([expect.stringContaining('what is due')]);
});
