import { expect, it } from 'vitest';
import { textsLike } from './textsLike.ts';

const texts = new Map([
  ['field.Startup.tagline', 'Tagline'],
  ['form.startup.help_tagline', 'A tagline says it in one line'],
  ['entity.Startup.one', 'Startup'],
]);
const keys = (query: string, chosen: string | null = null) => textsLike(texts, query, chosen).map(({ key }) => key);

it('finds texts by their words and by their keys, the shortest first', () => {
  expect(keys('TAGLINE')).toEqual(['field.Startup.tagline', 'form.startup.help_tagline']);
  expect(keys('field startup')).toEqual(['field.Startup.tagline']);
});

it('keeps the chosen one, and shows nothing else before anything is typed', () => {
  expect(keys('')).toEqual([]);
  expect(keys('tagline', 'entity.Startup.one')[0]).toBe('entity.Startup.one');
});
