import { expect, it } from 'vitest';
import { ownParts, withParts } from './ownParts.ts';

const place = { kind: 'form', name: 'startup', order: [], hidden: [] } as const;
const status = { name: 'status', labelKey: 'status', required: true, widget: 'select', default: 'active' };
const city = { name: 'city', labelKey: 'city', required: false, widget: 'text' };

it('holds what is said in each language and what is begun with, and the product’s beginning where there is none', () => {
  const own = { ...place, help: { city: { en: 'Head office', de: 'Hauptsitz' } }, defaults: { city: 'Nairobi' } };
  const help = [
    { language: 'en', value: 'Head office' },
    { language: 'de', value: 'Hauptsitz' },
  ];
  expect(ownParts(own, city)).toEqual({ help, begin: 'Nairobi' });
  expect(ownParts(own, status)).toEqual({ help: [], begin: 'active' });
  expect(withParts(place, city, { help, begin: 'Nairobi' })).toEqual(own);
});

it('leaves out what is empty or as the product has it', () => {
  const own = { ...place, help: { status: { en: 'Now' } }, defaults: { status: 'onHold' } };
  expect(withParts(own, status, { help: [], begin: 'active' })).toEqual(place);
  expect(withParts(own, status, { help: [], begin: '' })).toEqual(place);
});
