import { readdirSync, readFileSync } from 'node:fs';
import i18next from 'i18next';
import { beforeAll, describe, expect, it, test } from 'vitest';
import type { SchemaError } from '#domain/forms/FormValidator.ts';
import { validate as validateEvent } from '#src/generated/forms/eventAbout.gen.ts';
import { languages } from '#src/ui/i18n/languages.ts';
import { formErrors } from './formErrors.ts';

const textsOf = (language: string): Record<string, string> =>
  JSON.parse(readFileSync(`locales/${language}/forms.json`, 'utf8')) as Record<string, string>;

beforeAll(() =>
  i18next.init({
    lng: 'en',
    keySeparator: false,
    interpolation: { escapeValue: false },
    resources: { en: { forms: textsOf('en') } },
  }),
);

/** What a form says about one failed rule of the field `age`, called Name. */
const said = (keyword: string, params: Record<string, unknown>, value: unknown): string => {
  const error = { keyword, params, instancePath: '/age' };
  const missing = { ...error, instancePath: '', params: { missingProperty: 'age' } };
  const message = formErrors([keyword === 'required' ? missing : error], { age: value }, () => 'Name').get('age');
  return message ? i18next.t(message.key, { ns: 'forms', ...message.values }) : '';
};

describe('the message of a field', () => {
  it.each([
    ['required', {}, undefined, 'Name is a required field'],
    ['minLength', { limit: 1 }, '', 'Name is a required field'],
    ['minimum', { limit: 3 }, 2, 'Name must be greater than or equal to 3'],
    ['maximum', { limit: 5 }, 6, 'Name must be less than or equal to 5'],
    ['minLength', { limit: 3 }, 'ab', 'Name must be greater than or equal to 3 characters'],
    ['maxLength', { limit: 5 }, 'abcdef', 'Name must be less than or equal to 5 characters'],
    ['format', { format: 'email' }, 'x', 'Name is not a valid email'],
    ['format', { format: 'uri' }, 'x', 'Name is not a valid url'],
    ['pattern', { pattern: '^a' }, 'x', 'Invalid field'],
    ['enum', { allowedValues: ['a'] }, 'x', 'Name: choose one of the options'],
    ['format', { format: 'date' }, '2030-02-31', 'Name: give a day that the calendar has'],
    ['format', { format: 'date-time' }, 'soon', 'Name: give a day that the calendar has'],
  ])('that fails %s %o with %o says so', (keyword, params, value, text) => {
    expect(said(keyword, params, value)).toBe(text);
  });

  it('of a line that is empty says what to do, and not how many letters it has', () => {
    const empty = { keyword: 'minLength', params: { limit: 1 }, instancePath: '/choices/1/label' };
    const missing = { keyword: 'required', params: { missingProperty: 'label' }, instancePath: '/choices/1' };
    for (const error of [empty, missing]) {
      const messages = formErrors([error], { choices: [{ label: 'A' }, { label: '' }] }, () => 'Choices');
      expect([...messages]).toEqual([['choices', { key: 'error.emptyLine', values: { field: 'Choices' } }]]);
    }
  });

  it('is the first that is wrong with it', () => {
    const error = (keyword: string): SchemaError => ({ keyword, params: {}, instancePath: '/age' });
    const messages = formErrors([error('pattern'), error('maxLength')], { age: 'x' }, () => 'Name');
    expect([...messages.values()].map(({ key }) => key)).toEqual(['error.invalid']);
  });

  it.each(languages.filter((language) => language !== 'en'))('is said in the words of %s', (language) => {
    expect(readdirSync('locales')).toContain(language);
    const english = Object.entries(textsOf('en')).filter(([key]) => key.startsWith('error.'));
    const own = textsOf(language);
    expect(english.length).toBeGreaterThan(0);
    expect(english.filter(([key, text]) => !own[key] || own[key] === text)).toEqual([]);
    const placeholders = (text = ''): string[] => [...text.matchAll(/\{\{\w+\}\}/g)].map(([name]) => name).sort();
    expect(english.filter(([key, text]) => String(placeholders(own[key])) !== String(placeholders(text)))).toEqual([]);
  });
});

test('a required choice that is left empty is asked for, not called invalid', () => {
  validateEvent({ eventType: '' });
  const messages = formErrors(validateEvent.errors ?? [], { eventType: '' }, () => 'Kind');
  expect(messages.get('eventType')).toEqual({ key: 'error.required', values: { field: 'Kind' } });
});
