import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseHandle } from '#server/platform/db/database.ts';
import { migrate } from '#server/platform/db/schema/migrate.ts';
import { openEmptyDatabase } from '#server/testing/testDatabase.ts';
import { contextOf } from '../testing/contextOf.ts';
import { boat, harbourCatalog, principalFixture, skipper } from '../testing/harbour.ts';
import { type EntityChange, EntityWriter } from './EntityWriter.ts';

let database: DatabaseHandle;
const seen: EntityChange[] = [];
const writer = new EntityWriter(harbourCatalog, {
  hooks: {
    Boat: [
      async (change) => {
        seen.push(change);
        if (change.after?.name === 'Undone') throw new Error('undo');
      },
    ],
  },
});
const admin = principalFixture('Admin', { id: 's1' });
const mentor = principalFixture('Mentor', { id: 's2' });

const notFound = { extensions: { code: 'NotFoundError' } };
const forbidden = { extensions: { code: 'ForbiddenError' } };
const invalid = (fields: unknown) => ({ extensions: { code: 'ValidationError', fields } });

async function rows(statement: string): Promise<readonly Record<string, unknown>[]> {
  return database.readInTenant('a', { sql: statement, parameters: [] });
}

const asAdmin = () => contextOf(database, admin);
const asMentor = () => contextOf(database, mentor);

beforeAll(async () => {
  database = await openEmptyDatabase();
  await migrate(database, [skipper, boat]);
  await database.withTenant('a', (tx) =>
    sql`insert into skipper (tenant_id, id, name) values ('a', 's1', 'Ada'), ('a', 's2', 'Ben'), ('a', 's3', 'Cy')`.execute(
      tx,
    ),
  );
  await database.withTenant('b', async (tx) => {
    await sql`insert into skipper (tenant_id, id, name) values ('b', 's9', 'Zoe')`.execute(tx);
    await sql`insert into boat (tenant_id, id, name) values ('b', 'b9', 'Other')`.execute(tx);
  });
}, 60_000);
afterAll(() => database.close());

describe('creating', () => {
  it('stores what is given, runs hooks and writes to the outbox', async () => {
    const id = await writer.create(asAdmin(), 'Boat', {
      name: 'Dory',
      length: 4.5,
      launchedAt: '2026-05-01T00:00:00.000Z',
      insuredUntil: '2027-01-01',
      berth: { pier: 'B' },
      labels: [{ language: 'en', value: 'x' }],
      marks: ['new'],
      skipper: 's2',
      owners: ['s1'],
    });
    const [row] = await rows(
      `select name, length, berth->>'pier' as pier, marks, skipper_id, owners_ids from boat where id = '${id}'`,
    );
    expect(row).toEqual({ name: 'Dory', length: 4.5, pier: 'B', marks: ['new'], skipper_id: 's2', owners_ids: ['s1'] });
    expect(seen.at(-1)).toMatchObject({ entity: 'Boat', before: null, after: { id, name: 'Dory', skipper: 's2' } });
    const events = await database.withSystem((tx) =>
      sql`select topic, payload from outbox order by seq desc limit 1`.execute(tx),
    );
    expect(events.rows).toEqual([{ topic: 'Boat.created', payload: { id } }]);
  });

  it('lists every wrong field with its message', async () => {
    await expect(
      writer.create(asAdmin(), 'Boat', { length: 0.5, website: 'javascript:alert(1)', builtYear: 1.5 }),
    ).rejects.toMatchObject(
      invalid([
        { path: 'input.name', message: 'Name is a required field' },
        { path: 'input.length', message: 'Length must be greater than or equal to 1' },
        {
          path: 'input.builtYear',
          message: 'Built year: this value can’t be taken. Check it, and write or choose another',
        },
        { path: 'input.website', message: 'Website is not a valid url' },
      ]),
    );
    await expect(writer.create(asAdmin(), 'Boat', { name: 'x'.repeat(41), length: 201 })).rejects.toMatchObject(
      invalid([
        { path: 'input.name', message: 'Name must be less than or equal to 40 characters' },
        { path: 'input.length', message: 'Length must be less than or equal to 200' },
      ]),
    );
    await expect(writer.create(asAdmin(), 'Skipper', { name: 'Eve', email: 'eve@' })).rejects.toMatchObject(
      invalid([{ path: 'input.email', message: 'Email is not a valid email' }]),
    );
  });

  it('looks into objects as well', async () => {
    const berth = { pier: 'North', place: 1.5, map: 'javascript:alert(1)' };
    await expect(writer.create(asAdmin(), 'Boat', { name: 'Dory', berth })).rejects.toMatchObject(
      invalid([
        { path: 'input.berth.pier', message: 'Pier must be less than or equal to 3 characters' },
        {
          path: 'input.berth.place',
          message: 'Place: this value can’t be taken. Check it, and write or choose another',
        },
        { path: 'input.berth.map', message: 'Map is not a valid url' },
      ]),
    );
  });

  it('treats a missing and a foreign reference alike', async () => {
    for (const id of ['nope', 's9']) {
      await expect(
        writer.create(asAdmin(), 'Boat', { name: 'X', skipper: id, owners: ['s1', id] }),
      ).rejects.toMatchObject(
        invalid([
          {
            path: 'input.skipper',
            message: 'Skipper: this value can’t be taken. Check it, and write or choose another',
          },
          { path: 'input.owners', message: 'Owners: this value can’t be taken. Check it, and write or choose another' },
        ]),
      );
    }
  });

  it('checks the rules on the new record', async () => {
    await expect(writer.create(asMentor(), 'Boat', { name: 'X', skipper: 's1' })).rejects.toMatchObject(forbidden);
    await expect(writer.create(asMentor(), 'Boat', { name: 'Y', skipper: 's2' })).resolves.toBeTypeOf('string');
    await expect(writer.create(contextOf(database, null), 'Boat', { name: 'X' })).rejects.toMatchObject(forbidden);
    await expect(writer.create(asMentor(), 'Skipper', { name: 'X', salary: 1 })).rejects.toMatchObject(forbidden);
  });

  it('undoes everything when a hook throws', async () => {
    await expect(writer.create(asAdmin(), 'Boat', { name: 'Undone' })).rejects.toThrow('undo');
    expect(await rows(`select id from boat where name = 'Undone'`)).toEqual([]);
  });
});

