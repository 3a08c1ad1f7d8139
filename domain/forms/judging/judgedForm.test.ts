import fc from 'fast-check';
import { expect, it } from 'vitest';
import { answerProblems } from '../answerProblems.ts';
import type { Answers } from '../FormElement.ts';
import { formState } from '../formState.ts';
import { Dice } from '../testing/Dice.ts';
import { all, answerOf, elementOf, when } from '../testing/elements.ts';
import { randomAnswers } from '../testing/randomAnswers.ts';
import { allKinds, randomForm } from '../testing/randomForm.ts';
import { type JudgedForm, judgedForm } from './judgedForm.ts';

const limited = { required: true, min: 2, max: 4 };
const elements = [
  elementOf('name', 'text', { validations: limited }),
  elementOf('free', 'text', { position: 1 }),
  elementOf('asked', 'text', { position: 2 }),
  elementOf('then', 'text', { position: 3, validations: limited, dependency: all(when('asked', 'IS', 'yes')) }),
];
const judged = (given: Answers, before: JudgedForm | null = null): JudgedForm => judgedForm(elements, given, before);
const withAnswer = (given: Answers, id: string, text: string): Answers => new Map([...given, answerOf(id, text)]);

it('takes over what was judged where an answer is written on that nothing asks for', () => {
  const first = judged(new Map([answerOf('name', 'Ada'), answerOf('free', 'a')]));
  const next = judged(withAnswer(first.given, 'free', 'ab'), first);
  expect(next.problems).toBe(first.problems);
  expect(next.state.shown).toBe(first.state.shown);
  expect(next.state.answers.get('free')?.textValue).toBe('ab');
});

it('judges the answer that is written on', () => {
  const first = judged(new Map([answerOf('name', 'Ada')]));
  const long = judged(withAnswer(first.given, 'name', 'Adaline'), first);
  expect([...long.problems]).toEqual([['name', { kind: 'maxLength', limit: 4 }]]);
  expect([...judged(withAnswer(long.given, 'name', 'Adal'), long).problems]).toEqual([]);
  expect(judged(withAnswer(first.given, 'name', ' '), first).problems.get('name')).toEqual({ kind: 'required' });
});

it('follows a condition at the key that meets it', () => {
  const first = judged(new Map([answerOf('name', 'Ada'), answerOf('asked', 'ye')]));
  const met = judged(withAnswer(first.given, 'asked', 'yes'), first);
  expect(met.state.shown.map(({ _id }) => _id)).toEqual(['name', 'free', 'asked', 'then']);
  expect([...met.problems.keys()]).toEqual(['then']);
});

it('judges another form anew', () => {
  const given = new Map([answerOf('name', 'Ada'), answerOf('free', 'a')]);
  const [, ...fewer] = elements;
  expect(judgedForm(fewer, withAnswer(given, 'free', 'ab'), judged(given)).state.shown).toEqual(fewer.slice(0, 2));
});

it('is the same key by key as from the beginning', () => {
  const drawn = fc.record({
    kinds: fc.array(fc.constantFrom(...allKinds), { minLength: 1, maxLength: 16 }),
    dice: fc.array(fc.nat(10_000), { minLength: 40, maxLength: 40 }),
  });
  fc.assert(
    fc.property(drawn, ({ kinds, dice: numbers }) => {
      const dice = new Dice(numbers);
      const form = randomForm(kinds, dice).elements;
      let now = judgedForm(form, randomAnswers(form, dice));
      for (let key = 0; key < 12; key += 1) {
        const id = dice.pick(form)._id;
        const typed = randomAnswers(form, dice).get(id);
        const given = new Map(now.given);
        if (typed === undefined) given.delete(id);
        else given.set(id, typed);
        now = judgedForm(form, given, now);
        const anew = formState(form, given);
        expect(now.state.shown).toEqual(anew.shown);
        expect([...now.state.answers]).toEqual([...anew.answers]);
        expect([...now.problems]).toEqual([...answerProblems(anew, true)]);
      }
    }),
    { numRuns: 1000 },
  );
});
