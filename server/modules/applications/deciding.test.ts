import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textIn } from '#server/testing/readJson.ts';
import { type ApplicationServer, problems, startApplicationServer } from './testing/applicationServer.ts';

let server: ApplicationServer;

beforeAll(async () => {
  server = await startApplicationServer();
}, 60_000);
afterAll(() => server.close());

const decide = `mutation ($id: ID!, $action: DecisionAction!) {
  decideApplication(applicationId: $id, action: $action) { status decision decidedAt } }`;

const tell = 'mutation ($id: ID!) { tellDecision(applicationId: $id) { _id } }';
const undo = 'mutation ($id: ID!) { undoDecision(applicationId: $id) { status } }';
const set =
  'mutation ($id: ID!, $input: ApplicationUpdateInput!) { updateApplication(id: $id, input: $input) { _id } }';
const addNote = 'mutation ($input: ApplicationNoteCreateInput!) { createApplicationNote(input: $input) { _id } }';

describe('deciding', () => {
  it('sets the status and the decision, and tells the applicant', async () => {
    await server.rows(sql`insert into "user" (tenant_id, id, first_name, email, status, category, role_id, startups_ids)
      values ('t1', 'accepted', 'Ann', 'ann@t1.test', 'Active', 'other', 'r-Applicant', '{}')`);
    const id = await server.handedIn('accepted', 'Decided');
    const answer = await server.ask('admin', decide, { id, action: 'delay_reject' });
    expect(answer.data?.decideApplication).toMatchObject({
      status: 'delay_rejected',
      decision: 'delay_reject',
      decidedAt: expect.any(String),
    });
    await server.ask('admin', decide, { id, action: 'accept' });
    await server.ask('admin', tell, { id });
    const told = await server.rows(
      sql`select n.notification_type as type from notification_recipient r join notification n on n.tenant_id = r.tenant_id and n.id = r.notification_id where r.user_id = 'accepted'`,
    );
    expect(told).toContainEqual({ type: 'approvalApplication' });
  });

  it('mails the funnel’s own words to whoever is rejected, with names as they were written', async () => {
    await server.rows(sql`insert into rejection_email (tenant_id, id, name, subject, body, is_active)
      values ('t1', 'no', 'No', '[program]: no', 'Dear [name], [startup] is not for us.', true)`);
    const id = await server.handedIn('applicant', 'Cash $& Carry');
    await server.rows(
      sql`update application set founder_email = 'abe@new.test', founder_name = $$Abe $'$$ where id = ${id}`,
    );
    await server.ask('admin', decide, { id, action: 'reject' });
    await server.ask('admin', tell, { id });
    expect(
      await server.rows(sql`select subject, text_body, html_body from mail where recipient = 'abe@new.test'`),
    ).toEqual([
      {
        subject: 'Climate: no',
        text_body: expect.stringMatching(/^Dear Abe \$', Cash \$& Carry is not for us\.\n\n--\n/),
        html_body: expect.stringContaining('Cash $&amp; Carry is not for us.'),
      },
    ]);
    expect(await server.rows(sql`select 1 from notification where message like '%Cash $& Carry%'`)).not.toEqual([]);
  });

  it('tells colleagues no sooner than the applicant, and nothing of what is undone before', async () => {
    const id = await server.handedIn('applicant', 'Not told yet');
    const heard = async () =>
      (
        await server.rows(sql`select r.user_id || ': ' || n.notification_type as told from notification_recipient r
        join notification n on n.tenant_id = r.tenant_id and n.id = r.notification_id
        where n.message like '%Not told yet%' order by 1`)
      ).map(({ told }) => told);
    await server.rows(sql`delete from notification_recipient`);
    await server.ask('admin', decide, { id, action: 'accept' });
    const undone = await server.ask('admin', undo, { id });
    expect(undone.data?.undoDecision).toMatchObject({ status: 'ready_for_invitation' });
    expect(await heard()).toEqual([]);
    await server.ask('admin', decide, { id, action: 'reject' });
    expect(await heard()).toEqual([]);
    await server.ask('admin', tell, { id });
    expect(await heard()).toEqual(['applicant: denialApplication', 'mentor: denialApplication']);
    // What was told is known: that it is over is told as well.
    await server.rows(sql`delete from notification_recipient`);
    const reopened = await server.ask('admin', set, { id, input: { status: 'under_review' } });
    expect(reopened.errors).toBeUndefined();
    expect(await heard()).toEqual(['mentor: changeApplicationStatus']);
  });

  it('leaves no word of an applicant unheard: while nobody has taken the application on, the admins are told', async () => {
    const id = await server.handedIn('applicant', 'Not heard yet');
    await server.rows(sql`update application set funnel_admins_ids = '{}' where id = ${id}`);
    await server.rows(sql`delete from notification_recipient`);
    const input = { application: id, body: 'Is anybody there?', isShared: true };
    await server.ask('applicant', addNote, { input });
    const told = await server.rows(
      sql`select distinct r.user_id as id from notification_recipient r
        join notification n on n.tenant_id = r.tenant_id and n.id = r.notification_id
        where n.notification_type = 'newCommentApplicationStaff' order by 1`,
    );
    expect(told.map((one) => one.id)).toContain('admin');
    expect(told.map((one) => one.id)).not.toContain('staff');
  });

  it('is prepared by comments and meetings, of which those concerned are told', async () => {
    const id = await server.handedIn('applicant', 'Talked about');
    const toldSince = async () => {
      const found = await server.rows(
        sql`select distinct r.user_id || ': ' || n.notification_type as told from notification_recipient r
          join notification n on n.tenant_id = r.tenant_id and n.id = r.notification_id order by 1`,
      );
      await server.rows(sql`delete from notification_recipient`);
      return found.map(({ told }) => told);
    };
    await toldSince();
    const ask = async (text: string, variables: Record<string, unknown>) => {
      const answer = await server.ask('admin', text, variables);
      expect(answer.errors).toBeUndefined();
      return answer.data;
    };
    const input = { application: id, body: 'Looks good', isShared: true };
    await ask(addNote, { input });
    expect(await toldSince()).toEqual(['applicant: newCommentApplication', 'mentor: newCommentApplicationStaff']);
    // Whoever has spoken hears the answer.
    await server.ask('applicant', addNote, { input: { application: id, body: 'Thank you', isShared: true } });
    expect(await toldSince()).toEqual(['admin: newCommentApplicationStaff', 'mentor: newCommentApplicationStaff']);

    await server.rows(sql`update "user" set timezone = 'Asia/Tokyo' where id = 'applicant'`);
    const meeting = { title: 'First talk', application: id, startTime: '2099-03-04T15:00:00.000Z', host: 'staff' };
    const made = await ask(
      'mutation ($input: ApplicationMeetingCreateInput!) { createApplicationMeeting(input: $input) { _id } }',
      { input: { ...meeting, status: 'meeting_scheduled' } },
    );
    const about = (kind: string) => [`applicant: ${kind}`, `mentor: ${kind}Staff`, `staff: ${kind}Staff`];
    const list = '{ paginatedNotifications(pageSize: 1) { notifications { message } } }';
    const told = async (user: string) =>
      (await server.ask(user, list)).data?.paginatedNotifications?.notifications?.[0];
    const notice = await told('applicant');
    const forStaff = await told('staff');
    expect(await toldSince()).toEqual(about('meetingScheduled'));
    // Midnight of the day after where the applicant is; those who say nothing about it are told in the organisation's zone.
    expect(notice?.message).toMatch(/Thursday, March 5, 2099.*12:00\sAM GMT\+9 · \S+/);
    expect(forStaff?.message).toMatch(/Wednesday, March 4, 2099.*3:00\sPM UTC · Please add where/);
    const seen = await server.ask(
      'applicant',
      `query ($id: ID!) {
        applicationMeetings(filter: { application: { IS: $id } }) { results { hostName } }
        applicationActivities(filter: { application: { IS: $id } }) { results { kind meetingTime hostName } } }`,
      { id },
    );
    expect(seen.errors).toBeUndefined();
    const hostName = String(notice?.message).split(' · ')[1];
    expect(seen.data?.applicationMeetings?.results).toEqual([{ hostName }]);
    expect(seen.data?.applicationActivities?.results).toContainEqual({
      kind: 'meeting',
      meetingTime: meeting.startTime,
      hostName,
    });
    const change =
      'mutation ($id: ID!, $input: ApplicationMeetingUpdateInput!) { updateApplicationMeeting(id: $id, input: $input) { _id } }';
    const meetingId = textIn(made?.createApplicationMeeting?._id);
    await ask(change, { id: meetingId, input: { location: 'Room 2' } });
    expect(await toldSince()).toEqual(about('meetingChanged'));
    await ask(change, { id: meetingId, input: { status: 'meeting_canceled' } });
    expect(await toldSince()).toEqual(about('meetingDeleted'));
  });

  it('is open to the funnel’s admins whatever their role, and to nobody without the right', async () => {
    const id = await server.handedIn('applicant', 'By mentor');
    expect((await server.ask('mentor', decide, { id, action: 'reject' })).data?.decideApplication?.status).toBe(
      'rejected',
    );
    expect(problems(await server.ask('applicant', decide, { id, action: 'accept' }))).toBe('ForbiddenError');
  });

  it('can’t be gone round by setting the status', async () => {
    const id = await server.handedIn('applicant', 'Round about');
    const set = `mutation ($id: ID!) { updateApplication(id: $id, input: { status: accepted }) { status } }`;
    expect(problems(await server.ask('cof1', set, { id }))).toBe('NotFoundError');
    await server.database.withTenant('t1', (tx) =>
      sql`update role set overrides = '{"APPLICATION/ROUND:DECIDE": "NONE"}' where id = 'r-Staff'`.execute(tx),
    );
    expect(problems(await server.ask('staff', set, { id }))).toBe('ForbiddenError');
  });
});
