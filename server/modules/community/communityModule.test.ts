import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EntityServer, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';
import { listIn, textIn } from '#server/testing/readJson.ts';

let server: EntityServer;

async function access(role: string, user: object, startup: object = { visibilitySettings: 'ALL' }): Promise<void> {
  await server.database.withTenant('t1', (tx) =>
    sql`update role set user_access = ${JSON.stringify(user)}::jsonb, startup_access = ${JSON.stringify(startup)}::jsonb
      where id = ${`r-${role}`}`.execute(tx),
  );
}

async function people(user: string): Promise<string[]> {
  const { data } = await server.ask(user, 'query { communityPeople(limit: 100) { results { _id } } }');
  return listIn(data?.communityPeople?.results)
    .map(({ _id }) => textIn(_id))
    .sort();
}

async function startups(user: string): Promise<string[]> {
  const { data } = await server.ask(user, 'query { communityStartups(limit: 100) { results { _id } } }');
  return listIn(data?.communityStartups?.results)
    .map(({ _id }) => textIn(_id))
    .sort();
}

beforeAll(async () => {
  server = await startEntityServer(seedPeople);
}, 60_000);
afterAll(() => server.close());

describe('the community', () => {
  it('shows people as far as one’s role may see them', async () => {
    await access('Staff', { visibilitySettings: 'ALL', roles: [] });
    expect(await people('staff')).toHaveLength(7);
    await access('Staff', { visibilitySettings: 'ALL', roles: ['Mentor'] });
    expect(await people('staff')).toEqual(['mentor']);
    await access('Staff', { visibilitySettings: 'NONE', roles: [] });
    expect(await people('staff')).toEqual([]);
    await access('Mentor', { visibilitySettings: 'ASSIGNED', roles: [] });
    expect(await people('mentor')).toEqual(['cof1', 'cof1b', 'mentor']);
  });

  it('shows no startups to roles without access to them', async () => {
    await access('Staff', { visibilitySettings: 'ALL', roles: [] }, { visibilitySettings: 'ALL' });
    expect(await startups('staff')).toEqual(['s1', 's2', 's3']);
    await access('Staff', { visibilitySettings: 'ALL', roles: [] }, { visibilitySettings: 'NONE' });
    expect(await startups('staff')).toEqual([]);
  });

  it('names the writer of a post, and counts each like once', async () => {
    const made = await server.ask(
      'cof1',
      'mutation { createCommunityPost(input: { text: "Hello" }) { _id author { _id } } }',
    );
    expect(made.data?.createCommunityPost?.author).toEqual({ _id: 'cof1' });
    const like =
      'mutation ($id: ID!, $liked: Boolean!) { setCommunityPostLiked(postId: $id, liked: $liked) { likedBy { _id } } }';
    const id = made.data?.createCommunityPost?._id;
    await server.ask('admin', like, { id, liked: true });
    expect((await server.ask('admin', like, { id, liked: true })).data?.setCommunityPostLiked?.likedBy).toHaveLength(1);
    expect((await server.ask('admin', like, { id, liked: false })).data?.setCommunityPostLiked?.likedBy).toEqual([]);
    expect(
      (await server.ask('mentor', 'mutation ($id: ID!) { deleteCommunityPost(id: $id) }', { id })).errors,
    ).toHaveLength(1);
  });
});
