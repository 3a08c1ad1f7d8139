import { expect, it } from 'vitest';
import { FirstPages } from './FirstPages.ts';

const record = { operationName: 'Record', query: 'query Record($id: ID!) { <end> record(id: $id) { _id } }' };
const pages = new FirstPages({
  texts: '/assets/texts-1',
  pages: [
    {
      path: '/startup/$id/file/$',
      scripts: ['/assets/detail.js'],
      questions: [{ ...record, variables: { id: '$id' } }],
    },
    { path: '/startup/$id', scripts: ['/assets/other.js'], questions: [] },
    { path: '/startup/new', scripts: ['/assets/form.js'], questions: [] },
  ],
});
const scriptsAt = (path: string): string[] =>
  [...pages.tagsOf(path, 'en', false).links.matchAll(/modulepreload" crossorigin href="([^"]+)"/g)].map(
    ([, address = '']) => address,
  );

it('names the scripts of the page, a word being closer than a parameter', () => {
  expect(scriptsAt('/startup/new')).toEqual(['/assets/form.js']);
  expect(scriptsAt('/startup/7')).toEqual(['/assets/other.js']);
  expect(scriptsAt('/startup/7/file/tasks/all')).toEqual(['/assets/detail.js']);
  expect(scriptsAt('/nowhere')).toEqual([]);
});

it('names the texts of the language, on every page', () => {
  expect(pages.tagsOf('/nowhere', 'ja_JP', false).links).toContain('href="/assets/texts-1/ja_JP/start.json"');
});

it('is the same for every record, and can not end its element', () => {
  const { questions } = pages.tagsOf('/startup/<%2Fscript><script>/file/', 'en', false);
  expect(questions).toBe(pages.tagsOf('/startup/7/file/', 'en', false).questions);
  expect(questions).toContain('{"path":"/startup/$id/file/$","questions":[{"operationName":"Record"');
  expect(questions).toContain('query Record($id: ID!) { \\u003cend>');
  expect(questions.match(/<\/?script/g)).toHaveLength(2);
});

it('asks nothing where something is chosen in the address, or nothing is known of the page', () => {
  expect(pages.tagsOf('/startup/7/file/', 'en', true).questions).toBe('');
  expect(pages.tagsOf('/nowhere', 'en', false).questions).toBe('');
});

it('names nothing without a built client', async () => {
  expect((await FirstPages.load('/nowhere')).tagsOf('/startups', 'en', false)).toEqual({ questions: '', links: '' });
});
