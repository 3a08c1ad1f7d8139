import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EntityServer, type ServerAnswer, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';
import { textIn } from '#server/testing/readJson.ts';

let server: EntityServer;
beforeAll(async () => {
  server = await startEntityServer(seedPeople);
}, 60_000);
afterAll(() => server.close());

const following = 'subscription ($people: [ID!]!) { told: bookableTimesChanged(people: $people) { person } }';
const save = 'mutation ($input: MyAvailabilityInput!) { saveMyAvailability(input: $input) { timezone } }';
const monday = (...ranges: readonly object[]) => ({ weekday: 'MONDAY', ranges });
const week = {
  timezone: 'UTC',
  isPublic: true,
  sessionLength: 30,
  bufferTime: null,
  noticeHours: null,
  days: [monday({ startTime: '09:00', endTime: '12:00' })],
  exceptions: [] as readonly object[],
};
const dayOff = { firstDay: '2099-03-02', lastDay: null, ranges: [] };

async function run(user: string, text: string, variables: Record<string, unknown>) {
  const { data, errors } = await server.ask(user, text, variables);
  expect(errors).toBeUndefined();
  return data;
}

const saveWeek = (user: string, more: object) => run(user, save, { input: { ...week, ...more } });

/** Whose free times are told to be others, to somebody who looks at these, when this is done; nobody where nothing is told. */
async function heardBy(user: string, people: readonly string[], act: () => Promise<unknown>): Promise<string | null> {
  const heard = (await server.watch(user, following, { people }))[Symbol.asyncIterator]();
  const first: Promise<IteratorResult<ServerAnswer>> = heard.next();
  await act();
  const told = await Promise.race([first, new Promise<null>((resolve) => setTimeout(resolve, 700, null))]);
  await heard.return?.();
  return told === null ? null : textIn(told.value?.data?.told?.person);
}

describe('whoever has the free times of somebody open', () => {
  it('hears of another week, of a day off, of other habits, and of a single day', async () => {
    const hears = (act: () => Promise<unknown>) => heardBy('cof1', ['staff', 'mentor'], act);
    expect(await hears(() => saveWeek('mentor', {}))).toBe('mentor');
    const later = [monday({ startTime: '10:00', endTime: '12:00' })];
    expect(await hears(() => saveWeek('mentor', { days: later }))).toBe('mentor');
    expect(await hears(() => saveWeek('mentor', { days: later, exceptions: [dayOff] }))).toBe('mentor');
    expect(await hears(() => saveWeek('mentor', { days: later, exceptions: [] }))).toBe('mentor');
    expect(await hears(() => saveWeek('mentor', { days: later, noticeHours: 48 }))).toBe('mentor');
    expect(await hears(() => saveWeek('mentor', { days: later, noticeHours: 48 }))).toBeNull();
    const create = `mutation ($input: ProgramMentorAvailabilityCreateInput!) {
      createProgramMentorAvailability(input: $input) { _id } }`;
    const input = { startTime: '2099-03-02T09:00:00.000Z', endTime: '2099-03-02T10:00:00.000Z' };
    expect(await hears(() => run('mentor', create, { input }))).toBe('mentor');
  });

  it('hears nothing of anybody else', async () => {
    const other = { days: [monday({ startTime: '13:00', endTime: '15:00' })] };
    expect(await heardBy('cof1', ['staff'], () => saveWeek('mentor', other))).toBeNull();
    expect(await heardBy('cof1', [], () => saveWeek('mentor', {}))).toBeNull();
  });

  it('hears nothing of whom they may not see, and nothing that is no matter of times', async () => {
    await server.database.withTenant('t1', (tx) =>
      sql`update "user" set profile_coaching_meeting_settings = null where id = 'mentor'`.execute(tx),
    );
    const rename = (id: string) =>
      run('admin', 'mutation ($id: ID!) { updateUser(id: $id, input: { headline: "New" }) { _id } }', { id });
    expect(await heardBy('cof1', ['mentor'], () => rename('mentor'))).toBeNull();
    const { data } = await server.ask('applicant', '{ user(id: "mentor") { _id } }');
    expect(data?.user ?? null).toBeNull();
    const refused = await server
      .watch('applicant', following, { people: ['mentor'] })
      .then(() => heardBy('applicant', ['mentor'], () => saveWeek('mentor', { noticeHours: 2 })))
      .catch(() => null);
    expect(refused).toBeNull();
  });
});
