import { describe, expect, it } from 'vitest';
import { columnWidth, mayBeCut } from './columnWidth.ts';

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

describe('a value that is wider than its column', () => {
  const text = { type: 'text', list: false } as const;

  it('is cut off, whatever it is written in', () => {
    for (const long of ['A name that goes on and on', 'WWWWWWWWWW', 'اسم شركة طويل جدا', '株式会社サンプル']) {
      expect(mayBeCut(text, long, 140)).toBe(true);
    }
  });

  it('is told from one that certainly has room', () => {
    expect(mayBeCut(text, 'Program 3', 140)).toBe(false);
  });

  it('cannot be told where it is drawn otherwise than as words', () => {
    expect(mayBeCut({ type: 'text', list: true }, 'A', 140)).toBe(true);
    expect(mayBeCut({ ...text, format: 'status' }, 'Rejected with delay', 140)).toBe(false);
  });
});
