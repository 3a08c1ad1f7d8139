import { expect, it } from 'vitest';
import { periodSpans } from './periodSpans.ts';

const period = (from: string, to: string) => ({ from, to });
const march = period('2027-03-01', '2027-03-31');
const quarter = period('2027-01-01', '2027-03-31');

it('a month and the quarter that ends with it are both said, the month first', () => {
  expect(periodSpans([quarter, march])).toEqual([march, quarter]);
});

it('months that follow each other are one span, others are each their own', () => {
  const [april, june] = [period('2027-04-01', '2027-04-30'), period('2027-06-01', '2027-06-30')];
  expect(periodSpans([june, april, march])).toEqual([june, period('2027-03-01', '2027-04-30')]);
});

it('the months of a quarter say no more than the quarter', () => {
  const months = [period('2027-01-01', '2027-01-31'), period('2027-02-01', '2027-02-28'), march];
  expect(periodSpans([...months, quarter])).toEqual([quarter]);
});

it('what is asked for until a day has no beginning', () => {
  expect(periodSpans([{ from: null, to: '2027-03-31' }])).toEqual([{ from: null, to: '2027-03-31' }]);
});

it('a month that two requests ask for is said once', () => {
  const april = period('2027-04-01', '2027-04-30');
  expect(periodSpans([april, march, { ...april }])).toEqual([period('2027-03-01', '2027-04-30')]);
});
