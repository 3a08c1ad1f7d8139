import { expect, it } from 'vitest';
import { hoursProblems } from './hoursProblems.ts';

const range = (text: string) => {
  const [startTime = '', endTime = ''] = text.split('-');
  return { startTime, endTime };
};
const problems = (...ranges: readonly string[]) => hoursProblems(ranges.map(range));

it('hours of a day may follow each other, but not share time', () => {
  expect(problems('09:00-12:00', '12:00-13:00', '22:00-00:00')).toEqual([null, null, null]);
  expect(problems('09:00-12:00', '11:59-13:00', '14:00-15:00')).toEqual(['overlap', 'overlap', null]);
  expect(problems('09:00-12:00', '09:00-12:00')).toEqual(['overlap', 'overlap']);
});

it('hours end after they begin, and have both times', () => {
  expect(problems('12:00-09:00', '-10:00', '09:00-')).toEqual(['order', 'missing', 'missing']);
  expect(problems('25:00-26:00')).toEqual(['order']);
});
