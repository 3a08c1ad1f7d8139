import { describe, expect, it } from 'vitest';
import { columnWidth } from './columnWidth.ts';

const number = { type: 'int', list: false } as const;

describe('the width of a column', () => {
  it('follows what it holds', () => {
    expect(columnWidth({ type: 'text', list: false, link: '/startup/{_id}' }, 'Name')).toBeGreaterThan(
      columnWidth(number, 'Name'),
    );
  });

  it('leaves room for its heading, in wide letters too', () => {
    expect(columnWidth(number, 'Minutes allocated')).toBeGreaterThan(columnWidth(number, 'Minutes'));
    expect(columnWidth(number, '利用可能な面談時間')).toBeGreaterThan(columnWidth(number, 'Available'));
  });

  it('does not push the others away for a heading of many words', () => {
    expect(columnWidth(number, 'Ignore what is in the calendars of the hosts')).toBe(220);
  });
});
