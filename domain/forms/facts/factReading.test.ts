import { expect, it } from 'vitest';
import type { Answer, FormElement } from '../FormElement.ts';
import { elementOf } from '../testing/elements.ts';
import { readFact } from './factReading.ts';
import { type FactKind, factsFor } from './startupFacts.ts';

const answer = (values: Partial<Answer>): Answer => ({
  questionId: 'q',
  textValue: null,
  numberValue: null,
  arrayValue: [],
  ...values,
});
const option = (value: string, en: string, fr: string, numericalValue: number | null = null) => ({
  value,
  labels: [
    { language: 'en', value: en },
    { language: 'fr', value: fr },
  ],
  isWriteIn: false,
  numericalValue,
});
const choices = [
  { value: 'idea', label: 'Idea', names: ['Idee', 'Idée'] },
  { value: 'growing', label: 'Growing', names: ['Wachsend', 'En croissance'] },
];
const read = (kind: FactKind, questionType: string, values: Partial<Answer>, more: Partial<FormElement> = {}) =>
  readFact(kind, { question: elementOf('q', questionType, more), answer: answer(values) }, { language: 'en', choices });

it('knows a choice by its value, or by what either side calls it in any language', () => {
  const options = [
    option('a', 'Just an idea', 'Idée'),
    option('growing', 'We grow', 'On grandit'),
    option('c', 'Sold', 'Vendue'),
  ];
  expect(read('choice', 'select_radio', { textValue: 'a' }, { options })).toMatchObject({
    value: 'idea',
    shown: 'Idea',
  });
  expect(read('choice', 'select_radio', { textValue: 'growing' }, { options })).toMatchObject({ value: 'growing' });
  expect(read('choice', 'select_radio', { textValue: 'c' }, { options })).toEqual({
    value: null,
    shown: '',
    leftOut: 'Sold',
  });
  expect(read('choices', 'select_checkbox', { arrayValue: ['a', 'c', 'growing'] }, { options })).toEqual({
    value: ['idea', 'growing'],
    shown: 'Idea, Growing',
    leftOut: 'Sold',
  });
});

it('reads numbers of numbers, of what stands for an option, and of words that say one', () => {
  const options = [option('s', 'A few', 'Peu', 5), option('l', '10–20', '10–20')];
  expect(read('count', 'select_radio', { textValue: 's' }, { options }).value).toBe(5);
  expect(read('count', 'select_radio', { textValue: 'l' }, { options })).toMatchObject({
    value: null,
    leftOut: '10–20',
  });
  expect(read('count', 'number', { numberValue: 3.6 }).value).toBe(4);
  expect(read('amount', 'text', { textValue: '€ 1,200.50' }).value).toBe(1200.5);
  expect(read('year', 'date', { textValue: '2019-05-01' }).value).toBe(2019);
  expect(read('year', 'text', { textValue: 'Spring 2020' }).value).toBe(2020);
  expect(read('year', 'text', { textValue: '2019 or 2020' })).toMatchObject({ value: null, leftOut: '2019 or 2020' });
});

it('reads addresses, days and files, and says what is none', () => {
  expect(read('link', 'text', { textValue: 'newly.test/about' }).value).toBe('https://newly.test/about');
  expect(read('link', 'text', { textValue: 'not yet' })).toMatchObject({ value: null, leftOut: 'not yet' });
  expect(read('date', 'text', { textValue: 'soon' })).toMatchObject({ value: null, leftOut: 'soon' });
  expect(read('date', 'text', { textValue: '2027-02-31' })).toMatchObject({ value: null, leftOut: '2027-02-31' });
  expect(read('picture', 'file', { textValue: '/file?id=f1&name=logo.png' })).toMatchObject({
    value: 'f1',
    shown: 'logo.png',
  });
});

it('offers what answers of a kind can be', () => {
  expect(factsFor('file').slice(0, 2)).toEqual(['logo', 'document.pitch']);
  expect(factsFor('date')).not.toContain('website');
  expect(factsFor('select_checkbox')).toContain('industries');
  expect(factsFor('table')).toEqual([]);
});
