import { describe, expect, it } from 'vitest';
import { clockReaches, instantOfWall, wallClock } from './zonedDays.ts';

const at = (text: string): number => Date.parse(`${text}:00.000Z`);
const told = (instant: number): string => new Date(instant).toISOString().slice(0, 16);

describe('readings of a clock', () => {
  it('are of a zone, and lead back to their instant', () => {
    expect(told(wallClock('Asia/Kathmandu', at('2030-01-10T10:00')))).toBe('2030-01-10T15:45');
    expect(told(instantOfWall('Asia/Kathmandu', at('2030-01-10T15:45')))).toBe('2030-01-10T10:00');
  });

  it('that come twice are the first', () => {
    expect(told(instantOfWall('Europe/Paris', at('2030-10-27T02:30')))).toBe('2030-10-27T00:30');
    expect(told(clockReaches('Europe/Paris', at('2030-10-27T02:30')))).toBe('2030-10-27T00:30');
  });

  it('that are skipped are as much later, or the moment at which they are passed over', () => {
    expect(told(instantOfWall('Europe/Paris', at('2030-03-31T02:30')))).toBe('2030-03-31T01:30');
    expect(told(clockReaches('Europe/Paris', at('2030-03-31T02:30')))).toBe('2030-03-31T01:00');
    expect(told(clockReaches('Australia/Lord_Howe', at('2030-10-06T02:10')))).toBe('2030-10-05T15:30');
  });

  it('of a day that a zone has left out are those of the next', () => {
    expect(told(clockReaches('Pacific/Apia', at('2011-12-30T09:00')))).toBe('2011-12-30T10:00');
    expect(told(instantOfWall('Pacific/Apia', at('2011-12-30T09:00')))).toBe('2011-12-30T19:00');
  });
});
