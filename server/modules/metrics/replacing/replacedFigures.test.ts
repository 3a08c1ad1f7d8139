/** A figure that another founder replaces: the timeline says from what to what, and whoever reported it is told. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type EntityServer, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';
import { listIn } from '#server/testing/readJson.ts';

let server: EntityServer;

const run = (text: ReturnType<typeof sql>) =>
  server.database.withTenant('t1', async (tx) => (await text.execute(tx)).rows);

beforeAll(async () => {
  server = await startEntityServer(async (tx) => {
    await seedPeople(tx);
    await sql`update "user" set language = 'fr' where id = 'cof1b'`.execute(tx);
    const unit = (type: string) => JSON.stringify({ unitType: type });
    const names = JSON.stringify([
      { language: 'en', value: 'Revenue' },
      { language: 'fr', value: 'Chiffre d’affaires' },
    ]);
    await sql`insert into metric (tenant_id, id, title, key, name, unit_of_measure, is_top_level, is_active, position) values
      ('t1', 'revenue', 'Revenue', 'revenue', ${names}::jsonb, ${unit('MONETARY')}::jsonb, true, true, 0),
      ('t1', 'round', 'Next round', 'round', '[]'::jsonb, ${unit('DATE')}::jsonb, false, true, 1)`.execute(tx);
  });
}, 60_000);
afterAll(() => server.close());
beforeEach(async () => {
  await run(sql`delete from notification_recipient`);
  await run(sql`delete from timeline_event`);
  await run(sql`delete from metric_data_item`);
  await run(sql`insert into metric_data_item (tenant_id, id, startup_id, metric_id, "from", "to") values
    ('t1', 'r', 's1', 'revenue', '2030-10-01', '2030-10-31'), ('t1', 'd', 's1', 'round', '2030-10-01', '2030-10-31')`);
});

const SET = `mutation ($data: [MetricDataValueInput!]!) { setMetricDataValues(data: $data) { id } }`;
const TIMELINE = `{ startupEvents(startupId: "s1") { results { ... on TimelineEvent {
  data { isPoint0 value valueBefore dateValue dateBefore } } } } }`;
const BELL = '{ paginatedNotifications { notifications { message notification { notificationType url } } } }';

async function report(user: string, data: readonly object[]): Promise<void> {
  expect((await server.ask(user, SET, { data })).errors).toBeUndefined();
}
const bellOf = async (user: string) =>
  listIn(
    (await server.ask(user, BELL, {}, user === 'cof1b' ? 'fr' : 'en')).data?.paginatedNotifications?.notifications,
  );
const newest = async () => {
  const answer = await server.ask('cof1', TIMELINE);
  expect(answer.errors).toBeUndefined();
  return listIn(answer.data?.startupEvents?.results).flatMap(({ data }) => listIn(data));
};

it('says on the timeline from what to what, where something was reported of the same period before', async () => {
  await report('cof1b', [{ metricDataId: 'r', value: 1000 }]);
  await report('cof1', [
    { metricDataId: 'r', value: 1500 },
    { metricDataId: 'd', value: '2030-12-01T12:00:00.000Z' },
  ]);
  await report('cof1', [{ metricDataId: 'd', value: '2030-12-24T12:00:00.000Z' }]);
  const points = await newest();
  expect(points).toContainEqual(expect.objectContaining({ value: 1500, valueBefore: 1000, dateBefore: null }));
  expect(points).toContainEqual(expect.objectContaining({ value: 1000, valueBefore: null, isPoint0: true }));
  expect(points).toContainEqual(
    expect.objectContaining({ dateValue: '2030-12-24T12:00:00.000Z', dateBefore: '2030-12-01T12:00:00.000Z' }),
  );
});

it('tells whoever reported it, in their language, and nobody else', async () => {
  await report('cof1b', [{ metricDataId: 'r', value: 1000 }]);
  await report('cof1', [{ metricDataId: 'r', value: 1500 }]);
  const [told] = await bellOf('cof1b');
  expect(told).toMatchObject({
    notification: { notificationType: 'updatedMetrics', url: '/startup/s1/file/analytics' },
  });
  expect(told?.message).toMatch(
    /a remplacé ce que vous aviez transmis pour .*octobre 2030 · Chiffre d’affaires : .*1\s?000.* → .*1\s?500/u,
  );
  expect(await bellOf('cof1')).toEqual([]);
});

it('tells nobody of a figure that stays the same, or that its own reporter changes', async () => {
  await report('cof1b', [{ metricDataId: 'r', value: 1000 }]);
  await report('cof1b', [{ metricDataId: 'r', value: 1200 }]);
  await report('cof1', [{ metricDataId: 'r', value: 1200 }]);
  expect(await bellOf('cof1b')).toEqual([]);
  expect(await bellOf('cof1')).toEqual([]);
  expect(await newest()).toContainEqual(expect.objectContaining({ value: 1200, valueBefore: null }));
});
