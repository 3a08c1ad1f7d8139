import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentOfText } from '#domain/richText/documentOf.ts';
import { type EntityServer, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';
import { textIn } from '#server/testing/readJson.ts';

let server: EntityServer;

beforeAll(async () => {
  server = await startEntityServer(seedPeople);
}, 60_000);
afterAll(() => server.close());

const mentioning = (...ids: string[]) => ({
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Dates' }] },
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'Ask ' },
        ...ids.map((id) => ({ type: 'mention', attrs: { id, label: `Name of ${id}` } })),
      ],
    },
  ],
});

const told = async (): Promise<string[]> =>
  server.database.withTenant('t1', async (tx) => {
    const { rows } = await sql<{ who: string; url: string }>`
      select r.user_id as who, n.url from notification_recipient r join notification n on n.id = r.notification_id
      where n.text_key = 'mention' order by 1, 2`.execute(tx);
    return rows.map(({ who, url }) => `${who} ${url}`);
  });

async function create(user: string, entity: string, input: object): Promise<string> {
  const { data, errors } = await server.ask(
    user,
    `mutation ($input: ${entity}CreateInput!) { made: create${entity}(input: $input) { _id } }`,
    { input },
  );
  expect(errors).toBeUndefined();
  return textIn(data?.made?._id);
}

describe('formatted writing', () => {
  it('is kept as a document and as its words, whichever was given', async () => {
    const written = await create('admin', 'Article', { title: 'One', bodyDocument: mentioning() });
    const typed = await create('admin', 'Article', { title: 'Two', body: '# Dates\n\n- **one**' });
    const query = `{ one: article(id: "${written}") { body bodyDocument } two: article(id: "${typed}") { body bodyDocument }
      found: articles(filter: { body: { CONTAINS: "dates" } }) { totalCount } }`;
    const { data } = await server.ask('admin', query);
    expect(data?.one).toEqual({ body: 'Dates\n\nAsk', bodyDocument: mentioning() });
    expect(data?.two).toEqual({ body: 'Dates\n\n- one', bodyDocument: documentOfText('# Dates\n\n- **one**') });
    expect(data?.found?.totalCount).toBe(2);
    await server.ask('admin', `mutation { updateArticle(id: "${typed}", input: { bodyDocument: null }) { _id } }`);
    const emptied = await server.ask('admin', `{ article(id: "${typed}") { body bodyDocument } }`);
    expect(emptied.data?.article).toEqual({ body: null, bodyDocument: null });
  });

  it('that was written before there were documents is given as its text', async () => {
    const id = await create('admin', 'Article', { title: 'Old', body: 'x' });
    await server.database.withTenant('t1', (tx) =>
      sql`update article set body = '**old**', body_document = null where id = ${id}`.execute(tx),
    );
    const { data } = await server.ask('admin', `{ article(id: "${id}") { bodyDocument } }`);
    expect(data?.article?.bodyDocument).toBe('**old**');
  });

  it.each([
    ['a link that runs', [{ type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href: 'javascript:a()' } }] }]],
    ['what is not on the list', [{ type: 'iframe', attrs: { src: 'https://a.test' } }]],
  ])('is refused with %s', async (_name, content) => {
    const input = { text: null, textDocument: { type: 'doc', content: [{ type: 'paragraph', content }] } };
    const { errors } = await server.ask(
      'staff',
      'mutation ($input: CommunityPostCreateInput!) { createCommunityPost(input: $input) { _id } }',
      { input },
    );
    expect(errors?.[0]?.extensions?.fields).toMatchObject([{ path: 'input.textDocument' }]);
  });

  it('that is required and too long is told of where it was written', async () => {
    const long = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'a'.repeat(5001) }] }] };
    const post = (textDocument: unknown) =>
      server.ask('staff', 'mutation ($d: JSON) { createCommunityPost(input: { textDocument: $d }) { _id } }', {
        d: textDocument,
      });
    expect((await post(long)).errors?.[0]?.extensions?.fields).toMatchObject([{ path: 'input.textDocument' }]);
    expect((await post({ type: 'doc', content: [] })).errors?.[0]?.extensions?.fields).toMatchObject([
      { path: 'input.textDocument' },
    ]);
  });

  it('tells those whom it mentions, once, and only who may read it', async () => {
    const post = await create('staff', 'CommunityPost', {
      textDocument: mentioning('mentor', 'cof1', 'staff', 'nobody'),
    });
    const article = await create('admin', 'Article', { title: 'Guide', bodyDocument: mentioning('cof1') });
    const ofPost = (who: string) => `${who} /community#${post}`;
    expect(await told()).toEqual([ofPost('cof1'), ofPost('mentor')]);
    const publish = (more: object) =>
      server.ask(
        'admin',
        'mutation ($id: ID!, $input: ArticleUpdateInput!) { updateArticle(id: $id, input: $input) { _id } }',
        {
          id: article,
          input: { status: 'published', ...more },
        },
      );
    await publish({});
    await publish({ bodyDocument: mentioning('cof1', 'cof1') });
    expect(await told()).toEqual([`cof1 /articles/article/${article}`, ofPost('cof1'), ofPost('mentor')]);
    const { rows } = await server.database.withTenant('t1', (tx) =>
      sql<{ message: string }>`select message from notification where url like '/articles/%'`.execute(tx),
    );
    expect(rows).toEqual([{ message: expect.stringMatching(/mentioned you.*Guide/) }]);
  });
});

