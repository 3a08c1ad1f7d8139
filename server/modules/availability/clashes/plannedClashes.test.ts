import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EntityServer, everySwitchOn, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';
import { textIn } from '#server/testing/readJson.ts';

let server: EntityServer;
const HOUR = 3_600_000;
const tomorrow = Math.ceil(Date.now() / HOUR) * HOUR + 24 * HOUR;
const at = (minutes: number) => new Date(tomorrow + minutes * 60_000).toISOString();

beforeAll(async () => {
  server = await startEntityServer(async (tx) => {
    await seedPeople(tx);
    await sql`insert into incubator (tenant_id, id, name, slug, timezone, switches)
      values ('t1', 't1', 'Test', 't1', 'UTC', ${JSON.stringify(everySwitchOn)}::jsonb)`.execute(tx);
    await sql`update "user" set validated = true`.execute(tx);
  }, 'UTC');
}, 120_000);
afterAll(() => server?.close());

const CLASHES = `query ($input: PlannedAppointmentInput!) {
  plannedClashes(input: $input) { isRefused clashes { personId fullName startTime endTime what } } }`;
const clashes = async (user: string, more: object = {}) => {
  const input = { kind: 'SESSION', startTime: at(30), minutes: 60, hosts: [], guests: [], ...more };
  return server.ask(user, CLASHES, { input });
};
const found = async (user: string, more: object = {}) => {
  const { data, errors } = await clashes(user, more);
  expect(errors).toBeUndefined();
  return data?.plannedClashes;
};
const plan = (values: object) =>
  server.ask(
    'admin',
    'mutation ($input: CoachingSessionCreateInput!) { createCoachingSession(input: $input) { _id } }',
    { input: { name: 'Weekly', startup: 's1', startTime: at(0), expectedDuration: 60, ...values } },
  );

describe('whoever plans an appointment', () => {
  let weekly: string;
  beforeAll(async () => {
    const { data, errors } = await plan({ coachs: ['mentor'], attendees: ['cof1'] });
    expect(errors).toBeUndefined();
    weekly = textIn(data?.createCoachingSession?._id);
  });

  it('is told of a coach who is expected elsewhere, when and at what, and that it would be refused', async () => {
    expect(await found('admin', { hosts: ['mentor'] })).toEqual({
      isRefused: true,
      clashes: [
        {
          personId: 'mentor',
          fullName: expect.stringContaining('M'),
          startTime: at(0),
          endTime: at(60),
          what: 'Weekly',
        },
      ],
    });
    expect((await plan({ coachs: ['mentor'], startTime: at(30) })).errors?.[0]?.extensions?.reason).toBe('coachBusy');
  });

  it('is told of a guest too, and may save where another of them can come, as the server has it', async () => {
    expect(await found('admin', { hosts: ['staff'], guests: ['cof1'] })).toMatchObject({ isRefused: true });
    expect(await found('admin', { hosts: ['staff'], guests: ['cof1', 'cof1b'] })).toMatchObject({
      isRefused: false,
      clashes: [{ personId: 'cof1' }],
    });
    const both = await plan({ coachs: ['staff'], attendees: ['cof1', 'cof1b'], startTime: at(30) });
    expect(both.errors).toBeUndefined();
    await server.ask('admin', 'mutation ($id: ID!) { deleteCoachingSession(id: $id) }', {
      id: textIn(both.data?.createCoachingSession?._id),
    });
  });

  it('hears nothing of what is changed itself, of what is over, or that begins when the other ends', async () => {
    const nothing = { isRefused: false, clashes: [] };
    expect(await found('admin', { hosts: ['mentor'], guests: ['cof1'], recordId: weekly })).toEqual(nothing);
    expect(await found('admin', { hosts: ['mentor'], startTime: at(60) })).toEqual(nothing);
    expect(await found('admin', { hosts: ['mentor'], startTime: '2020-01-01T10:00:00Z' })).toEqual(nothing);
  });

  it('reads "busy" where the other appointment is not for them to read', async () => {
    expect(await found('mentor', { hosts: ['mentor'] })).toMatchObject({ clashes: [{ what: 'Weekly' }] });
    const other = await plan({
      coachs: ['admin'],
      attendees: ['cof1b'],
      startTime: at(600),
      name: 'Secret talk',
      startup: 's2',
    });
    expect(other.errors).toBeUndefined();
    expect(await found('mentor', { startTime: at(600), hosts: ['mentor'], guests: ['cof1b'] })).toMatchObject({
      clashes: [{ personId: 'cof1b', what: null }],
    });
  });

  it('is told the same of an interview and its applicant', async () => {
    const interview = { kind: 'INTERVIEW', hosts: ['mentor'] };
    expect(await found('admin', interview)).toMatchObject({ isRefused: true, clashes: [{ personId: 'mentor' }] });
  });
});

it('nobody else may ask when people are busy', async () => {
  for (const user of ['cof1', 'applicant']) {
    expect((await clashes(user, { hosts: ['mentor'] })).errors?.[0]?.extensions?.code, user).toBe('ForbiddenError');
  }
});
