/**
 * Generated: every role × every list × every reference. A filter asks what its reader may read: a reference that reads as
 * null "exists" for none of the filter's operators.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EntityMeta } from '#domain/model/entity.ts';
import { entities } from '#server/generated/entities.gen.ts';
import { rowsReader } from './oracle.ts';
import { accounts } from './roles.ts';
import { startTestServer, type TestServer } from './testServer.ts';

let server: TestServer;
/** What is stored in each reference of each record: by entity, record and field. */
const stored = new Map<string, Map<string, Readonly<Record<string, unknown>>>>();

beforeAll(async () => {
  server = await startTestServer();
  const rowsOf = rowsReader(server.database, 'demo');
  for (const { entity } of lists) {
    const rows = await rowsOf(entity);
    stored.set(entity.name, new Map(rows.map((row) => [String(row.id), row])));
  }
}, 120_000);
afterAll(() => server.close());

const referencesOf = ({ fields }: EntityMeta) =>
  fields.filter(({ type, filterable, hidden }) => (type === 'ref' || type === 'refs') && filterable && !hidden);

const lists = Object.values(entities)
  .filter((entity) => entity.operations.includes('list') && referencesOf(entity).length > 0)
  .map((entity) => ({ name: entity.name, entity }));

interface Reading {
  readonly id: string;
  /** Ids that the reader sees, by field. */
  readonly seen: Readonly<Record<string, readonly string[]>>;
}

describe.each(accounts)('$role', ({ account }) => {
  it.each(lists)('filters $name by the references that it sees', async ({ entity }) => {
    const token = await server.signIn('demo', account);
    const readings = await readAll(token, entity);
    if (readings === null) return expect(await isClosed(token, entity)).toBe(true);
    for (const { name, type, sortable } of referencesOf(entity)) {
      const there = readings.filter(({ seen }) => (seen[name] ?? []).length > 0).length;
      const counts = await countsBy(token, entity, [
        `{ ${name}: { EXISTS: true } }`,
        `{ ${name}: { NOT_EXISTS: true } }`,
        `{ not: { ${name}: { EXISTS: true } } }`,
        ...hiddenIds(entity, name, readings).map(
          (id) => `{ ${name}: { ${type === 'ref' ? 'IS' : 'CONTAINS'}: "${id}" } }`,
        ),
      ]);
      // Null where the reader may not filter by the field at all.
      const [existing, missing, negated, ...hidden] = counts ?? [
        there,
        readings.length - there,
        readings.length - there,
      ];
      expect([existing, missing, negated], `${entity.plural} by ${name}`).toEqual([
        there,
        readings.length - there,
        readings.length - there,
      ]);
      if (type === 'ref' && sortable) {
        expect(await isMixed(token, entity, name), `${entity.plural} in the order of ${name}`).toBe(false);
      }
      expect(
        hidden.filter((count) => count !== 0),
        `${entity.plural} by a ${name} out of sight`,
      ).toEqual([]);
    }
  });
});

/** Ids that stand in records the reader sees, but which they don't see there; a few. */
function hiddenIds(entity: EntityMeta, name: string, readings: readonly Reading[]): string[] {
  const found = readings.flatMap(({ id, seen }) =>
    [stored.get(entity.name)?.get(id)?.[name] ?? []].flat().filter((one) => !(seen[name] ?? []).includes(String(one))),
  );
  const visible = new Set(readings.flatMap(({ seen }) => seen[name] ?? []));
  return [...new Set(found.map(String))].filter((id) => !visible.has(id)).slice(0, 2);
}

/** Whether a record that shows nothing stands before one that shows a reference, in ascending order. */
async function isMixed(token: string, { plural }: EntityMeta, name: string): Promise<boolean> {
  const sort = `[{ field: ${name}, direction: ASC }]`;
  const query = `{ page: ${plural}(limit: 100, sort: ${sort}) { results { _id ${name} { _id } } } }`;
  const { data } = await server.graphql('demo', token, query);
  const page = data?.page as { results: Record<string, unknown>[] } | null | undefined;
  const shows = (page?.results ?? []).map((row) => row[name] !== null);
  return shows.some((isShown, at) => isShown && shows[at - 1] === false);
}

async function readAll(token: string, entity: EntityMeta): Promise<Reading[] | null> {
  const names = referencesOf(entity).map(({ name }) => name);
  const query = `query ($cursor: String) { page: ${entity.plural}(limit: 100, cursor: $cursor) {
    next results { _id ${names.map((name) => `${name} { _id }`).join(' ')} } } }`;
  const readings: Reading[] = [];
  for (let cursor: string | null = null, isFirst = true; isFirst || cursor !== null; isFirst = false) {
    const { data } = await server.graphql('demo', token, query, { cursor });
    const page = data?.page as { next: string | null; results: Record<string, unknown>[] } | null | undefined;
    if (!page) return null;
    readings.push(...page.results.map((row) => readingOf(row, names)));
    cursor = page.next;
  }
  return readings;
}

function readingOf(row: Readonly<Record<string, unknown>>, names: readonly string[]): Reading {
  const idsIn = (name: string) => [(row[name] as { _id: string } | { _id: string }[] | null) ?? []].flat();
  const seen = Object.fromEntries(names.map((name) => [name, idsIn(name).map(({ _id }) => _id)]));
  return { id: String(row._id), seen };
}

async function countsBy(token: string, entity: EntityMeta, filters: readonly string[]): Promise<number[] | null> {
  const fields = filters.map((filter, at) => `f${at}: ${entity.plural}(limit: 1, filter: ${filter}) { totalCount }`);
  const { data, errors } = await server.graphql('demo', token, `{ ${fields.join(' ')} }`);
  if (errors.some(({ extensions }) => extensions?.code === 'ForbiddenError')) return null;
  expect(errors, fields.join(' ')).toEqual([]);
  return filters.map((_filter, at) => (data?.[`f${at}`] as { totalCount: number } | undefined)?.totalCount ?? -1);
}

async function isClosed(token: string, { plural }: EntityMeta): Promise<boolean> {
  const { errors } = await server.graphql('demo', token, `{ ${plural}(limit: 1) { results { _id } } }`);
  return errors.length > 0;
}