describe('updating', () => {
  it('tells "not given" from null', async () => {
    const id = await writer.create(asAdmin(), 'Boat', {
      name: 'Egret',
      length: 9,
      website: 'https://egret.test',
      marks: ['x'],
    });
    await writer.update(asAdmin(), 'Boat', id, { length: null, website: undefined, marks: null });
    const [row] = await rows(`select name, length, website, marks, version from boat where id = '${id}'`);
    expect(row).toEqual({ name: 'Egret', length: null, website: 'https://egret.test', marks: [], version: 2 });
    await expect(writer.update(asAdmin(), 'Boat', id, { name: null })).rejects.toMatchObject(
      invalid([{ path: 'input.name', message: 'Name is a required field' }]),
    );
  });

  it('refuses an edit that started from an older version', async () => {
    const id = await writer.create(asAdmin(), 'Boat', { name: 'Fulmar' });
    await writer.update(asAdmin(), 'Boat', id, { name: 'Fulmar 2' }, { version: 1 });
    await expect(writer.update(asAdmin(), 'Boat', id, { name: 'Late' }, { version: 1 })).rejects.toMatchObject({
      extensions: { code: 'ConflictError' },
    });
    expect(await rows(`select name from boat where id = '${id}'`)).toEqual([{ name: 'Fulmar 2' }]);
  });

  it('answers missing, foreign, unreadable and forbidden records alike', async () => {
    const hidden = await writer.create(asAdmin(), 'Boat', { name: 'Hidden', isPrivate: true, skipper: 's1' });
    const readable = await writer.create(asAdmin(), 'Boat', { name: 'Readable', skipper: 's1' });
    for (const id of ['nope', 'b9', hidden, readable]) {
      await expect(writer.update(asMentor(), 'Boat', id, { name: 'Mine' })).rejects.toMatchObject(notFound);
    }
  });

  it('checks the merged record, so that nobody gives away what they may not give', async () => {
    const id = await writer.create(asMentor(), 'Boat', { name: 'Gull', skipper: 's2' });
    await expect(writer.update(asMentor(), 'Boat', id, { skipper: 's1' })).rejects.toMatchObject(forbidden);
    await expect(writer.update(asMentor(), 'Boat', id, { name: 'Gull II' })).resolves.toBeUndefined();
  });

  it('asks a field with rules of its own for the right to write it', async () => {
    await expect(writer.update(asMentor(), 'Skipper', 's2', { salary: 5000 })).rejects.toMatchObject(forbidden);
    await writer.update(asAdmin(), 'Skipper', 's2', { salary: 5000 });
    expect(await rows(`select salary::float8 as salary from skipper where id = 's2'`)).toEqual([{ salary: 5000 }]);
  });
});

describe('deleting', () => {
  it('takes the id out of lists, and refuses while a reference must stay', async () => {
    const listed = await writer.create(asAdmin(), 'Skipper', { name: 'Listed' });
    const boatId = await writer.create(asAdmin(), 'Boat', { name: 'Heron', owners: ['s1', listed] });
    await writer.delete(asAdmin(), 'Skipper', listed);
    expect(await rows(`select owners_ids from boat where id = '${boatId}'`)).toEqual([{ owners_ids: ['s1'] }]);
    await expect(writer.delete(asAdmin(), 'Skipper', 's2')).rejects.toMatchObject({
      message: expect.stringMatching(/^This skipper can not be deleted: \d+ boats refer to it$/),
      extensions: { code: 'ConflictError' },
    });
  });

  it('follows the rules', async () => {
    const id = await writer.create(asMentor(), 'Boat', { name: 'Ibis', skipper: 's2' });
    await expect(writer.delete(asMentor(), 'Boat', id)).rejects.toMatchObject(forbidden);
    for (const missing of ['nope', 'b9']) {
      await expect(writer.delete(asAdmin(), 'Boat', missing)).rejects.toMatchObject(notFound);
    }
    await writer.delete(asAdmin(), 'Boat', id);
    expect(await rows(`select id from boat where id = '${id}'`)).toEqual([]);
  });
});
