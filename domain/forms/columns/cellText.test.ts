import { expect, it } from 'vitest';
import { answerText } from '../answerText.ts';
import { cellNumber } from '../cellNumber.ts';
import { answerOf, elementOf, optionOf } from '../testing/elements.ts';
import { cellText } from './cellText.ts';
import { typedNumber } from './typedNumber.ts';

const german = { decimalSeparator: ',', thousandSeparator: '.' };
const english = { decimalSeparator: '.', thousandSeparator: ',' };
const french = { decimalSeparator: ',', thousandSeparator: '\u202f' };

it.each([
  ['12,345', german, 12.345],
  ['12,345', english, 12_345],
  ['12.345', german, 12_345],
  ['12.345', english, 12.345],
  ['1,5', english, 1.5],
  ['1 200,5', french, 1200.5],
  ['-3', english, -3],
  ['0.125', english, 0.125],
  ['١٢٫٥', english, 12.5],
  ['١٬٢٠٠٫٥', english, 1200.5],
  ['۱۲٫۵', german, 12.5],
  ['१२', english, 12],
])('keeps %s as a number that is read alike everywhere', (typed, signs, number) => {
  expect(cellNumber(typedNumber(typed, signs))).toBe(number);
});

it('loses nothing of what is typed', () => {
  expect(typedNumber('about 5', german)).toBe('about 5');
  expect(typedNumber('12,345 €', german)).toBe('12.3450 €');
  expect(typedNumber('5 %', english)).toBe('5 %');
  expect(typedNumber('12345678901234567890', english)).toBe('12345678901234567890');
  expect(typedNumber('', english)).toBe('');
});

it('shows cells in the language of their reader', () => {
  const column = { ...optionOf('c'), columnKind: 'number' };
  expect(cellText(column, '12.3450 €', 'de')).toBe('12,345 €');
  expect(cellText(column, 'about 5', 'de')).toBe('about 5');
  expect(cellText({ ...column, columnKind: 'date' }, '2027-04-15', 'en')).toBe('Apr 15, 2027');
  expect(cellText({ ...column, columnKind: 'date' }, 'spring', 'en')).toBe('spring');
  expect(cellText(optionOf('old'), '1200.5', 'de')).toBe('1200.5');
  expect(cellText(undefined, 'more', 'de')).toBe('more');
});

it('names choices by their labels wherever answers are read', () => {
  const labels = [
    { language: 'en', value: 'Gold' },
    { language: 'ar', value: 'ذهب' },
  ];
  const element = elementOf('t', 'table', {
    options: [optionOf('name'), { ...optionOf('kind'), columnKind: 'choice', choices: [{ value: 'g1', labels }] }],
  });
  const [, answer] = answerOf('t', ['["Acme","g1"]', '["Gone","g0"]', '["",""]']);
  expect(answerText(element, answer, 'ar')).toBe('Acme | ذهب\nGone | g0');
  expect(answerText(element, answer, 'fr')).toBe('Acme | Gold\nGone | g0');
});
