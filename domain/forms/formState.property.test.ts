import fc from 'fast-check';
import { expect, it } from 'vitest';
import { answerProblems } from './answerProblems.ts';
import type { Answer, Answers, Dependency, DependencyStatement, FormElement } from './FormElement.ts';
import { formState } from './formState.ts';
import { all, answerOf, elementOf, group, optionOf, when } from './testing/elements.ts';

/**
 * A second reading of forms, as plain as it can be: all is hidden at first, and whatever may be shown by what is known
 * of the others is, until nothing changes. It holds for forms whose conditions lead back to nothing, which is all that
 * can be published.
 */
function plainState(elements: readonly FormElement[], given: Answers): Map<string, Answer | null> {
  let state = new Map<string, Answer | null>();
  for (let round = 0; round <= elements.length; round += 1) {
    const next = new Map<string, Answer | null>();
    elements.forEach((element, at) => {
      const sections = elements.slice(0, at).filter(({ questionType }) => questionType === 'section');
      const section = element.questionType === 'section' ? undefined : sections.at(-1);
      const isIn = section === undefined || holds(section.dependency, state);
      if (isIn && holds(element.dependency, state)) next.set(element._id, plainAnswer(element, given, state, elements));
    });
    state = next;
  }
  return state;
}

function plainAnswer(
  { _id, questionType, formula }: FormElement,
  given: Answers,
  state: ReadonlyMap<string, Answer | null>,
  elements: readonly FormElement[],
): Answer | null {
  if (questionType !== 'calculated') return given.get(_id) ?? null;
  const [, id = '', factor = '0'] = /^\{(.+)\} \* (\d+)$/.exec(formula ?? '') ?? [];
  const answer = state.get(id);
  const options = elements.find((element) => element._id === id)?.options ?? [];
  const counted = options.filter(({ value }) => answer?.textValue === value || answer?.arrayValue.includes(value));
  const number =
    answer?.numberValue ??
    (counted.length === 0 ? null : counted.reduce((sum, option) => sum + (option.numericalValue ?? 0), 0));
  return { ...answerOf(_id, [])[1], numberValue: number === null ? null : number * Number(factor) };
}

function holds(dependency: Dependency | null, state: ReadonlyMap<string, Answer | null>): boolean {
  if (dependency === null) return true;
  const results = dependency.statements.map((statement) => says(statement, state));
  return dependency.operator === 'OR' ? results.some(Boolean) : results.every(Boolean);
}

function says(statement: DependencyStatement, state: ReadonlyMap<string, Answer | null>): boolean {
  if (statement.statements?.length)
    return holds({ operator: statement.operator, statements: statement.statements }, state);
  const answer = state.get(statement.questionId ?? '');
  const texts = answer ? [answer.textValue, answer.numberValue, ...answer.arrayValue].filter(isGiven).map(String) : [];
  const [first = ''] = statement.values ?? [];
  switch (statement.operator) {
    case 'EXISTS':
      return texts.length > 0;
    case 'NOT_EXISTS':
      return texts.length === 0;
    case 'GT':
      return texts.some((text) => Number(text) > Number(first));
    case 'IS_NOT':
      return !texts.includes(first);
    default:
      return texts.includes(first);
  }
}

const isGiven = (value: unknown): boolean => value !== null && value !== '';

const kinds = ['number', 'select_radio', 'select_checkbox', 'calculated', 'section', 'heading'] as const;
const options = ['x', 'y', 'z'];

/** A form whose conditions look back only, at questions that have answers, with answers to some of its questions. */
const forms = fc.array(fc.record({ kind: fc.constantFrom(...kinds), seed: fc.array(fc.nat(), { minLength: 9 }) }), {
  minLength: 2,
  maxLength: 14,
});

type Drawn = readonly { readonly kind: (typeof kinds)[number]; readonly seed: readonly number[] }[];

