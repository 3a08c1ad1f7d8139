import { expect, it } from 'vitest';
import { elementOf } from '#domain/forms/testing/elements.ts';
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
