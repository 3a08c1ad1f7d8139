import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { textIn } from '#server/testing/readJson.ts';
import { type ApplicationServer, startApplicationServer } from '../testing/applicationServer.ts';

let server: ApplicationServer;
let meeting = '';
beforeAll(async () => {
  server = await startApplicationServer();
  await server.rows(
    sql`update "user" set validated = true, category = case id when 'cof1b' then 'network' else category end`,
  );
  const application = await server.handedIn('applicant', 'Newly');
  const input = {
    ...{ title: 'First talk', application, startTime: '2099-03-04T15:00:00.000Z', durationMinutes: 45 },
    ...{ host: 'staff', status: 'meeting_scheduled' },
  };
  await told();
  const text =
    'mutation ($input: ApplicationMeetingCreateInput!) { made: createApplicationMeeting(input: $input) { _id } }';
  meeting = textIn((await server.ask('admin', text, { input })).data?.made?._id);
}, 60_000);
afterAll(() => server?.close());

async function change(input: Record<string, unknown>): Promise<string[]> {
  const text =
    'mutation ($id: ID!, $input: ApplicationMeetingUpdateInput!) { updateApplicationMeeting(id: $id, input: $input) { _id } }';
  expect((await server.ask('admin', text, { id: meeting, input })).errors).toBeUndefined();
  return told();
}

/** Since it was last asked: who has which news, and what it does to whose calendar: `abe REQUEST 15:00-15:45`. */
async function told(): Promise<string[]> {
  const news = await server.rows(sql`with gone as (delete from notification_recipient returning *)
    select r.user_id || ' ' || n.text_key as line from gone r join notification n on n.id = r.notification_id`);
  const { rows: mails } = await server.database.withSystem((tx) =>
    sql<{ to: string; calendar: string | null }>`
      delete from mail returning split_part(recipient, '@', 1) as to, calendar_text as calendar`.execute(tx),
  );
  const entries = mails.map(({ to, calendar }) => {
    const time = (name: string) => new RegExp(`${name}:\\d{8}T(\\d{4})`).exec(calendar ?? '')?.[1];
    return `mail ${to} ${/METHOD:(\w+)/.exec(calendar ?? '')?.[1]} ${time('DTSTART')}-${time('DTEND')}`;
  });
  return [...news.map(({ line }) => String(line)), ...entries].sort();
}

it('is in the calendars of the applicant and the host', async () => {
  expect(await told()).toEqual([
    'applicant application.meetingScheduled',
    'mail abe REQUEST 1500-1545',
    'mail sam REQUEST 1500-1545',
    'mentor application.meetingScheduled',
    'staff application.interviewPlanned',
  ]);
});

it('tells whoever is to meet the applicant what the applicant writes before', async () => {
  const [row] = await server.rows(sql`select application_id as id from application_meeting where id = ${meeting}`);
  const write = 'mutation ($input: ApplicationNoteCreateInput!) { createApplicationNote(input: $input) { _id } }';
  const input = { application: row?.id, body: 'I can’t come on Wednesday', isShared: true };
  expect((await server.ask('applicant', write, { input })).errors).toBeUndefined();
  expect(await told()).toContain('staff application.hostWrittenTo');
});

it('moves in them when it is moved; another note is no news', async () => {
  expect(await change({ startTime: '2099-03-04T16:00:00.000Z' })).toEqual([
    'applicant application.meetingChanged',
    'mail abe REQUEST 1600-1645',
    'mail sam REQUEST 1600-1645',
    'mentor application.meetingChanged',
    'staff application.interviewMoved',
  ]);
  expect(await change({ note: 'They like figures' })).toEqual([]);
});

it('says to the applicant and the host where it is held as soon as somebody has named it, and how much longer it takes', async () => {
  await change({ location: 'https://meet.test/one' });
  await change({ durationMinutes: 60 });
  const rows = await server.rows(sql`select text_key as key, message from notification
    where text_key in ('application.meetingChanged', 'application.interviewChanged') order by created_at desc, id desc`);
  const readersOf = (words: string) =>
    new Set(rows.filter(({ message }) => String(message).includes(words)).map(({ key }) => key));
  const both = new Set(['application.meetingChanged', 'application.interviewChanged']);
  expect(readersOf('Ends: 4:45 PM → 5:00 PM')).toEqual(both);
  expect(readersOf('Where: https://meet.test/one')).toEqual(both);
  await change({ durationMinutes: 45 });
});

