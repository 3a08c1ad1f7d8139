import { expect, it } from 'vitest';
import { ownWord, strangePlace } from './ownWords.ts';

it('knows places that the usual text does not fill', () => {
  expect(strangePlace('{{count}} ventures of {{startups}}', '{{count}} startups')).toBeNull();
  expect(strangePlace('{{name}} and {{count}}', '{{count}} startups')).toBe('name');
});

it('finds words by text and language', () => {
  const words = [{ key: 'entity.Startup.one', language: 'de', text: 'Vorhaben' } as const];
  expect(ownWord(words, 'de', 'entity.Startup.one')).toBe('Vorhaben');
  expect(ownWord(words, 'en', 'entity.Startup.one')).toBeNull();
});
