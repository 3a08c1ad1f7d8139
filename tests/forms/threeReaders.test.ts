import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { AnswerProblem } from '#domain/forms/answerProblems.ts';
import { answerText } from '#domain/forms/answerText.ts';
import { cellsOf as cellsOfRow } from '#domain/forms/answerValues.ts';
import { shownRows } from '#domain/forms/columns/cellText.ts';
import { columnKindOf, tableColumns } from '#domain/forms/columns/tableColumns.ts';
import { type Answer, type FormElement, isBlankValue } from '#domain/forms/FormElement.ts';
import { Dice } from '#domain/forms/testing/Dice.ts';
import { plainReading } from '#domain/forms/testing/plainReading.ts';
import { randomAnswers } from '#domain/forms/testing/randomAnswers.ts';
import { allKinds, type RandomForm, randomForm } from '#domain/forms/testing/randomForm.ts';
import { AnswerColumns } from '#server/modules/exports/answers/AnswerColumns.ts';
import { printedAnswers } from '#server/modules/exports/pdf/printedAnswers.ts';
import { ValidationError } from '#server/platform/errors/errors.ts';
import { checkAnswers, givenAnswers, takeAnswers } from '#server/services/forms/answers.ts';
import { draftAnswers } from '#src/forms/questions/pages/draftAnswers.ts';
import { filledForm } from '#src/forms/questions/pages/filledForm.ts';

/** More than the suite has time for: `RANDOM_FORMS=50000 npx vitest run --project unit threeReaders`. */
const numRuns = Number(process.env.RANDOM_FORMS ?? 2000);

const drawnForms = fc.record({
  kinds: fc.array(fc.constantFrom(...allKinds), { minLength: 1, maxLength: 24 }),
  dice: fc.array(fc.nat(10_000), { minLength: 40, maxLength: 40 }),
});

interface Drawn {
  readonly kinds: readonly string[];
  readonly dice: readonly number[];
}

function formOf({ kinds, dice: drawn }: Drawn): { form: RandomForm; given: ReadonlyMap<string, Answer> } {
  const dice = new Dice(drawn);
  const form = randomForm(kinds, dice);
  return { form, given: randomAnswers(form.elements, dice) };
}

/** Over the network and back. */
const sent = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;

/** What the server says is wrong, by question; of a table it says each cell. */
function refused(elements: readonly FormElement[], given: readonly Answer[], isComplete: boolean) {
  try {
    checkAnswers(elements, takeAnswers(elements, given), isComplete);
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.problems.map(({ path, reason }) => [path.replace('answers.', ''), reason]);
  }
}

/** Each cell that is to be mended, of a table of which cells are wrong and nothing else. */
const wrongCells = (problem: AnswerProblem): readonly string[] =>
  'cells' in problem && problem.kind !== 'rowAddress' ? problem.cells.map(({ kind }) => kind) : [];

/** What the server keeps, as an export reads it again. */
const kept = (elements: readonly FormElement[], given: readonly Answer[]): Answer[] =>
  sent(givenAnswers(elements, takeAnswers(elements, given)).map(({ answer }) => answer));

/** As a sheet has it: days as they are kept, so that they can be sorted, and several choices parted by what none holds. */
function inSheet(element: FormElement, answer: Answer | undefined, language: string): string | null {
  const words = answerText(element, answer, language, '; ');
  if (words === null || answer === undefined) return null;
  if (element.questionType === 'date') return answer.textValue;
  if (element.questionType !== 'table') return words;
  const days = tableColumns(element).map((column) => columnKindOf(column) === 'date');
  const rows = answer.arrayValue.filter((row) => !isBlankValue(row)).map(cellsOfRow);
  return shownRows(element, answer, language)
    .map((cells, at) => cells.map((cell, place) => (days[place] ? (rows[at]?.[place] ?? '').trim() : cell)).join(' | '))
    .join('\n');
}

const seen = { hidden: 0, problems: 0, calculated: 0, cells: new Set<string>(), kinds: new Set<string>() };

