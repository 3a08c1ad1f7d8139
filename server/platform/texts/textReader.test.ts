import { expect, it } from 'vitest';
import { languages } from '#domain/generated/constants.gen.ts';
import { tenantFixture } from '#server/testing/entityServer.ts';
import { wishedLanguage } from './languages.ts';
import { textKeys } from './localeTexts.ts';
import { refusalText } from './refusals.ts';
import { languageOf, readerIn, textFor } from './textReader.ts';

const tenant = { ...tenantFixture('UTC'), defaultLanguage: 'fr' };

it('reads the user’s own language, else what the client asks for, else the tenant’s', () => {
  const viewer = { id: 'u', email: 'u@t1.test', language: 'de' };
  expect(languageOf({ viewer, wishedLanguage: 'uk', tenant })).toBe('de');
  expect(languageOf({ viewer: { ...viewer, language: null }, wishedLanguage: 'uk', tenant })).toBe('uk');
  expect(languageOf({ viewer: null, wishedLanguage: null, tenant })).toBe('fr');
  expect(languageOf({ viewer: { ...viewer, language: 'xx' }, wishedLanguage: null, tenant })).toBe('fr');
});

it.each([
  ['uk-UA, en;q=0.5', 'uk'],
  ['nl, ja;q=0.8, de;q=0.9', 'de'],
  ['ja-JP', 'ja_JP'],
  ['de;q=0, *', null],
  ['', null],
  [undefined, null],
] as const)('takes of %j the dearest that there are texts in', (header, language) => {
  expect(wishedLanguage(header)).toBe(language);
});

it('puts the tenant’s word into its texts, and never into names', () => {
  const labels = [{ language: 'en', value: 'Venture' }];
  const reader = readerIn('en', { ...tenant, startupLabels: labels });
  expect(textFor(reader, 'spec', 'entity.Startup.many')).toBe('Ventures');
  expect(textFor(reader, 'notices', 'startup.updatedMetrics', { name: 'Startup {{name}}' })).toBe(
    'Startup {{name}} has reported new figures',
  );
  expect(textFor(reader, 'records', 'meetingOf', { startup: 'Startup Volta', person: 'Mia' })).toBe(
    'Meeting of Startup Volta and Mia',
  );
  const inUse = {
    uses: 2,
    what: { spec: 'Startup', isInside: true },
    users: { spec: 'Task', isMany: true, isInside: true },
  };
  expect(refusalText(reader, { reason: 'inUse', values: inUse })).toBe(
    'This venture can not be deleted: 2 tasks refer to it',
  );
});

/** All that the server writes to people by itself (requirement 000 §1: the organisation's word for a startup). */
const written = ['notices', 'mails', 'records', 'refusals'] as const;

it.each(languages.map(({ id }) => id))('leaves no usual word for a startup in what it writes in %s', (language) => {
  const reader = { language, startupLabel: 'Zorb' };
  const usual = /startup|start-up|стартап|スタートアップ|스타트업|girişim(?!ci)|ناشئة/iu;
  const left = written.flatMap((namespace) =>
    textKeys(namespace).filter((key) =>
      usual.test((textFor(reader, namespace, key) ?? '').replaceAll(/\{\{\w+\}\}/g, '')),
    ),
  );
  expect(left).toEqual([]);
  expect(textFor(reader, 'spec', 'enum.TaskType.completeStartupProfile')).toMatch(/zorb/i);
});

it('says a text of the spec as the organisation does, in that language alone', () => {
  const ownWords = [{ key: 'enum.TaskStatus.done', language: 'en', text: 'Wrapped up by {{startups}}' }] as const;
  const reader = (language: string) => ({ language, startupLabel: null, ownWords });
  expect(textFor(reader('en'), 'spec', 'enum.TaskStatus.done')).toBe('Wrapped up by Startups');
  expect(textFor({ ...reader('en'), startupLabel: 'Venture' }, 'spec', 'enum.TaskStatus.done')).toBe(
    'Wrapped up by Ventures',
  );
  expect(textFor(reader('de'), 'spec', 'enum.TaskStatus.done')).toBe(
    textFor({ language: 'de', startupLabel: null }, 'spec', 'enum.TaskStatus.done'),
  );
});
