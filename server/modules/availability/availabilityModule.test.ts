import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EntityServer, everySwitchOn, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';
import { listIn, textIn } from '#server/testing/readJson.ts';

let server: EntityServer;

const DAY = 86_400_000;
/** A day in a week from now: everything lies ahead of it. */
const day = (offset: number) => new Date(Math.floor(Date.now() / DAY) * DAY + (7 + offset) * DAY);
const iso = (date: Date) => date.toISOString().slice(0, 10);
const weekdays = ['SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY'];
const weekdayOf = (date: Date) => weekdays[date.getUTCDay()];
const range = (startTime: string, endTime: string) => ({ startTime, endTime });

const SAVE = `mutation ($input: MyAvailabilityInput!) { saveMyAvailability(input: $input) {
  timezone days { weekday ranges { startTime endTime } } exceptions { firstDay lastDay ranges { startTime endTime } }
  isPublic sessionLength bufferTime noticeHours } }`;

const week = (more: object = {}) => ({
  timezone: 'UTC',
  isPublic: true,
  sessionLength: 60,
  bufferTime: 0,
  noticeHours: 0,
  exceptions: [],
  days: [{ weekday: weekdayOf(day(0)), ranges: [range('09:00', '11:00')] }],
  ...more,
});
const save = (more: object = {}, user = 'mentor') => server.ask(user, SAVE, { input: week(more) });
/** Free times of the first of these days, and of that a week later. */
async function freeTimes(user = 'cof1'): Promise<string[]> {
  const { data } = await server.ask(user, '{ bookableTimes(personId: "mentor") { startTime } }');
  const near = [iso(day(0)), iso(day(7))];
  return listIn(data?.bookableTimes)
    .map(({ startTime }) => textIn(startTime))
    .filter((time) => near.includes(time.slice(0, 10)))
    .map((time) => `${near.indexOf(time.slice(0, 10))} ${time.slice(11, 16)}`);
}

beforeAll(async () => {
  server = await startEntityServer(async (tx) => {
    await seedPeople(tx);
    await sql`insert into incubator (tenant_id, id, name, slug, timezone, switches)
      values ('t1', 't1', 'Test', 't1', 'UTC', ${JSON.stringify(everySwitchOn)}::jsonb)`.execute(tx);
  }, 'UTC');
}, 60_000);
afterAll(() => server.close());

describe('a week that is saved', () => {
  it('is what founders are offered, as long and with the pause that the mentor likes', async () => {
    const { data, errors } = await save();
    expect(errors).toBeUndefined();
    expect(data?.saveMyAvailability).toMatchObject({ timezone: 'UTC', sessionLength: 60, isPublic: true });
    expect(await freeTimes()).toEqual(['0 09:00', '0 10:00', '1 09:00', '1 10:00']);
    await save({ bufferTime: 15 });
    expect(await freeTimes()).toEqual(['0 09:00', '1 09:00']);
    await save({ noticeHours: 10 * 24, sessionLength: 120 });
    expect(await freeTimes()).toEqual(['1 09:00']);
  });

  it('takes the place of what was, and leaves hours of another kind alone', async () => {
    await server.ask(
      'mentor',
      'mutation ($weekday: Weekday!) { createRecurringAvailability(input: { weekday: $weekday, startTime: "07:00", endTime: "08:00", recurrence: MONTHLY }) { _id } }',
      // Of another day than those that are looked at, whatever day it is today.
      { weekday: weekdayOf(day(3)) },
    );
    const kept = "select id from recurring_availability where recurrence = 'WEEKLY' order by id";
    const ids = () =>
      server.database.withTenant('t1', async (tx) => (await sql.raw<{ id: string }>(kept).execute(tx)).rows);
    await save();
    const before = await ids();
    await save({ days: [{ weekday: weekdayOf(day(0)), ranges: [range('09:00', '11:00'), range('13:00', '14:00')] }] });
    const after = await ids();
    expect(after).toHaveLength(2);
    expect(after).toEqual(expect.arrayContaining(before));
    await save({ days: [] });
    expect(await ids()).toEqual([]);
    const { data } = await server.ask('mentor', '{ recurringAvailabilities { totalCount } }');
    expect(data?.recurringAvailabilities?.totalCount).toBe(1);
  });

  it('does not hold on days off; other hours take its place', async () => {
    await save({ exceptions: [{ firstDay: iso(day(-1)), lastDay: iso(day(1)), ranges: [] }] });
    expect(await freeTimes()).toEqual(['1 09:00', '1 10:00']);
    const { data } = await save({
      exceptions: [{ firstDay: iso(day(0)), lastDay: null, ranges: [range('18:00', '19:00')] }],
    });
    expect(listIn(data?.saveMyAvailability?.exceptions)).toEqual([
      { firstDay: iso(day(0)), lastDay: null, ranges: [range('18:00', '19:00')] },
    ]);
    expect(await freeTimes()).toEqual(['0 18:00', '1 09:00', '1 10:00']);
  });

  it('offers nothing on a day off, also where another line has hours for it', async () => {
    const hours = { firstDay: iso(day(0)), lastDay: null, ranges: [range('18:00', '19:00')] };
    await save({ exceptions: [hours, { firstDay: iso(day(0)), lastDay: null, ranges: [] }] });
    expect(await freeTimes()).toEqual(['1 09:00', '1 10:00']);
  });

  it('writes what differs: days that stay are the same ones', async () => {
    const off = { firstDay: iso(day(20)), lastDay: iso(day(22)), ranges: [] };
    const other = { firstDay: iso(day(30)), lastDay: null, ranges: [range('18:00', '19:00')] };
    const read = (query: string) =>
      server.database.withTenant('t1', async (tx) => (await sql.raw<{ line: string }>(query).execute(tx)).rows);
    const days = () => read('select id as line from availability_exception order by first_day');
    const version = () => read(`select version::text as line from "user" where id = 'mentor'`);
    await save({ exceptions: [off, other] });
    const [before, versionBefore] = [await days(), await version()];
    await save({ exceptions: [other, off] });
    expect(await days()).toEqual(before);
    expect(await version()).toEqual(versionBefore);
    await save({ exceptions: [other] });
    expect(await days()).toEqual(before.slice(1));
  });

  it('is for those whom it is meant for', async () => {
    await save({ isPublic: false });
    expect(await freeTimes()).toEqual([]);
    expect(await freeTimes('staff')).toHaveLength(4);
  });
});

describe('hours that make no sense', () => {
  const reasons = async (more: object) => {
    const { errors } = await save(more);
    return errors?.[0]?.extensions?.validationErrors ?? errors;
  };
  it('are refused by name, and what was stays', async () => {
    await save();
    const weekday = 'MONDAY';
    expect(JSON.stringify(await reasons({ days: [{ weekday, ranges: [range('12:00', '09:00')] }] }))).toMatch(
      /after the start/,
    );
    expect(
      JSON.stringify(
        await reasons({ days: [{ weekday, ranges: [range('09:00', '12:00'), range('11:00', '13:00')] }] }),
      ),
    ).toMatch(/overlap/);
    expect(JSON.stringify(await reasons({ timezone: 'Mars/Olympus' }))).toMatch(/timezone/);
    expect(
      JSON.stringify(await reasons({ exceptions: [{ firstDay: iso(day(1)), lastDay: iso(day(0)), ranges: [] }] })),
    ).toMatch(/before/);
    expect(await freeTimes()).toHaveLength(4);
  });

  it('are not a founder’s to give', async () => {
    expect((await save({}, 'cof1')).errors?.[0]?.extensions?.code).toBe('ForbiddenError');
  });
});
