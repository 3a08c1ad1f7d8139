import { expect, it } from 'vitest';
import { isKeptTime } from './isKeptTime.ts';

it.each(['2026-01-31', '0001-01-01', '9999-12-31', '2024-02-29', '2026-01-31T09:30:00Z', '2026-01-31T09:30+02:00'])(
  'takes %s',
  (text) => expect(isKeptTime(text)).toBe(true),
);

it.each([
  '',
  'today',
  '0000-01-01',
  '2026-02-30',
  '2026-02-29',
  '2026-13-01',
  '10000-01-01',
  '+012026-01-01',
  '0001-01-01T00:00:00+14:00',
  '9999-12-31T23:59:59-14:00',
  '2026-02-30T10:00:00Z',
  '2026-01-31T25:00:00Z',
])('does not take %s', (text) => expect(isKeptTime(text)).toBe(false));