describe('what is told of a mention', () => {
  const change = async (entity: string, id: string, input: object) => {
    const text = `mutation ($id: ID!, $input: ${entity}UpdateInput!) { update${entity}(id: $id, input: $input) { _id } }`;
    expect((await server.ask('admin', text, { id, input })).errors).toBeUndefined();
  };
  const remove = async (user: string, entity: string, id: string) =>
    expect((await server.ask(user, `mutation { delete${entity}(id: "${id}") }`)).errors).toBeUndefined();
  const of = async (part: string) => (await told()).filter((line) => line.includes(part));
  const messages = (url: string) =>
    server.database.withTenant('t1', async (tx) => {
      const { rows } = await sql<{ words: string | null; said: string; message: string }>`
        select n.text_values ->> 'words' as words, r.message as said, n.message
        from notification n join notification_recipient r on r.notification_id = n.id where n.url = ${url}`.execute(tx);
      return rows;
    });

  it('reaches who is named only when it is edited, is taken back from who is named no more, and says its title', async () => {
    const id = await create('admin', 'Article', {
      ...{ title: 'Secret plan', status: 'published', bodyDocument: mentioning('cof1', 'mentor') },
    });
    const page = `/articles/article/${id}`;
    expect(await of(page)).toEqual([`cof1 ${page}`, `mentor ${page}`]);
    await change('Article', id, { title: 'Plan', bodyDocument: mentioning('mentor', 'cof2') });
    expect(await of(page)).toEqual([`cof2 ${page}`, `mentor ${page}`]);
    for (const row of await messages(page)) {
      expect(row).toEqual({ words: 'Plan', said: expect.stringMatching(/: Plan$/), message: row.said });
    }
    await remove('admin', 'Article', id);
    expect(await of(page)).toEqual([]);
    expect(await messages(page)).toEqual([]);
  });

  it('goes with a post, and with the answers to it', async () => {
    const post = await create('staff', 'CommunityPost', { textDocument: mentioning('mentor') });
    const comment = await create('staff', 'CommunityComment', { post, textDocument: mentioning('cof1') });
    const [own, answer] = [`mentor /community#${post}`, `cof1 /community#${comment}`];
    expect(await told()).toEqual(expect.arrayContaining([own, answer]));
    const others = (await told()).filter((line) => line !== own && line !== answer);
    await remove('staff', 'CommunityPost', post);
    expect(await told()).toEqual(others);
  });
});
