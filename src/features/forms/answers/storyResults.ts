import { everyElement } from '../../../../stories/support/buildForm.ts';
import type { ResultsPartsFragment } from './answers.gen.ts';

const elementOf = (id: string) =>
  everyElement.find(({ _id }) => _id === id) as ResultsPartsFragment['questions'][number]['element'];
const nothing = { isGone: false, choices: [], numbers: null, texts: [], table: null };
const empty = { numbers: null, choices: [], texts: [] };
const customers = {
  rows: 7,
  mean: 2.33,
  most: 4,
  columns: [
    {
      ...empty,
      value: 'Name',
      filled: 7,
      texts: [
        { responseId: 'r3', text: 'Acme' },
        { responseId: 'r3', text: 'Bright Water for Dry Valleys Cooperative' },
      ],
    },
    {
      ...empty,
      value: 'Since',
      filled: 6,
      choices: [
        { value: '2025', count: 4 },
        { value: '2024', count: 2 },
      ],
    },
    { ...empty, value: 'Amount', filled: 5, numbers: { count: 5, sum: 42_500, mean: 8500, least: 500, most: 20_000 } },
  ],
  newest: [
    { responseId: 'r3', cells: ['Acme', '2025', '20,000'] },
    { responseId: 'r3', cells: ['Bright Water for Dry Valleys Cooperative', '', '500'] },
    { responseId: 'r2', cells: ['Cedar', '2024', ''] },
  ],
};
/** What the answers to a form come to, for stories: a question of each way of summing up. */
export const results = {
  count: 3,
  total: 3,
  questions: [
    {
      ...nothing,
      element: elementOf('q3'),
      answered: 3,
      texts: [
        { responseId: 'r3', text: 'We bake bread' },
        { responseId: 'r2', text: 'Pumps for dry valleys' },
      ],
    },
    {
      ...nothing,
      element: elementOf('q6'),
      answered: 3,
      choices: [
        { value: 'Customers', count: 2 },
        { value: 'Idea', count: 1 },
      ],
    },
    {
      ...nothing,
      element: elementOf('q16'),
      answered: 3,
      choices: [
        { value: '9', count: 1 },
        { value: '7', count: 2 },
      ],
      numbers: { least: 7, most: 9, mean: 7.67, median: 7, ranges: [] },
    },
    {
      ...nothing,
      element: elementOf('q14'),
      answered: 3,
      isGone: true,
      numbers: {
        least: 2500,
        most: 11_000,
        mean: 5500,
        median: 3000,
        ranges: [
          { from: 2000, to: 4000, count: 2 },
          { from: 4000, to: 6000, count: 0 },
          { from: 6000, to: 8000, count: 0 },
          { from: 8000, to: 10_000, count: 0 },
          { from: 10_000, to: 12_000, count: 1 },
        ],
      },
    },
    { ...nothing, element: elementOf('q18'), answered: 3, table: customers },
    { ...nothing, element: elementOf('q17'), answered: 0 },
  ],
};