it('forms show, ask and count the same in the browser, at the server and in exports as in a plain reading', () => {
  fc.assert(
    fc.property(drawnForms, (drawn) => {
      const { form, given } = formOf(drawn);
      const { elements } = form;
      const plain = plainReading(form, given);
      const wrong = plain.flatMap(({ element, problem }) => (problem === null ? [] : [[element._id, problem]]));
      const answered = plain.flatMap(({ answer }) => (answer === null ? [] : [answer]));

      const browser = filledForm(elements, given);
      expect(browser.state.shown.map(({ _id }) => _id)).toEqual(plain.map(({ element }) => element._id));
      expect([...browser.problems].map(([id, { kind }]) => [id, kind])).toEqual(wrong);
      expect(browser.pages.flatMap((page) => page.elements)).toEqual(browser.state.shown);

      const given2 = sent([...given.values()]);
      const cells = new Map([...browser.problems].map(([id, problem]) => [id, wrongCells(problem)]));
      expect(refused(elements, given2, true)).toEqual(
        wrong.flatMap(([id = '', problem]) => {
          const reasons = cells.get(id) ?? [];
          return reasons.length === 0 ? [[id, problem]] : reasons.map((reason) => [id, reason]);
        }),
      );
      const stored = kept(elements, given2);
      expect(stored).toEqual(answered);

      for (const language of ['en', 'ar']) {
        const texts = new Map(
          browser.state.shown.map((element) => [
            element._id,
            answerText(element, browser.state.answers.get(element._id), language),
          ]),
        );
        expect(exported(elements, stored, language)).toEqual(
          new Map(
            elements.flatMap((element) => {
              const answer = texts.has(element._id) ? browser.state.answers.get(element._id) : undefined;
              return isAsked(element.questionType) ? [[element._id, inSheet(element, answer, language)]] : [];
            }),
          ),
        );
        const printed = printedAnswers(elements, stored, language);
        expect(printed.map(({ element }) => element._id)).toEqual([...texts.keys()]);
        for (const { element, text } of printed) {
          const read = texts.get(element._id) ?? null;
          if (element.questionType === 'table') expect(cellsOf(text, / · |\n/)).toEqual(cellsOf(read, / \| |\n/));
          else expect(text).toBe(read);
        }
      }
      count(form, plain.length, wrong.length, answered);
      for (const { problem } of plain) if (problem?.startsWith('cell')) seen.cells.add(problem);
    }),
    { numRuns, seed: 20_300_304 },
  );
  expect([...seen.kinds].sort()).toEqual([...allKinds].sort());
  expect([...seen.cells].sort()).toEqual(['cellChoice', 'cellDay', 'cellEmail', 'cellNumber', 'cellUrl']);
  expect(Math.min(seen.hidden, seen.problems, seen.calculated)).toBeGreaterThan(250);
});

it('what the browser keeps of a form that is half filled is always taken by the server', () => {
  fc.assert(
    fc.property(drawnForms, (drawn) => {
      const { form, given } = formOf(drawn);
      expect(refused(form.elements, sent(draftAnswers(form.elements, given)), false)).toEqual([]);
    }),
    { numRuns, seed: 20_300_305 },
  );
});

it('answers that were read again are those that were kept', () => {
  fc.assert(
    fc.property(drawnForms, (drawn) => {
      const { form, given } = formOf(drawn);
      const once = kept(form.elements, [...given.values()]);
      expect(kept(form.elements, once)).toEqual(once);
    }),
    { numRuns, seed: 20_300_306 },
  );
});

const isAsked = (questionType: string): boolean =>
  !['section', 'heading', 'sub_heading', 'paragraph', 'video'].includes(questionType);

/** The cells of an export by question, numbers as they are read. */
function exported(elements: readonly FormElement[], stored: readonly Answer[], language: string) {
  const columns = new AnswerColumns([{ formId: 'form', number: 1, elements }]);
  const cells = columns.cells({ language, startupLabel: null }, [{ formId: 'form', version: 1, answers: stored }]);
  const asked = elements.filter(({ questionType }) => isAsked(questionType));
  return new Map(
    asked.map(({ _id }, at) => {
      const cell = cells[at] ?? null;
      return [_id, typeof cell === 'number' ? cell.toLocaleString(language) : cell];
    }),
  );
}

/** The cells of a table that hold something; on paper each stands behind the name of its column. */
const cellsOf = (text: string | null, between: RegExp): readonly string[] =>
  (text ?? '').split(between).flatMap((cell) => {
    const words = cell.replace(/^.*?: /, '').trim();
    return words === '' ? [] : [words];
  });

function count({ elements, formulas }: RandomForm, shown: number, problems: number, answered: readonly Answer[]): void {
  seen.hidden += elements.length - shown;
  seen.problems += problems;
  seen.calculated += answered.filter(({ questionId }) => formulas.has(questionId)).length;
  for (const { questionType } of elements) seen.kinds.add(questionType);
}
