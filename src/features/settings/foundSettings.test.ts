import { expect, test } from 'vitest';
import { foundSettings, type NamedPage } from './foundSettings.ts';

const pages: readonly NamedPage[] = [
  {
    path: '/general',
    title: 'Général',
    about: '',
    settings: [
      { anchor: 'a', label: 'Fuseau horaire', help: 'Les jours de l’organisation' },
      { anchor: 'b', label: 'Devise', help: '' },
    ],
  },
  { path: '/plan', title: 'Offre', about: 'Ce qui est compris', settings: [] },
];
const found = (query: string) =>
  foundSettings(pages, query).map(({ path, settings }) => [path, ...settings.map(({ anchor }) => anchor)]);

test('settings are found by name and by what is said of them, without accents', () => {
  expect(found('horaire')).toEqual([['/general', 'a']]);
  expect(found('jours')).toEqual([['/general', 'a']]);
  expect(found('general devise')).toEqual([['/general', 'b']]);
});

test('a page that is called so is found with all that is set on it, or by what it is about', () => {
  expect(found('general')).toEqual([['/general', 'a', 'b']]);
  expect(found('compris')).toEqual([['/plan']]);
  expect(found('')).toHaveLength(2);
  expect(found('nothing of it')).toEqual([]);
});
