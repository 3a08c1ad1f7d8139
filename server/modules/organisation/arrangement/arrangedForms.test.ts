import { afterAll, beforeAll, expect, it } from 'vitest';
import { readArrangements } from '#domain/arrangement/readArrangements.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { EntityWriter } from '#server/entities/write/EntityWriter.ts';
import type { EntityServer } from '#server/testing/entityServer.ts';
import { startOrganisation } from '../testing/startOrganisation.ts';

let server: EntityServer;

beforeAll(async () => {
  server = await startOrganisation();
}, 60_000);
afterAll(() => server.close());

const save = (arrangements: readonly object[]) =>
  server.ask(
    'admin',
    `mutation ($arrangements: [IncubatorArrangementsInput!]) {
      updateIncubator(id: "t1", input: { arrangements: $arrangements }) { _id } }`,
    { arrangements },
  );
const reasonOf = async (...arrangements: object[]) => (await save(arrangements)).errors?.[0]?.message;
const startup = { kind: 'form', name: 'startup', order: ['name', 'city'], hidden: ['website'] };

it('keeps order, help and beginnings of a form, and shows them to everybody', async () => {
  const own = { ...startup, help: { city: { en: 'Head office' } }, defaults: { country: 'Kenya', stage: 'growing' } };
  expect(await reasonOf(own)).toBeUndefined();
  const { data } = await server.ask('cof1', '{ incubator { arrangements { kind name order hidden help defaults } } }');
  expect(data?.incubator?.arrangements).toEqual([own]);
});

it('refuses forms and fields that there are not, and to hide what is required or all', async () => {
  expect(await reasonOf({ ...startup, name: 'startups' })).toBe('The product has no form “startups”');
  expect(await reasonOf({ ...startup, order: ['dragons'] })).toBe('The form “startup” has no field “dragons”');
  expect(await reasonOf({ ...startup, help: { dragons: { en: 'Here' } } })).toBe(
    'The form “startup” has no field “dragons”',
  );
  expect(await reasonOf({ ...startup, hidden: ['name'] })).toBe(
    '“name” can’t be hidden: it is required, or other fields follow it',
  );
  expect(await reasonOf({ ...startup, name: 'startupAssignation', order: [], hidden: ['program', 'tags'] })).toBe(
    'Keep at least one field of “startupAssignation”',
  );
});

it('refuses help that nobody reads', async () => {
  expect(await reasonOf({ ...startup, help: { city: { tlh: 'veng' } } })).toBe('The product has no language “tlh”');
  expect(await reasonOf({ ...startup, help: { city: { en: 'x'.repeat(501) } } })).toBe(
    'The help beside “city” has more than 500 characters',
  );
});

it('refuses beginnings as the value of the field would be, and what only some may write', async () => {
  expect(await reasonOf({ ...startup, defaults: { foundedYear: 1700 } })).toMatch(/1950/);
  expect(await reasonOf({ ...startup, defaults: { stage: 'asleep' } })).toMatch(/Stage/);
  expect(await reasonOf({ ...startup, defaults: { program: 'p1' } })).toBe(
    'The field “program” takes no value to begin with',
  );
  expect(await reasonOf({ ...startup, defaults: { status: 'archived' } }), 'has rules of its own').toBe(
    'The field “status” takes no value to begin with',
  );
  expect(
    await reasonOf(
      { ...startup, defaults: { city: 'Nairobi' } },
      { ...startup, name: 'startupCompany', defaults: { city: 'Mombasa' } },
    ),
  ).toBe('“city” begins with another value in “startupCompany”. Both must be the same');
});

it('begins new records so where nothing is said, whatever makes them, and with nothing where that is said', async () => {
  const context = await server.contextOf('admin');
  const arrangements = readArrangements([{ ...startup, defaults: { country: 'Kenya', stage: 'growing' } }]);
  const arranged = { ...context, tenant: { ...context.tenant, arrangements } };
  const writer = new EntityWriter(specCatalog);
  const made = async (values: object) => {
    const id = await writer.create(arranged, 'Startup', { name: 'Tide', status: 'active', ...values });
    return (await server.ask('admin', `{ startup(id: "${id}") { country stage } }`)).data?.startup;
  };
  expect(await made({})).toEqual({ country: 'Kenya', stage: 'growing' });
  expect(await made({ country: 'Chile', stage: null })).toEqual({ country: 'Chile', stage: null });
});
