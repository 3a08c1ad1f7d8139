import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ApplicationServer, startApplicationServer } from '../testing/applicationServer.ts';
import { decide, newApplicants, tell } from '../testing/newApplicants.ts';

let server: ApplicationServer;
const { act, applied } = newApplicants(() => server);

beforeAll(async () => {
  server = await startApplicationServer();
  await server.rows(sql`update "user" set validated = true`);
}, 60_000);
afterAll(() => server?.close());

it.each(['reject', 'accept'])(
  'a talk that is ahead is called off when the applicant is told (%s), and not before',
  async (action) => {
    const { id, user } = await applied(`Decided by ${action}`);
    await server.rows(sql`insert into application_meeting (tenant_id, id, title, application_id, host_id, status, start_time) values
    ('t1', ${`${id}-ahead`}, 'Interview', ${id}, 'mentor', 'meeting_scheduled', '2099-03-04T15:00:00Z'),
    ('t1', ${`${id}-held`}, 'Interview', ${id}, 'mentor', 'meeting_scheduled', '2020-03-04T15:00:00Z')`);
    const meetings = async () =>
      (
        await server.rows(sql`select status from application_meeting where application_id = ${id} order by start_time`)
      ).map(({ status }) => status);
    await server.rows(sql`update "user" set validated = true where id = ${user}`);
    await act(decide, { id, action });
    expect(await meetings()).toEqual(['meeting_scheduled', 'meeting_scheduled']);
    await server.rows(sql`delete from mail`);
    await act(tell, { id });
    expect(await meetings()).toEqual(['meeting_scheduled', 'meeting_canceled']);
    const told = await server.rows(sql`select r.user_id as who from notification n
    join notification_recipient r on r.tenant_id = n.tenant_id and r.notification_id = n.id
    where n.text_key = 'application.meetingDeleted' or n.text_key = 'application.interviewCalledOff'`);
    expect(told).toContainEqual({ who: 'mentor' });
    const calendars = await server.rows(sql`select calendar_text as text from mail where recipient = 'mia@t1.test'`);
    expect(calendars.map(({ text }) => /METHOD:(\w+)/.exec(String(text))?.[1])).toEqual(['CANCEL']);
  },
);
