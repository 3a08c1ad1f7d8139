/** Generated: every setting of an organisation. An admin saves it, and somebody else sees something that they did not before. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestServer } from '#server/testing/startTestServer.ts';
import { House, openHouses } from './House.ts';
import { isHeld } from './isHeld.ts';
import type { HouseCase, ProvedBy, SettingCase, WorkCase } from './SettingCase.ts';
import { settings } from './settings.ts';
import { Work } from './Work.ts';

/** How long a process may keep what it knows of a tenant. */
const FORGOTTEN_MS = 1100;

const all: [string, SettingCase][] = Object.entries(settings);
const houseCases = all.flatMap(([key, item]): [string, HouseCase][] => (item.world === 'house' ? [[key, item]] : []));
const workCases = all.flatMap(([key, item]): [string, WorkCase][] => (item.world === 'work' ? [[key, item]] : []));

describe('what people meet', () => {
  let server: TestServer;
  /** For each setting an organisation that has not saved it, and one that has. */
  const pairs = new Map<string, { readonly without: House; readonly having: House }>();

  beforeAll(async () => {
    server = await openHouses();
    for (const [at, [key, { saved, besides }]] of houseCases.entries()) {
      const [without, having] = [new House(server, `without${at}`), new House(server, `having${at}`)];
      await without.build();
      await having.build();
      if (besides !== undefined) await without.save(besides);
      if (besides !== undefined) await having.save(besides);
      await having.save(saved);
      pairs.set(key, { without, having });
    }
    await new Promise((resolve) => setTimeout(resolve, FORGOTTEN_MS));
  }, 120_000);
  afterAll(() => server?.close());

  it.each(houseCases)('follows %s', async (key, { seen, usually, changed }) => {
    const { without, having } = pairs.get(key) as { without: House; having: House };
    expect(await seen(without)).toEqual(usually);
    expect(await seen(having)).toEqual(changed);
    expect(changed).not.toEqual(usually);
  });
});

describe('what is brought about', () => {
  let work: Work;
  beforeAll(async () => {
    work = await Work.begin();
  }, 60_000);
  afterAll(() => work?.server.close());

  it.each(workCases)('follows %s', async (_key, { besides, saved, seen, usually, changed }) => {
    await work.save({ mentorMatching: null, reminders: null, health: null, chatWithAssignedOnly: false, ...besides });
    expect(await seen(work)).toEqual(usually);
    await work.save(saved);
    expect(await seen(work)).toEqual(changed);
    expect(changed).not.toEqual(usually);
  });
});

describe('a proof that stands elsewhere', () => {
  const proofs = all.flatMap(([key, item]): [string, ProvedBy][] => {
    if (item.world === 'elsewhere') return [[key, item]];
    return item.world === 'house' && item.drawnBy !== undefined ? [[key, item.drawnBy]] : [];
  });

  it.each(proofs)('of %s is there', (_key, proof) => {
    expect(isHeld(proof)).toBe(true);
  });

  it('is missed where no test is called so', () => {
    expect(
      isHeld({ file: 'tests/contract/settings/settings.test.ts', test: 'is called otherwise' + ' than it is' }),
    ).toBe(false);
  });
});
