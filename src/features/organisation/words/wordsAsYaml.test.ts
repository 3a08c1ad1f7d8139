import { expect, it } from 'vitest';
import { parse } from 'yaml';
import type { OwnWord } from '#domain/text/ownWords.ts';
import { wordsAsYaml } from './wordsAsYaml.ts';

it('is YAML that gives back what was written', () => {
  const words: OwnWord[] = [
    { key: 'field.Startup.tagline', language: 'fr', text: 'Le « slogan » : court' },
    { key: 'entity.Startup.one', language: 'en', text: 'Venture\'s "name"' },
  ];
  expect(parse(wordsAsYaml(words))).toEqual({
    words: {
      en: { 'entity.Startup.one': 'Venture\'s "name"' },
      fr: { 'field.Startup.tagline': 'Le « slogan » : court' },
    },
  });
});
