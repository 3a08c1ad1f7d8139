import type { Formula, FormulaFunction } from './parseFormula.ts';

/** What a formula comes to; null when a question that it needs has no number, or the result is none. */
export function formulaValue(formula: Formula, numberOf: (id: string) => number | null): number | null {
  const value = worthOf(formula, numberOf);
  // Nobody reads "-0", and no network carries it: nothing less nothing is nothing.
  return value !== null && Number.isFinite(value) ? Math.round(value * 1e6) / 1e6 + 0 : null;
}

function worthOf(formula: Formula, numberOf: (id: string) => number | null): number | null {
  switch (formula.kind) {
    case 'number':
      return formula.value;
    case 'question':
      return numberOf(formula.id);
    case 'negative': {
      const value = worthOf(formula.of, numberOf);
      return value === null ? null : -value;
    }
    case 'operation': {
      const [left, right] = [worthOf(formula.left, numberOf), worthOf(formula.right, numberOf)];
      return left === null || right === null ? null : joined(formula.sign, left, right);
    }
    case 'call':
      return called(
        formula.name,
        formula.given.map((one) => worthOf(one, numberOf)),
      );
  }
}

function joined(sign: string, left: number, right: number): number {
  if (sign === '+') return left + right;
  if (sign === '-') return left - right;
  return sign === '*' ? left * right : left / right;
}

/** Functions count with what is there: the sum of three answers of which one is missing is that of two. */
function called(name: FormulaFunction, given: readonly (number | null)[]): number | null {
  const numbers = given.filter((value) => value !== null);
  if (numbers.length === 0) return null;
  const total = numbers.reduce((sum, value) => sum + value, 0);
  switch (name) {
    case 'sum':
      return total;
    case 'average':
      return total / numbers.length;
    case 'min':
      return Math.min(...numbers);
    case 'max':
      return Math.max(...numbers);
    case 'round':
      return Math.round(numbers[0] ?? 0);
  }
}
