import { expect, it } from 'vitest';
import { inLanguage, type TranslatedLetter } from './funnelLetter.ts';

const letter: TranslatedLetter = {
  subject: 'Welcome',
  body: 'You are in.',
  document: null,
  subjects: [{ language: 'de', value: 'Willkommen' }],
  bodies: [{ language: 'de', value: 'Sie sind dabei.' }],
};
const written = (more: Partial<TranslatedLetter> = {}, language = 'de') => {
  const { subject, body } = inLanguage({ ...letter, ...more }, language);
  return [subject, body];
};

it('speaks the language of its reader where subject and body are both written in it', () => {
  expect(written()).toEqual(['Willkommen', 'Sie sind dabei.']);
  expect(written({}, 'fr')).toEqual(['Welcome', 'You are in.']);
});

it('never speaks two languages', () => {
  expect(written({ subjects: null })).toEqual(['Welcome', 'You are in.']);
  expect(written({ bodies: null })).toEqual(['Welcome', 'You are in.']);
});

it('has the subject that there is where only a translation has words to send', () => {
  expect(written({ body: '', subjects: null })).toEqual(['Welcome', 'Sie sind dabei.']);
  expect(written({ subject: '', subjects: null })).toEqual(['', 'Sie sind dabei.']);
});
