import type { Answer, Dependency, DependencyStatement, FormElement } from './FormElement.ts';

type Answers = ReadonlyMap<string, Answer>;

/** The elements that are shown for these answers. A question that depends on a hidden one is hidden as well. */
export function shownElements(elements: readonly FormElement[], answers: Answers): FormElement[] {
  const visible = new Map<string, Answer>();
  return elements.filter((element) => {
    const isShown = element.dependency === null || holds(element.dependency, visible);
    const answer = answers.get(element._id);
    if (isShown && answer) visible.set(element._id, answer);
    return isShown;
  });
}

function holds({ operator, statements }: Dependency, answers: Answers): boolean {
  if (statements.length === 0) return true;
  const test = (statement: DependencyStatement): boolean => statementHolds(statement, answers);
  return operator === 'OR' ? statements.some(test) : statements.every(test);
}

function statementHolds(statement: DependencyStatement, answers: Answers): boolean {
  const holdsItself = statement.statements?.length
    ? holds({ operator: statement.operator, statements: statement.statements }, answers)
    : compares(statement, answers.get(statement.questionId ?? ''));
  return statement.action === 'hide' ? !holdsItself : holdsItself;
}

function compares({ operator, values }: DependencyStatement, answer: Answer | undefined): boolean {
  const given = givenValues(answer);
  const wanted = values ?? [];
  const [limit] = wanted;
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
      return given.some((value) => Number(value) > Number(limit));
    case 'GTE':
      return given.some((value) => Number(value) >= Number(limit));
    case 'LT':
      return given.some((value) => Number(value) < Number(limit));
    case 'LTE':
      return given.some((value) => Number(value) <= Number(limit));
    default:
      return wanted.some((value) => given.includes(value));
  }
}

function givenValues(answer: Answer | undefined): string[] {
  if (answer === undefined) return [];
  const single = answer.numberValue === null ? answer.textValue : String(answer.numberValue);
  return [...(single ? [single] : []), ...answer.arrayValue];
}
