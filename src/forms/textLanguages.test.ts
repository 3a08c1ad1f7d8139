import { expect, it } from 'vitest';
import { textLanguages } from './textLanguages.ts';

it('offers the languages of content, and the added ones that are not among them', () => {
  expect(textLanguages(['en'], [])).toEqual({
    shown: ['en', 'fr', 'es', 'de', 'pt'],
    more: ['ar', 'id', 'ko', 'uk'],
  });
});

it('shows an added language that is written in, or that somebody has just added', () => {
  const { shown, more } = textLanguages(['en', 'uk'], ['ar']);
  expect(shown).toEqual(['en', 'fr', 'es', 'de', 'pt', 'ar', 'uk']);
  expect(more).toEqual(['id', 'ko']);
});
