/** Forms as nobody would build them: every kind, whatever conditions and formulas, limits that hardly anything meets. */
import { columnKinds } from '../columns/tableColumns.ts';
import { elementKinds, hasLimits, hasSetting } from '../elementKinds.ts';
import type { FormElement, QuestionOption, TreeOption } from '../FormElement.ts';
import { formProblems } from '../formProblems.ts';
import type { Dice } from './Dice.ts';
import { elementOf, writeInOption } from './elements.ts';
import { randomCondition } from './randomCondition.ts';
import { type DrawnFormula, randomFormula } from './randomFormula.ts';

export const allKinds = Object.keys(elementKinds);

export interface RandomForm {
  readonly elements: readonly FormElement[];
  /** What each calculated value is made of, as it was drawn. */
  readonly formulas: ReadonlyMap<string, DrawnFormula>;
}

/** A form of these kinds, in this order, in which nothing follows from itself. */
export function randomForm(kinds: readonly string[], dice: Dice): RandomForm {
  const bare = kinds.map((kind, at) => bareElement(kind, at, dice));
  const formulas = new Map<string, DrawnFormula>();
  const drawn = bare.map((element, at) => {
    const dependency = dice.oneIn(2) ? randomCondition(lookedAt(bare, at, dice), dice) : null;
    if (element.questionType !== 'calculated') return { ...element, dependency };
    const formula = randomFormula(lookedAt(bare, at, dice), dice);
    formulas.set(element._id, formula);
    return { ...element, dependency, formula: formula.text };
  });
  return withoutCircles(drawn, formulas);
}

/** Mostly what stands before, now and then anything: conditions may look ahead. */
function lookedAt(elements: readonly FormElement[], at: number, dice: Dice): readonly FormElement[] {
  return dice.oneIn(5) ? elements : elements.slice(0, at);
}

/** A form whose elements lead back to themselves can't be published: those depend on nothing here. */
function withoutCircles(elements: readonly FormElement[], formulas: Map<string, DrawnFormula>): RandomForm {
  const circles = new Set(
    formProblems(elements).flatMap(({ elementId, fault }) => (fault === 'circle' ? [elementId] : [])),
  );
  for (const id of circles) {
    if (formulas.has(id)) formulas.set(id, { text: '1', worth: () => 1 });
  }
  const freed = elements.map((element) =>
    circles.has(element._id)
      ? { ...element, dependency: null, formula: element.formula === null ? null : '1' }
      : element,
  );
  return { elements: freed, formulas };
}

function bareElement(kind: string, at: number, dice: Dice): FormElement {
  const id = `q${at}`;
  const least = dice.below(4);
  return elementOf(id, kind, {
    position: at + 1,
    label: `Question ${at}`,
    labels: dice.oneIn(2) ? [{ language: 'ar', value: `سؤال ${at}` }] : [],
    validations: {
      required: hasSetting(kind, 'required') && dice.oneIn(2),
      min: hasLimits(kind) && dice.oneIn(3) ? least : null,
      max: hasLimits(kind) && dice.oneIn(3) ? least + dice.below(3) : null,
    },
    options: optionsOf(kind, dice),
    userAddRow: kind === 'table' && dice.oneIn(2),
    treeOptions: kind.startsWith('tree_') ? treeOf(id, dice) : [],
    optionsDepth: kind.startsWith('tree_') && dice.oneIn(2) ? dice.below(3) + 1 : null,
    videoUrl: kind === 'video' ? 'https://video.example/1' : null,
  });
}

function optionsOf(kind: string, dice: Dice): QuestionOption[] {
  const isOffering = hasSetting(kind, 'options') || kind === 'table' || (kind === 'custom_field' && dice.oneIn(2));
  if (!isOffering) return [];
  const offered = ['x', 'y', 'z'].slice(0, dice.below(3) + 1).map((value) => ({
    value,
    labels: [
      { language: 'en', value: `Option ${value}` },
      ...(dice.oneIn(2) ? [{ language: 'ar', value: `خيار ${value}` }] : []),
    ],
    isWriteIn: false,
    numericalValue: dice.oneIn(2) ? dice.below(9) - 3 : null,
    ...(kind === 'table' && columnOf(dice)),
  }));
  return hasSetting(kind, 'writeIn') && dice.oneIn(3) ? [...offered, writeInOption] : offered;
}

/** Half of all columns say no kind, as those that are older than the kinds. */
function columnOf(dice: Dice): Pick<QuestionOption, 'columnKind' | 'choices'> {
  if (dice.oneIn(2)) return {};
  const columnKind = dice.pick(columnKinds);
  const labels = [{ language: 'ar', value: 'خيار' }];
  return { columnKind, choices: columnKind === 'choice' ? [{ value: 'k1', labels }] : null };
}

function treeOf(id: string, dice: Dice): TreeOption[] {
  const options: TreeOption[] = [];
  for (let at = 0; at <= 5 && !(at > 0 && dice.oneIn(4)); at += 1) {
    const parent = options.length > 0 && dice.oneIn(2) ? dice.pick(options)._id : null;
    options.push({ _id: `${id}-t${at}`, label: `Branch ${at}`, parentId: parent });
  }
  return options;
}
