import {
  type CalculatedType,
  type CalculatedValue,
  type Calculation,
  type CalculationOperator,
  MOST_CALCULATED,
} from '#domain/model/calculation.ts';

/**
 * The value of a field that is calculated, by the values of the others: what the database's column holds once the record is
 * kept. What is missing makes what depends on it missing, as in SQL; so does a division by nought.
 */
export function calculate(
  calculation: Calculation,
  values: Readonly<Record<string, unknown>>,
  type: CalculatedType,
): CalculatedValue {
  const value = resultOf(calculation, values);
  if (typeof value !== 'number') return value;
  if (!Number.isFinite(value) || (type in MOST_CALCULATED && Math.abs(value) > MOST_CALCULATED[type as 'int']))
    return null;
  if (type === 'int') return Math.floor(value + 0.5);
  return type === 'money' ? Math.floor(value * 100 + 0.5) / 100 : value;
}

function resultOf(part: Calculation, values: Readonly<Record<string, unknown>>): CalculatedValue {
  if ('value' in part) return part.value;
  if ('field' in part) return plain(values[part.field]);
  if ('not' in part) return negated(resultOf(part.not, values));
  if ('negative' in part) {
    const value = resultOf(part.negative, values);
    return value === null ? null : -Number(value);
  }
  if ('when' in part) return resultOf(resultOf(part.when, values) === true ? part.holds : part.fails, values);
  // Other records are the server's to look at.
  if (!('operator' in part)) return null;
  const [left, right] = part.of.map((one) => resultOf(one, values)) as [CalculatedValue, CalculatedValue];
  return combined(part.operator, left, right);
}

/** An empty text is no value, as it is once it is kept. */
function plain(value: unknown): CalculatedValue {
  return typeof value === 'number' || typeof value === 'boolean' || (typeof value === 'string' && value !== '')
    ? value
    : null;
}

const negated = (value: CalculatedValue): CalculatedValue => (value === null ? null : value !== true);

function combined(operator: CalculationOperator, left: CalculatedValue, right: CalculatedValue): CalculatedValue {
  if (operator === '&&')
    return left === false || right === false ? false : left === null || right === null ? null : true;
  if (operator === '||') return left === true || right === true ? true : left === null || right === null ? null : false;
  if (left === null || right === null) return null;
  switch (operator) {
    case '.':
      return `${left}${right}`;
    case '==':
      return left === right;
    case '!=':
      return left !== right;
    case '<':
      return left < right;
    case '<=':
      return left <= right;
    case '>':
      return left > right;
    case '>=':
      return left >= right;
    default:
      return arithmetic(operator, Number(left), Number(right));
  }
}

function arithmetic(operator: '+' | '-' | '*' | '/', left: number, right: number): number | null {
  if (operator === '+') return left + right;
  if (operator === '-') return left - right;
  if (operator === '*') return left * right;
  return right === 0 ? null : left / right;
}
