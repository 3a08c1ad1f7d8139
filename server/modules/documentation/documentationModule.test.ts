import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EntityServer, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';
import { listIn } from '#server/testing/readJson.ts';

let server: EntityServer;

beforeAll(async () => {
  server = await startEntityServer(seedPeople);
}, 60_000);
afterAll(() => server.close());

const SEARCH = `query ($search: String) { searchDocumentation(search: $search) {
  title description excerpt slug doc_categories user_types_visibility } }`;
const hits = async (user: string, search?: string) =>
  listIn((await server.ask(user, SEARCH, { search })).data?.searchDocumentation);

describe('the documentation', () => {
  it('holds for each role what is for that role, and nothing else', async () => {
    for (const [user, role] of [
      ['admin', 'Admin'],
      ['mentor', 'Mentor'],
      ['cof1', 'Cofounder'],
      ['applicant', 'Applicant'],
    ] as const) {
      const found = await hits(user);
      expect(found.length).toBeGreaterThan(0);
      for (const hit of found) expect(hit.user_types_visibility).toContain(role);
    }
    expect((await hits('mentor')).map(({ slug }) => slug)).not.toContain('roles-and-permissions');
    const closed = '{ documentationPage(slug: "roles-and-permissions") { title } }';
    expect((await server.ask('mentor', closed)).data?.documentationPage).toBeNull();
    expect((await server.ask('admin', closed)).data?.documentationPage).toEqual({ title: 'Roles and permissions' });
    expect((await server.ask(null, SEARCH)).errors?.[0]?.extensions?.code).toBe('AuthenticationRequiredError');
  });

  it('is found by words, with the sentence that holds them', async () => {
    const [hit] = await hits('cof1', 'SKIP figures');
    expect(hit).toMatchObject({ slug: 'report-your-metrics', doc_categories: ['Startup file'] });
    expect(hit?.excerpt).toContain('figures');
    expect(await hits('cof1', 'zzzz')).toEqual([]);
    expect(await hits('cof1', `${'figures '.repeat(8)} zzzz`)).toEqual(await hits('cof1', 'figures'));
  });
});