function formOf(drawn: Drawn): { elements: FormElement[]; given: Map<string, Answer> } {
  const elements: FormElement[] = [];
  const given = new Map<string, Answer>();
  drawn.forEach(({ kind, seed }, at) => {
    const id = `q${at}`;
    const asked = elements.filter(({ questionType }) => !['section', 'heading'].includes(questionType));
    const countable = asked.filter(({ questionType }) => questionType !== 'calculated');
    const source = countable[(seed[0] ?? 0) % Math.max(1, countable.length)];
    const questionType = kind === 'calculated' && source === undefined ? 'number' : kind;
    elements.push(
      elementOf(id, questionType, {
        dependency: asked.length > 0 && (seed[1] ?? 0) % 3 === 0 ? conditionOf(asked, seed) : null,
        validations: { required: (seed[2] ?? 0) % 2 === 0, min: null, max: (seed[3] ?? 0) % 5 === 0 ? 3 : null },
        options: questionType.startsWith('select_') ? options.map((value, place) => optionOf(value, place + 1)) : [],
        formula: questionType === 'calculated' ? `{${source?._id}} * ${(seed[4] ?? 0) % 7}` : null,
      }),
    );
    const answer = givenTo(questionType, seed);
    if (answer !== null) given.set(id, answerOf(id, answer)[1]);
  });
  return { elements, given };
}

function conditionOf(asked: readonly FormElement[], seed: readonly number[]): Dependency {
  const one = (at: number): DependencyStatement => {
    const question = asked[(seed[at] ?? 0) % asked.length] as FormElement;
    const isNumber = ['number', 'calculated'].includes(question.questionType);
    const operators = isNumber ? ['GT', 'EXISTS', 'NOT_EXISTS'] : ['IS', 'IS_NOT', 'EXISTS', 'NOT_EXISTS'];
    const operator = operators[(seed[at + 1] ?? 0) % operators.length] ?? 'EXISTS';
    if (operator.endsWith('EXISTS')) return when(question._id, operator);
    return when(question._id, operator, isNumber ? String((seed[at] ?? 0) % 9) : (options[(seed[at] ?? 0) % 3] ?? 'x'));
  };
  const operator = (seed[8] ?? 0) % 2 === 0 ? 'AND' : 'OR';
  const inner = (seed[7] ?? 0) % 2 === 0 ? [group({ ...all(one(5), one(6)), operator: 'OR' })] : [];
  return { operator, statements: [one(4), ...inner] };
}

function givenTo(questionType: string, seed: readonly number[]): string | number | string[] | null {
  const number = seed[5] ?? 0;
  if (number % 4 === 0 || ['section', 'heading', 'calculated'].includes(questionType)) return null;
  if (questionType === 'number') return number % 10;
  if (questionType === 'select_radio') return options[number % 3] ?? 'x';
  return options.filter((_value, place) => (number >> place) % 2 === 1);
}

it('2,000 random forms show, ask and count what a second, plain reading of them does', () => {
  let hidden = 0;
  let problemCount = 0;
  fc.assert(
    fc.property(forms, (drawn) => {
      const { elements, given } = formOf(drawn);
      const state = formState(elements, given);
      const plain = plainState(elements, given);
      expect(state.shown.map(({ _id }) => _id)).toEqual([...plain.keys()]);
      for (const [id, answer] of plain) expect(state.answers.get(id) ?? null).toEqual(answer);
      hidden += elements.length - state.shown.length;
      // What is hidden is neither answered nor asked for; read again without it, the form is the same.
      const problems = answerProblems(state, true);
      problemCount += problems.size;
      const shown = new Set(state.shown.map(({ _id }) => _id));
      for (const id of [...state.answers.keys(), ...problems.keys()]) expect(shown).toContain(id);
      const again = formState(elements, state.answers);
      expect(again).toEqual(state);
      expect(answerProblems(again, true)).toEqual(problems);
    }),
    { numRuns: 2000, seed: 20_300_304 },
  );
  expect(hidden).toBeGreaterThan(500);
  expect(problemCount).toBeGreaterThan(500);
});
