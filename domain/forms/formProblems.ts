import { columnKindOf, tableColumns } from './columns/tableColumns.ts';
import { type ConditionFault, conditionProblems } from './conditions/conditionProblems.ts';
import { questionsNamedBy } from './conditions/questionsNamedBy.ts';
import { withSections } from './conditions/withSections.ts';
import { hasSetting } from './elementKinds.ts';
import type { FormElement } from './FormElement.ts';
import { parseFormula, questionsIn } from './formula/parseFormula.ts';

export type ElementFault =
  | ConditionFault
  | 'circle'
  | 'columnChoiceFaulty'
  | 'columnChoicesMissing'
  | 'columnNameless'
  | 'labelMissing'
  | 'optionsMissing'
  | 'optionTwice'
  | 'optionNameless'
  | 'limitsCrossed'
  | 'treeMissing'
  | 'videoMissing'
  | 'customFieldMissing'
  | 'formulaUnreadable'
  | 'formulaQuestion';

export interface ElementProblem {
  readonly elementId: string;
  readonly fault: ElementFault;
}

/** Faults that no draft may have either; others may stand until the form is published. */
const refused: ReadonlySet<ElementFault> = new Set<ElementFault>([
  'circle',
  'conditionOperator',
  'conditionValue',
  'conditionDeep',
  'conditionImpossible',
  'formulaUnreadable',
]);

export const isRefusedInDrafts = (fault: ElementFault): boolean => refused.has(fault);

/** All that is wrong with a form, in the order of its elements. A form with none can be published. */
export function formProblems(elements: readonly FormElement[]): ElementProblem[] {
  const byId = new Map(elements.map((element) => [element._id, element]));
  const circles = inCircles(elements);
  const shown = withSections(elements);
  return elements.flatMap((element) =>
    [
      ...(circles.has(element._id) ? (['circle'] as const) : []),
      ...conditionProblems(element, byId, shown),
      ...settingProblems(element, byId),
    ].map((fault) => ({ elementId: element._id, fault })),
  );
}

function settingProblems(element: FormElement, byId: ReadonlyMap<string, FormElement>): ElementFault[] {
  const { questionType, label, validations, treeOptions, videoUrl, customField } = element;
  const has = (setting: Parameters<typeof hasSetting>[1]): boolean => hasSetting(questionType, setting);
  const { min, max } = validations;
  return [
    ...(label.trim() === '' ? (['labelMissing'] as const) : []),
    ...(has('options') || has('columns') ? optionProblems(element) : []),
    ...(has('columns') ? columnProblems(element) : []),
    ...(min !== null && max !== null && min > max ? (['limitsCrossed'] as const) : []),
    ...(has('tree') && treeOptions.length === 0 ? (['treeMissing'] as const) : []),
    ...(has('video') && !videoUrl?.trim() ? (['videoMissing'] as const) : []),
    ...(has('customField') && !customField ? (['customFieldMissing'] as const) : []),
    ...(has('formula') ? formulaProblems(element, byId) : []),
  ];
}

function optionProblems({ questionType, options }: FormElement): ElementFault[] {
  const offered = options.filter(({ isWriteIn }) => !isWriteIn);
  const names = offered.map(({ labels }) => labels.find(({ value }) => value.trim() !== '')?.value.trim() ?? '');
  // The columns of a table are kept as its options are, and are called what its maker sees.
  const nameless: ElementFault = hasSetting(questionType, 'columns') ? 'columnNameless' : 'optionNameless';
  return [
    ...(offered.length === 0 ? (['optionsMissing'] as const) : []),
    ...(names.includes('') ? [nameless] : []),
    ...(isTwice(names.filter(Boolean)) || isTwice(offered.map(({ value }) => value)) ? (['optionTwice'] as const) : []),
  ];
}

/** A column of choices offers some, each by a name of its own. */
function columnProblems(element: FormElement): ElementFault[] {
  const offers = tableColumns(element).flatMap((column) =>
    columnKindOf(column) === 'choice' ? [column.choices ?? []] : [],
  );
  const isFaulty = offers.some((choices) => {
    const names = choices.map(({ labels }) => labels.find(({ value }) => value.trim() !== '')?.value.trim() ?? '');
    return names.includes('') || isTwice(names) || isTwice(choices.map(({ value }) => value));
  });
  return [
    ...(offers.some((choices) => choices.length === 0) ? (['columnChoicesMissing'] as const) : []),
    ...(isFaulty ? (['columnChoiceFaulty'] as const) : []),
  ];
}

const isTwice = (texts: readonly string[]): boolean => new Set(texts).size < texts.length;

function formulaProblems({ formula }: FormElement, byId: ReadonlyMap<string, FormElement>): ElementFault[] {
  const parsed = parseFormula(formula ?? '');
  if (parsed === null) return ['formulaUnreadable'];
  return questionsIn(parsed).every((id) => isCountable(byId.get(id))) ? [] : ['formulaQuestion'];
}

/** What a formula can count with: numbers, and choices that count as some. */
export function isCountable(element: FormElement | undefined): boolean {
  if (element === undefined) return false;
  if (['number', 'number_scale', 'calculated'].includes(element.questionType)) return true;
  return element.options.some(({ numericalValue }) => numericalValue !== null);
}

/** Ids of elements that are shown or counted by what follows from themselves. */
function inCircles(elements: readonly FormElement[]): ReadonlySet<string> {
  const needs = neededBy(elements);
  const found = new Set<string>();
  for (const { _id } of elements) {
    const reached = new Set<string>();
    const next = [...(needs.get(_id) ?? [])];
    for (let id = next.pop(); id !== undefined; id = next.pop()) {
      if (reached.has(id)) continue;
      reached.add(id);
      next.push(...(needs.get(id) ?? []));
    }
    if (reached.has(_id)) found.add(_id);
  }
  return found;
}

/** What each element needs to be known first: the questions of its condition and formula, and its section. */
function neededBy(elements: readonly FormElement[]): ReadonlyMap<string, readonly string[]> {
  const needs = new Map<string, readonly string[]>();
  let section: string | undefined;
  for (const element of elements) {
    const { _id, questionType } = element;
    if (questionType === 'section') section = _id;
    const around = section === undefined || section === _id ? [] : [section];
    needs.set(_id, [...questionsNamedBy(element), ...around]);
  }
  return needs;
}
