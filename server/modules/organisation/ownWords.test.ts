import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { EntityServer } from '#server/testing/entityServer.ts';
import { startOrganisation } from './testing/startOrganisation.ts';

let server: EntityServer;

beforeAll(async () => {
  server = await startOrganisation();
}, 60_000);
afterAll(() => server.close());

const save = (by: string, words: readonly object[]) =>
  server.ask(
    by,
    `mutation ($words: [IncubatorOwnWordsInput!]) {
      updateIncubator(id: "t1", input: { ownWords: $words }) { ownWords { key language text } } }`,
    { words },
  );
const tagline = { key: 'field.Startup.tagline', language: 'de', text: 'In einer Zeile' };
const reasonOf = (answer: Awaited<ReturnType<typeof save>>) => answer.errors?.[0]?.message;

it('keeps words for texts that there are, and shows them to everybody', async () => {
  expect(reasonOf(await save('admin', [tagline]))).toBeUndefined();
  const { data } = await server.ask('cof1', '{ incubator { ownWords { key language text } } }');
  expect(data?.incubator?.ownWords).toEqual([tagline]);
});

it('refuses texts that there are not, places that nothing fills, and two wordings of one text', async () => {
  expect(reasonOf(await save('admin', [{ ...tagline, key: 'field.Startup.taglin' }]))).toBe(
    'The product has no text “field.Startup.taglin”',
  );
  expect(reasonOf(await save('admin', [{ ...tagline, text: 'Von {{name}}' }]))).toContain('{{name}}');
  expect(reasonOf(await save('admin', [{ ...tagline, text: 'Satz für {{startups}}' }]))).toBeUndefined();
  expect(reasonOf(await save('admin', [tagline, { ...tagline, text: 'Anders' }]))).toContain('field.Startup.tagline');
});

it('is for those who run the organisation', async () => {
  expect((await save('mentor', [tagline])).errors?.[0]?.extensions?.code).toMatch(/ForbiddenError|NotFoundError/);
});

it('leaves words of a text that is there no more to be kept, until somebody takes them out', async () => {
  const gone = { key: 'field.Startup.gone', language: 'fr', text: 'Autrefois' };
  await server.database.withTenant('t1', (tx) =>
    sql`update incubator set own_words = ${JSON.stringify([gone])}::jsonb`.execute(tx),
  );
  expect(reasonOf(await save('admin', [gone, tagline]))).toBeUndefined();
  expect(reasonOf(await save('admin', []))).toBeUndefined();
});

it('keeps the English that words were said for, until they are said otherwise', async () => {
  const from = async () => {
    const { rows } = await server.database.withTenant('t1', (tx) =>
      sql<{ words_from: unknown }>`select words_from from incubator`.execute(tx),
    );
    return rows[0]?.words_from;
  };
  const mentor = { key: 'role.Mentor', language: 'en', text: 'Pilot' };
  await save('admin', [mentor]);
  expect(await from()).toEqual([{ ...mentor, usual: 'Mentor' }]);
  // The product has called them otherwise before.
  const older = JSON.stringify([{ ...mentor, usual: 'Adviser' }]);
  await server.database.withTenant('t1', (tx) => sql`update incubator set words_from = ${older}::jsonb`.execute(tx));
  const coach = { key: 'role.Coach', language: 'fr', text: 'Guide' };
  await save('admin', [mentor, coach]);
  expect(await from()).toEqual([
    { ...mentor, usual: 'Adviser' },
    { ...coach, usual: 'Coach' },
  ]);
  await save('admin', [{ ...mentor, text: 'Navigator' }]);
  expect(await from()).toEqual([{ ...mentor, text: 'Navigator', usual: 'Mentor' }]);
});