it('goes from the calendar of a former host into that of the new one; all are told', async () => {
  expect(await change({ host: 'cof1b', startTime: '2099-03-04T17:00:00.000Z' })).toEqual([
    'applicant application.meetingChanged',
    'cof1b application.interviewPlanned',
    'mail abe REQUEST 1700-1745',
    'mail carl REQUEST 1700-1745',
    'mail sam CANCEL 1600-1645',
    'mentor application.meetingChanged',
    'staff application.interviewLeft',
  ]);
});

it('goes from all calendars when it is called off, once', async () => {
  expect(await change({ status: 'meeting_canceled', host: 'staff' })).toEqual([
    'applicant application.meetingDeleted',
    'cof1b application.interviewCalledOff',
    'mail abe CANCEL 1700-1745',
    'mail carl CANCEL 1700-1745',
    'mentor application.meetingDeleted',
  ]);
  expect(await change({ note: 'Never mind' })).toEqual([]);
  const { errors } = await server.ask('admin', 'mutation ($id: ID!) { deleteApplicationMeeting(id: $id) }', {
    id: meeting,
  });
  expect(errors).toBeUndefined();
  expect(await told()).toEqual([]);
});

it('leaves nothing unread of one that is called off, and all that is of another meeting', async () => {
  const make = async (host: string, startTime: string) => {
    const [row] = await server.rows(sql`select id from application limit 1`);
    const input = { title: 'Talk', application: row?.id, host, startTime, status: 'meeting_scheduled' };
    const text =
      'mutation ($input: ApplicationMeetingCreateInput!) { made: createApplicationMeeting(input: $input) { _id } }';
    const { data, errors } = await server.ask('admin', text, { input });
    expect(errors).toBeUndefined();
    return textIn(data?.made?._id);
  };
  const [one, other] = [
    await make('staff', '2099-04-04T15:00:00.000Z'),
    await make('staff', '2099-04-05T15:00:00.000Z'),
  ];
  const cancel =
    'mutation ($id: ID!) { updateApplicationMeeting(id: $id, input: { status: meeting_canceled }) { _id } }';
  expect((await server.ask('admin', cancel, { id: one })).errors).toBeUndefined();
  const unread = await server.rows(sql`select m.text_key as key, m.text_values ->> 'about' as about
    from notification_recipient r join notification m on m.id = r.notification_id
    where r.user_id = 'staff' and not r.is_read order by m.created_at, m.id`);
  expect(unread).toEqual([
    { key: 'application.interviewPlanned', about: other },
    { key: 'application.interviewCalledOff', about: one },
  ]);
});

it('asks for the place in what is told last, and nowhere once somebody has named it', async () => {
  const [row] = await server.rows(sql`select id from application limit 1`);
  const input = { title: 'Talk', application: row?.id, host: 'staff', startTime: '2099-05-04T15:00:00.000Z' };
  const make =
    'mutation ($input: ApplicationMeetingCreateInput!) { made: createApplicationMeeting(input: $input) { _id } }';
  const { data, errors } = await server.ask('admin', make, { input: { ...input, status: 'meeting_scheduled' } });
  expect(errors).toBeUndefined();
  const id = textIn(data?.made?._id);
  const asking = async () =>
    (
      await server.rows(sql`select r.message from notification_recipient r
        join notification m on m.id = r.notification_id
        where r.user_id = 'staff' and m.text_values ->> 'about' = ${id} and r.message like '%Please add%'`)
    ).length;
  const text =
    'mutation ($id: ID!, $input: ApplicationMeetingUpdateInput!) { updateApplicationMeeting(id: $id, input: $input) { _id } }';
  expect(await asking()).toBe(1);
  await server.ask('admin', text, { id, input: { startTime: '2099-05-05T15:00:00.000Z' } });
  expect(await asking()).toBe(1);
  await server.ask('staff', text, { id, input: { location: 'Room 5' } });
  expect(await asking()).toBe(0);
});
