import { conditionHolds } from './conditions/conditionHolds.ts';
import { type Answer, type Answers, type FormElement, fittingAnswer, isEmptyAnswer } from './FormElement.ts';
import { formulaValue } from './formula/formulaValue.ts';
import { parseFormula } from './formula/parseFormula.ts';

/** What a form is for these answers: what it shows, and what counts as answered. */
export interface FormState {
  readonly shown: readonly FormElement[];
  /** Answers to what is shown, calculated ones included; nothing else may be kept, validated or exported. */
  readonly answers: Answers;
}

/**
 * Works out a form (requirement 001 §3, dependencies and calculated values); the only reading of conditions and
 * formulas, for browser, server and exports. A condition of a section goes for all up to the next one. What depends on
 * something hidden sees no answer there; of what depends on itself nothing is shown.
 */
export function formState(elements: readonly FormElement[], given: Answers): FormState {
  const places = knownPlaces.get(elements) ?? placesOf(elements);
  knownPlaces.set(elements, places);
  const isShown = new Map<string, boolean>();
  const values = new Map<string, Answer | undefined>();

  function shows(element: FormElement): boolean {
    const known = isShown.get(element._id);
    if (known !== undefined) return known;
    // Stands until the answer is known: a condition that comes back to its own question finds it hidden.
    isShown.set(element._id, false);
    const section = places.get(element._id)?.section;
    const shown =
      (section === undefined || shows(section)) &&
      (element.dependency === null || conditionHolds(element.dependency, answerTo));
    isShown.set(element._id, shown);
    return shown;
  }

  function answerTo(id: string): Answer | undefined {
    const element = places.get(id)?.element;
    if (element === undefined || !shows(element)) return undefined;
    if (element.questionType !== 'calculated') return fittingAnswer(element, given.get(id));
    if (!values.has(id)) {
      values.set(id, undefined);
      values.set(id, calculated(element));
    }
    return values.get(id);
  }

  function calculated({ _id, formula }: FormElement): Answer {
    const parsed = parseFormula(formula ?? '');
    const numberValue = parsed && formulaValue(parsed, (id) => numberOf(places.get(id)?.element, answerTo(id)));
    return { questionId: _id, textValue: null, numberValue, arrayValue: [] };
  }

  const shown = elements.filter(shows);
  const answers = new Map<string, Answer>();
  for (const { _id } of shown) {
    const answer = answerTo(_id);
    if (answer !== undefined) answers.set(_id, answer);
  }
  return { shown, answers };
}

interface Place {
  readonly element: FormElement;
  /** The section it stands in; a section stands in none. */
  readonly section: FormElement | undefined;
}

/** A form is worked out at every key, and stays the same meanwhile. */
const knownPlaces = new WeakMap<readonly FormElement[], ReadonlyMap<string, Place>>();

function placesOf(elements: readonly FormElement[]): Map<string, Place> {
  const places = new Map<string, Place>();
  let section: FormElement | undefined;
  for (const element of elements) {
    if (element.questionType === 'section') section = element;
    places.set(element._id, { element, section: element === section ? undefined : section });
  }
  return places;
}

/** What an answer counts as: its number, or those of the options that were chosen; null when it is none. */
export function numberOf(element: FormElement | undefined, answer: Answer | undefined): number | null {
  if (element === undefined || answer === undefined || isEmptyAnswer(answer)) return null;
  if (answer.numberValue !== null) return answer.numberValue;
  const chosen = answer.textValue === null ? answer.arrayValue : [answer.textValue];
  const numbers = element.options
    .filter(({ value, isWriteIn }) => !isWriteIn && chosen.includes(value))
    .flatMap(({ numericalValue }) => numericalValue ?? []);
  return numbers.length === 0 ? null : numbers.reduce((sum, number) => sum + number, 0);
}
