import { type Answer, type Dependency, type DependencyStatement, isEmptyAnswer } from '../FormElement.ts';

type AnswerOf = (questionId: string) => Answer | undefined;

/** Whether a condition is true of the answers that are shown. */
export function conditionHolds({ operator, statements }: Dependency, answerOf: AnswerOf): boolean {
  if (statements.length === 0) return true;
  const test = (statement: DependencyStatement): boolean => statementHolds(statement, answerOf);
  return operator === 'OR' ? statements.some(test) : statements.every(test);
}

function statementHolds(statement: DependencyStatement, answerOf: AnswerOf): boolean {
  const holdsItself = statement.statements?.length
    ? conditionHolds({ operator: statement.operator, statements: statement.statements }, answerOf)
    : compares(statement, answerOf(statement.questionId ?? ''));
  return statement.action === 'hide' ? !holdsItself : holdsItself;
}

function compares({ operator, values }: DependencyStatement, answer: Answer | undefined): boolean {
  const given = isEmptyAnswer(answer) ? [] : givenValues(answer);
  const wanted = values ?? [];
  const [limit = ''] = wanted;
  switch (operator) {
    case 'EXISTS':
      return given.length > 0;
    case 'NOT_EXISTS':
      return given.length === 0;
    case 'IS_NOT':
      return !wanted.some((value) => given.includes(value));
    case 'CONTAINS':
      return wanted.some((value) => given.some((one) => one.toLowerCase().includes(value.toLowerCase())));
    case 'CONTAINS_ALL':
      return wanted.every((value) => given.includes(value));
    case 'GT':
      return given.some((value) => isAfter(value, limit));
    case 'GTE':
      return given.some((value) => isAfter(value, limit) || isAlike(value, limit));
    case 'LT':
      return given.some((value) => isAfter(limit, value));
    case 'LTE':
      return given.some((value) => isAfter(limit, value) || isAlike(value, limit));
    default:
      return wanted.some((value) => given.includes(value));
  }
}

const calendarDay = /^\d{4}-\d{2}-\d{2}$/;

/** Numbers by their size, days by the calendar; what is neither comes after nothing. */
function isAfter(one: string, other: string): boolean {
  if (calendarDay.test(one) && calendarDay.test(other)) return one > other;
  return Number(one) > Number(other);
}

const isAlike = (one: string, other: string): boolean => one === other || Number(one) === Number(other);

function givenValues(answer: Answer | undefined): string[] {
  if (answer === undefined) return [];
  const single = answer.numberValue === null ? answer.textValue : String(answer.numberValue);
  return [...(single ? [single] : []), ...answer.arrayValue];
}

/** Ids of the questions that a condition looks at. */
export function questionsOfCondition({ statements }: Pick<Dependency, 'statements'>): string[] {
  return statements.flatMap(({ questionId, statements: inner }) =>
    inner?.length ? questionsOfCondition({ statements: inner }) : questionId === null ? [] : [questionId],
  );
}
