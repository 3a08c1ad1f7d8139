import { expect, it } from 'vitest';
import { answerFilter, readStatement, writeStatement } from './answerStatement.ts';

const statement = (operator: string, ...values: string[]) =>
  writeStatement({ action: null, questionId: 'q1', operator, values });

it('stands in the address and is read back; what somebody typed there is left out', () => {
  expect(readStatement(statement('IS', 'seed'))).toEqual({
    action: null,
    questionId: 'q1',
    operator: 'IS',
    values: ['seed'],
  });
  expect([readStatement('seed'), readStatement('{}'), readStatement('["q1"]')]).toEqual([null, null, null]);
});

it('looks for a value wherever an answer can hold it', () => {
  expect(answerFilter('answers', statement('IS', 'seed', '5'))).toEqual({
    answers: {
      SOME: {
        questionId: { IS: 'q1' },
        or: [
          { textValue: { OR: [{ IS: 'seed' }, { IS: '5' }] } },
          { arrayValue: { OR: [{ CONTAINS: 'seed' }, { CONTAINS: '5' }] } },
          { numberValue: { OR: [{ IS: 5 }] } },
        ],
      },
    },
  });
});

it('compares numbers as numbers and days as days', () => {
  expect(answerFilter('answers', statement('GTE', '5'))).toEqual({
    answers: { SOME: { questionId: { IS: 'q1' }, or: [{ numberValue: { GTE: 5 } }] } },
  });
  expect(answerFilter('answers', statement('LT', '2026-05-01'))).toEqual({
    answers: { SOME: { questionId: { IS: 'q1' }, or: [{ textValue: { LT: '2026-05-01' } }] } },
  });
});

it('asks for records without such an answer where it is to be something else or missing', () => {
  expect(answerFilter('answers', statement('NOT_EXISTS', 'left over'))).toEqual({
    answers: { NONE: { questionId: { IS: 'q1' } } },
  });
  expect(answerFilter('answers', statement('IS_NOT', 'seed'))).toMatchObject({ answers: { NONE: { or: {} } } });
  expect(answerFilter('answers', statement('IS'))).toBeNull();
});
