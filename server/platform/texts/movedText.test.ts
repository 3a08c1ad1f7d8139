import { expect, it } from 'vitest';
import { tenantFixture } from '#server/testing/entityServer.ts';
import { type Move, movedText, type Whereabouts } from './movedText.ts';
import { readerIn } from './textReader.ts';

const tenant = tenantFixture('Europe/Berlin');
const it9: Whereabouts = { start: '2026-03-02T09:00:00.000Z', end: '2026-03-02T10:00:00.000Z', where: 'Room 2' };
const said = (move: Move, language = 'en') =>
  movedText(readerIn(language, tenant), 'Europe/Berlin', move).filter(Boolean);

it('says when it was to begin until now, in the zone of its reader', () => {
  const is = { ...it9, start: '2026-03-03T09:00:00.000Z', end: '2026-03-03T10:00:00.000Z' };
  expect(said({ was: it9, is })).toEqual(['Before: Monday, March 2 at 10:00 AM']);
});

it('says another end only where the beginning stays', () => {
  expect(said({ was: it9, is: { ...it9, end: '2026-03-02T10:30:00.000Z' } })).toEqual(['Ends: 11:00 AM → 11:30 AM']);
});

it('says the day where it ends on another', () => {
  expect(said({ was: it9, is: { ...it9, end: '2026-03-03T10:00:00.000Z' } })).toEqual([
    'Ends: Monday, March 2 at 11:00 AM → Tuesday, March 3 at 11:00 AM',
  ]);
});

it('says another place, one that is named for the first time, and one that is not named any more', () => {
  expect(said({ was: it9, is: { ...it9, where: 'Hall' } })).toEqual(['Where: Room 2 → Hall']);
  expect(said({ was: { ...it9, where: null }, is: it9 })).toEqual(['Where: Room 2']);
  expect(said({ was: it9, is: { ...it9, where: null } })).toEqual(['Where: Room 2 → not said yet']);
});

it('says nothing where neither is another, or it had no time before', () => {
  expect(said({ was: it9, is: it9 })).toEqual([]);
  expect(said({ was: { ...it9, start: null, end: null }, is: it9 })).toEqual([]);
});

it('says it in the language of its reader', () => {
  expect(said({ was: it9, is: { ...it9, where: 'Saal' } }, 'de')).toEqual(['Ort: Room 2 → Saal']);
});
