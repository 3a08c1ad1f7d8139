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

  it('is no way round: lists, records, counts and relations are as narrow', async () => {
    const seen = async (user: string) => {
      const query = `{ users(limit: 100, sort: [{ field: firstName, direction: ASC }]) { totalCount results { _id } }
        mentor: user(id: "mentor") { _id } startups(limit: 100) { results { _id people { _id } } } }`;
      const { data } = await server.ask(user, query);
      const users = listIn(data?.users?.results).map(({ _id }) => textIn(_id));
      expect(data?.users?.totalCount).toBe(users.length);
      expect(data?.mentor !== null).toBe(users.includes('mentor'));
      const related = listIn(data?.startups?.results).flatMap(({ people: own }) =>
        listIn(own).map(({ _id }) => textIn(_id)),
      );
      expect(related.filter((id) => !users.includes(id))).toEqual([]);
      return users.sort();
    };
    const everyone = ['admin', 'applicant', 'cof1', 'cof1b', 'cof2', 'mentor', 'staff'];
    await access('Staff', { visibilitySettings: 'ALL', roles: [] });
    expect(await seen('staff')).toEqual(everyone);
    await access('Staff', { visibilitySettings: 'ALL', roles: ['Mentor'] });
    expect(await seen('staff')).toEqual(['mentor', 'staff']);
    await access('Staff', { visibilitySettings: 'ASSIGNED', roles: [] });
    expect(await seen('staff')).toEqual(['staff']);
    await access('Staff', { visibilitySettings: 'NONE', roles: [] });
    expect(await seen('staff')).toEqual(['staff']);
    await access('Staff', { visibilitySettings: 'SELECTED', roles: ['Mentor', 'Applicant'] });
    expect(await seen('staff')).toEqual(['applicant', 'mentor', 'staff']);
    await access('Staff', { visibilitySettings: 'SELECTED', roles: [] });
    expect(await seen('staff')).toEqual(everyone);
    await access('Mentor', { visibilitySettings: 'SELECTED', roles: ['Admin'] });
    expect(await seen('mentor')).toEqual(['admin', 'cof1', 'cof1b', 'mentor']);
    await access('Cofounder', { visibilitySettings: 'NONE', roles: [] });
    expect(await seen('cof1')).toEqual(['cof1', 'cof1b']);
  });

  it('narrows startups: what one looks after, what was picked for one, or one’s own', async () => {
    const seen = async (user: string) =>
      listIn((await server.ask(user, '{ startups { results { _id } } }')).data?.startups?.results)
        .map(({ _id }) => textIn(_id))
        .sort();
    await server.database.withTenant('t1', async (tx) => {
      await sql`insert into program (tenant_id, id, name) values ('t1', 'p1', 'Spring')`.execute(tx);
      await sql`update startup set program_id = 'p1' where id = 's2'`.execute(tx);
      await sql`update "user" set assigned_startups_ids = '{s1}', programs_ids = '{p1}' where id = 'staff'`.execute(tx);
    });
    const of = (setting: string) =>
      access('Staff', { visibilitySettings: 'ALL', roles: [] }, { visibilitySettings: setting });
    await of('ALL');
    expect(await seen('staff')).toEqual(['s1', 's2', 's3']);
    await of('ASSIGNED');
    expect(await seen('staff')).toEqual(['s1', 's2']);
    await of('SELECTED');
    expect(await seen('staff')).toEqual(['s1']);
    await of('NONE');
    expect(await seen('staff')).toEqual([]);
    await access('Cofounder', { visibilitySettings: 'ALL', roles: [] }, { visibilitySettings: 'NONE' });
    expect(await seen('cof1')).toEqual(['s1']);
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
