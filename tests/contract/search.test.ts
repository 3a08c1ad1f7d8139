/** The search box of the frame asks this way: who is meant stands first, and a founder finds what is theirs. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from './testServer.ts';

const query = readFileSync(join(import.meta.dirname, '../../src/shell/search/records.graphql'), 'utf8');
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
}, 120_000);
afterAll(() => server.close());

interface Found {
  readonly users: { readonly results: readonly { readonly fullName: string; readonly role: unknown }[] };
  readonly documents: { readonly results: readonly { readonly name: string }[] };
  readonly tasks: { readonly results: readonly { readonly name: string }[] };
}

async function find(account: string, search: string): Promise<Found> {
  const token = await server.signIn('demo', account);
  const { data, errors } = await server.graphql('demo', token, query, { search, withTasks: true });
  expect(errors).toEqual([]);
  return data as unknown as Found;
}

it('finds everybody by first name and first letter of the last, before all others', async () => {
  const token = await server.signIn('demo', 'admin');
  const { data } = await server.graphql('demo', token, '{ users(limit: 60) { results { fullName } } }');
  const people = data?.users as { results: { fullName: string }[] } | undefined;
  const names = (people?.results ?? []).map(({ fullName }) => fullName);
  expect(names.length).toBeGreaterThan(30);
  for (const name of names) {
    const [first = '', last = ''] = name.split(' ');
    const wanted = `${first} ${last.slice(0, 1)}`.toLowerCase();
    const { users } = await find('admin', wanted);
    expect(users.results[0]?.fullName.toLowerCase(), wanted).toMatch(new RegExp(`^${wanted}`));
    expect(users.results[0]?.role).not.toBeNull();
  }
});

it('finds a document and a task of a founder by a word of their names', async () => {
  const { documents, tasks } = await find('cofounder', 'pitch');
  expect(documents.results.map(({ name }) => name)).toContain('Pitch deck');
  expect(tasks.results.map(({ name }) => name)).toContain('Prepare the pitch deck');
});

it('searches what may be read where the name that results go by may not be', async () => {
  const token = await server.signIn('demo', 'mentor');
  const { errors } = await server.graphql('demo', token, '{ emailDeliveries(search: "an") { results { _id } } }');
  expect(errors).toEqual([]);
});
