import { type AnswerProblem, answerProblem, answerProblems } from '../answerProblems.ts';
import { questionsNamedBy } from '../conditions/questionsNamedBy.ts';
import { type Answers, type FormElement, fittingAnswer } from '../FormElement.ts';
import { type FormState, formState } from '../formState.ts';

/** A form that is being filled: what it is for these answers, and what keeps it from being handed in, by question. */
export interface JudgedForm {
  readonly elements: readonly FormElement[];
  readonly given: Answers;
  readonly state: FormState;
  readonly problems: ReadonlyMap<string, AnswerProblem>;
}

/**
 * Judges a form. What was judged before is taken over where one answer alone was written anew and no condition and no formula
 * asks for it: most keys are such, and a long form is not gone through at each of them. Lists that hold the same stay the same.
 */
export function judgedForm(
  elements: readonly FormElement[],
  given: Answers,
  before: JudgedForm | null = null,
): JudgedForm {
  const later = before?.elements === elements ? oneAnswerLater(before, given) : null;
  if (later !== null) return later;
  const state = formState(elements, given);
  return { elements, given, state, problems: answerProblems(state, true) };
}

/** Null where more follows from what was written than the judgement of it. */
function oneAnswerLater(before: JudgedForm, given: Answers): JudgedForm | null {
  const id = onlyRewritten(before.given, given);
  if (id === null || namedQuestions(before.elements).has(id)) return null;
  const element = before.state.shown.find(({ _id }) => _id === id);
  // What is calculated has its own answer, whatever was given.
  if (element === undefined || element.questionType === 'calculated') return null;
  const answer = fittingAnswer(element, given.get(id));
  // What comes or goes has its place in the order of the form.
  if (answer === undefined || !before.state.answers.has(id)) return null;
  const state = { shown: before.state.shown, answers: new Map(before.state.answers).set(id, answer) };
  const problem = answerProblem(element, answer, true) ?? undefined;
  const problems = isSameProblem(before.problems.get(id), problem) ? before.problems : answerProblems(state, true);
  return { elements: before.elements, given, state, problems };
}

/** The question whose answer is another one, where all others are the same and none came or went. */
function onlyRewritten(before: Answers, now: Answers): string | null {
  if (before.size !== now.size) return null;
  let found: string | null = null;
  for (const [id, answer] of now) {
    const old = before.get(id);
    if (old === answer) continue;
    if (old === undefined || found !== null) return null;
    found = id;
  }
  return found;
}

/** A problem is data. */
const isSameProblem = (one: AnswerProblem | undefined, other: AnswerProblem | undefined): boolean =>
  one?.kind === other?.kind && JSON.stringify(one) === JSON.stringify(other);

/** A form stays the same while it is filled. */
const knownNames = new WeakMap<readonly FormElement[], ReadonlySet<string>>();

/** The questions that a condition or a formula of the form asks for. */
function namedQuestions(elements: readonly FormElement[]): ReadonlySet<string> {
  const names = knownNames.get(elements) ?? new Set(elements.flatMap(questionsNamedBy));
  knownNames.set(elements, names);
  return names;
}
