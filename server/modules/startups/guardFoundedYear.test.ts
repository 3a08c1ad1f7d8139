import { afterAll, beforeAll, expect, it } from 'vitest';
import { type EntityServer, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';

let server: EntityServer;
beforeAll(async () => {
  server = await startEntityServer(seedPeople);
}, 60_000);
afterAll(() => server.close());

const save = (year: number) =>
  server.ask(
    'admin',
    'mutation ($year: Int) { updateStartup(id: "s1", input: { foundedYear: $year }) { foundedYear } }',
    {
      year,
    },
  );

it.each([1950, new Date().getUTCFullYear() - 1])('takes %s for the year a startup was founded in', async (year) => {
  expect((await save(year)).data?.updateStartup?.foundedYear).toBe(year);
});

it.each([1949, new Date().getUTCFullYear() + 2])('does not take %s', async (year) => {
  const { errors } = await save(year);
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'ValidationError', fields: [{ path: 'input.foundedYear' }] });
});
