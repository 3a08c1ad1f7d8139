/** Nobody is at two appointments at once, whichever side they are on. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EntityServer } from '#server/testing/entityServer.ts';
import { textIn } from '#server/testing/readJson.ts';
import { at, startMeetingServer } from '../testing/startMeetingServer.ts';

let server: EntityServer;
let close: (() => Promise<void>) | undefined;

beforeAll(async () => {
  ({ server, close } = await startMeetingServer());
}, 120_000);
afterAll(() => close?.());

describe('who is asked to come', () => {
  const guests = (attendees: readonly string[], coach: string, minutes: number) =>
    server.ask(
      'admin',
      'mutation ($input: CoachingSessionCreateInput!) { createCoachingSession(input: $input) { _id } }',
      {
        input: {
          name: 'Weekly',
          startup: 's1',
          coachs: [coach],
          attendees,
          startTime: at(minutes),
          expectedDuration: 60,
        },
      },
    );
  const refused = async (asked: ReturnType<typeof guests>) => (await asked).errors?.[0]?.extensions?.reason;
  const clashes = async (id: string) =>
    (await server.ask('admin', 'query ($id: ID!) { sessionClashes(sessionId: $id) }', { id })).data?.sessionClashes;

  it('has one session at a time; staff read who is busy, not with what', async () => {
    expect((await guests(['cof1'], 'staff', 20000)).errors).toBeUndefined();
    const { errors } = await guests(['cof1'], 'mentor', 20030);
    expect(errors?.[0]?.extensions?.reason).toBe('guestBusy');
    expect(errors?.[0]?.message).toMatch(/^Cora One already has another appointment then: /);
    expect(errors?.[0]?.message).not.toContain('Weekly');
  });

  it('does not keep the others of the startup from it, and whoever plans it sees who is elsewhere', async () => {
    const both = await guests(['cof1', 'cof1b'], 'mentor', 20030);
    expect(both.errors).toBeUndefined();
    expect(await clashes(textIn(both.data?.createCoachingSession?._id))).toEqual(['cof1']);
    expect(await refused(guests(['cof1', 'cof1b'], 'admin', 20040))).toBe('guestBusy');
  });

  it('says that they come to one of two', async () => {
    const session = await guests([], 'mentor', 20120);
    const input = { session: textIn(session.data?.createCoachingSession?._id), invitees: ['cof1'] };
    const invite =
      'mutation ($input: CoachingInvitationCreateInput!) { createCoachingInvitation(input: $input) { _id } }';
    const invitation = textIn((await server.ask('admin', invite, { input })).data?.createCoachingInvitation?._id);
    const other = textIn((await guests(['cof1'], 'staff', 20130)).data?.createCoachingSession?._id);
    const respond = `mutation ($id: ID!, $accept: Boolean!) { respondToCoachingInvitation(invitationId: $id, accept: $accept) { _id } }`;
    const accept = () => server.ask('cof1', respond, { id: invitation, accept: true });
    expect((await accept()).errors?.[0]?.extensions?.reason).toBe('selfBusy');
    await server.ask('admin', 'mutation ($id: ID!) { deleteCoachingSession(id: $id) }', { id: other });
    expect((await accept()).errors).toBeUndefined();
    expect(await refused(guests(['cof1'], 'staff', 20130))).toBe('guestBusy');
    await server.ask('cof1', respond, { id: invitation, accept: false });
    expect((await guests(['cof1'], 'staff', 20130)).errors).toBeUndefined();
  });
});

describe('a coach', () => {
  const plan = (minutes: number, startup = 's1') =>
    server.ask(
      'admin',
      'mutation ($input: CoachingSessionCreateInput!) { createCoachingSession(input: $input) { _id } }',
      { input: { name: 'Weekly', startup, coachs: ['mentor'], startTime: at(minutes), expectedDuration: 60 } },
    );

  it('is at one place at a time, however many plan at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => plan(3000 + (index % 3) * 20)));
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    for (const { errors } of answers) if (errors) expect(errors[0]?.extensions?.reason).toBe('coachBusy');
  });

  it('is at one place whatever it is: not at a session while interviewing, nor the other way round', async () => {
    await server.database.withTenant('t1', async (tx) => {
      await sql`insert into program (tenant_id, id, name, status) values ('t1', 'p9', 'Autumn', 'active')`.execute(tx);
      await sql`insert into funnel (tenant_id, id, name, status, program_id) values ('t1', 'f9', 'Autumn', 'open', 'p9')`.execute(
        tx,
      );
      await sql`insert into application (tenant_id, id, startup_name, status, applicant_id, funnel_id)
        values ('t1', 'a9', 'Elder', 'ready_for_meeting', 'applicant', 'f9')`.execute(tx);
    });
    const interview = (minutes: number) =>
      server.ask(
        'admin',
        'mutation ($input: ApplicationMeetingCreateInput!) { createApplicationMeeting(input: $input) { _id } }',
        {
          input: {
            title: 'Hello',
            application: 'a9',
            host: 'mentor',
            status: 'meeting_scheduled',
            startTime: at(minutes),
            durationMinutes: 30,
          },
        },
      );
    expect((await interview(9000)).errors).toBeUndefined();
    expect((await plan(8980)).errors?.[0]?.extensions?.reason).toBe('coachBusy');
    expect((await plan(9100)).errors).toBeUndefined();
    expect((await interview(9120)).errors?.[0]?.extensions?.reason).toBe('coachBusy');
  });

  it('has no more minutes for a startup than were allocated', async () => {
    const allocate = 'mutation ($input: HourAllocationCreateInput!) { createHourAllocation(input: $input) { _id } }';
    await server.ask('admin', allocate, { input: { name: 'Spring', startup: 's3', minutesAllocated: 90 } });
    expect((await plan(6000, 's3')).errors).toBeUndefined();
    const refused = (await plan(6100, 's3')).errors?.[0];
    expect(refused?.message).toBe(
      'Only 30 minutes are left of the coaching hours. Allocate more, or make the session shorter.',
    );
  });
});
