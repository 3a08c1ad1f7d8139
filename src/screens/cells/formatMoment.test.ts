import { expect, it } from 'vitest';
import { type FormatContext, formatValue } from './formatValue.ts';

const context: FormatContext = {
  language: 'en',
  currency: 'USD',
  timeZone: 'Asia/Seoul',
  yes: 'Yes',
  no: 'No',
  enumLabel: (_name, value) => value,
  fileKind: (word) => word,
};
const column = { type: 'dateTime', path: 'startTime' } as const;

it('tells a moment by the reader’s clock, and by which one where nothing above says so', () => {
  expect(formatValue('2026-11-23T20:00:00.000Z', column, context)).toBe('Nov 24, 2026, 5:00 AM');
  expect(formatValue('2026-11-23T20:00:00.000Z', column, { ...context, namesZone: true })).toBe(
    'Nov 24, 2026, 5:00 AM GMT+9',
  );
});

it('says kinds and sizes of files in words', () => {
  expect(formatValue('text/markdown', { type: 'text', path: 'contentType', format: 'file-kind' }, context)).toBe(
    'text',
  );
  expect(formatValue(42, { type: 'int', path: 'size', format: 'file-size' }, context)).toBe('0.1 kB');
});

it('writes dates as the reader has chosen', () => {
  const chosen = { ...context, dateFormat: 'monthShortened' } as const;
  expect(formatValue('2026-11-23', { type: 'date', path: 'dueDate' }, chosen)).toBe('Nov 23, 2026');
  expect(formatValue('2026-11-23T20:00:00.000Z', column, chosen)).toBe('Nov 24, 2026, 5:00 AM');
  expect(formatValue('2026-11-23', { type: 'date', path: 'dueDate' }, { ...chosen, dateFormat: 'dayFirst' })).toBe(
    '23/11/26',
  );
});
