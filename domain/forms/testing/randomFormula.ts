import type { FormElement } from '../FormElement.ts';
import type { Dice } from './Dice.ts';

type NumberOf = (id: string) => number | null;

/** A formula, and what it comes to worked out without reading its text. */
export interface DrawnFormula {
  readonly text: string;
  readonly worth: (numberOf: NumberOf) => number | null;
}

/** A formula over some of these elements, whether or not they can be counted with. */
export function randomFormula(elements: readonly FormElement[], dice: Dice, depth = 0): DrawnFormula {
  const kind = depth > 2 ? dice.below(2) : dice.below(6);
  const inner = (): DrawnFormula => randomFormula(elements, dice, depth + 1);
  if (kind === 0) return number(dice.below(20) / 4);
  if (kind === 1) return elements.length === 0 ? number(2) : question(dice.pick(elements)._id);
  if (kind === 2) return negative(inner());
  if (kind === 3) return call(dice, inner);
  return operation(dice.pick(['+', '-', '*', '/']), inner(), inner());
}

const number = (value: number): DrawnFormula => ({ text: String(value), worth: () => value });
const question = (id: string): DrawnFormula => ({ text: `{${id}}`, worth: (numberOf) => numberOf(id) });

function negative({ text, worth }: DrawnFormula): DrawnFormula {
  return {
    text: `-(${text})`,
    worth: (numberOf) => {
      const value = worth(numberOf);
      return value === null ? null : -value;
    },
  };
}

const signs: Record<string, (left: number, right: number) => number> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => left / right,
};

function operation(sign: string, left: DrawnFormula, right: DrawnFormula): DrawnFormula {
  return {
    text: `(${left.text}) ${sign} (${right.text})`,
    worth: (numberOf) => {
      const [one, other] = [left.worth(numberOf), right.worth(numberOf)];
      return one === null || other === null ? null : (signs[sign]?.(one, other) ?? null);
    },
  };
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const functions: Record<string, (values: readonly number[]) => number> = {
  sum,
  average: (values) => sum(values) / values.length,
  min: (values) => Math.min(...values),
  max: (values) => Math.max(...values),
  round: ([first = 0]) => Math.round(first),
};

function call(dice: Dice, inner: () => DrawnFormula): DrawnFormula {
  const name = dice.pick(Object.keys(functions));
  const given = Array.from({ length: dice.below(3) + 1 }, inner);
  return {
    text: `${name}(${given.map(({ text }) => text).join(', ')})`,
    worth: (numberOf) => {
      const values = given.map(({ worth }) => worth(numberOf)).filter((value) => value !== null);
      return values.length === 0 ? null : (functions[name]?.(values) ?? null);
    },
  };
}
