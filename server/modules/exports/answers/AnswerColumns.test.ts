import { expect, it } from 'vitest';
import { answerOf, elementOf, optionOf } from '#domain/forms/testing/elements.ts';
import { AnswerColumns } from './AnswerColumns.ts';

const words = (language: string, value: string) => ({ language, value });
const team = elementOf('team', 'number_scale', {
  label: 'Team',
  options: [
    { value: '0', labels: [words('en', 'None'), words('ar', 'لا أحد')], isWriteIn: false, numericalValue: null },
    { value: '10', labels: [words('en', 'Complete'), words('ar', 'مكتمل')], isWriteIn: false, numericalValue: null },
  ],
});
const columns = new AnswerColumns([{ formId: 'f', number: 1, elements: [team] }]);
const reader = (language: string) => ({ language, startupLabel: null });

it('say what the points of a scale mean in the heading, and keep numbers in the cells', () => {
  expect(columns.headings(reader('en'))).toEqual(['Team (0 = None; 10 = Complete)']);
  expect(columns.headings(reader('ar'))).toEqual(['Team (0 = لا أحد; 10 = مكتمل)']);
  const answers = [{ questionId: 'team', textValue: null, numberValue: 10, arrayValue: [] }];
  expect(columns.cells(reader('ar'), [{ formId: 'f', version: 1, answers }])).toEqual([10]);
});

it('name the choices of a table as its reader does, each cell by the column it had then', () => {
  const kind = {
    ...optionOf('kind'),
    columnKind: 'choice',
    choices: [{ value: 'g1', labels: [words('en', 'Gold'), words('ar', 'ذهب')] }],
  };
  const table = (...options: (typeof kind | ReturnType<typeof optionOf>)[]) => elementOf('t', 'table', { options });
  const both = new AnswerColumns([
    { formId: 'f', number: 2, elements: [table(kind, optionOf('name'))] },
    { formId: 'f', number: 1, elements: [table(optionOf('name'), kind)] },
  ]);
  const given = (version: number, row: string) => [{ formId: 'f', version, answers: [answerOf('t', [row])[1]] }];
  expect(both.cells(reader('ar'), given(2, '["g1","Acme"]'))).toEqual(['ذهب | Acme']);
  expect(both.cells(reader('en'), given(1, '["Acme","g1"]'))).toEqual(['Acme | Gold']);
});

it('name a choice as the version did that it was made in', () => {
  const sells = (soon: string) =>
    elementOf('sells', 'select_radio', { options: [{ ...optionOf('s'), labels: [words('en', soon)] }] });
  const both = new AnswerColumns([
    { formId: 'f', number: 2, elements: [sells('Very soon')] },
    { formId: 'f', number: 1, elements: [sells('Soon')] },
  ]);
  const given = (version: number | null) => [{ formId: 'f', version, answers: [answerOf('sells', 's')[1]] }];
  expect(both.cells(reader('en'), given(1))).toEqual(['Soon']);
  expect(both.cells(reader('en'), given(2))).toEqual(['Very soon']);
  expect(both.cells(reader('en'), given(null))).toEqual(['Very soon']);
});

it('write days as sheets sort them, whoever reads', () => {
  const founded = new AnswerColumns([{ formId: 'f', number: 1, elements: [elementOf('since', 'date')] }]);
  const answers = [{ questionId: 'since', textValue: '2021-03-04', numberValue: null, arrayValue: [] }];
  expect(founded.cells(reader('ar'), [{ formId: 'f', version: 1, answers }])).toEqual(['2021-03-04']);
});

it('write days in tables as sheets sort them, and part choices by what none of them holds', () => {
  const since = { ...optionOf('since'), columnKind: 'date' };
  const sells = elementOf('sells', 'select_checkbox', {
    options: ['a', 'b'].map((value) => ({ ...optionOf(value), labels: [words('en', `${value}, and more`)] })),
  });
  const both = new AnswerColumns([
    { formId: 'f', number: 1, elements: [elementOf('t', 'table', { options: [optionOf('who'), since] }), sells] },
  ]);
  const answers = [answerOf('t', ['["Ada","2023-01-31"]', '["",""]'])[1], answerOf('sells', ['a', 'b'])[1]];
  expect(both.cells(reader('en'), [{ formId: 'f', version: 1, answers }])).toEqual([
    'Ada | 2023-01-31',
    'a, and more; b, and more',
  ]);
});
