/** A calculation as the generator reads it out of CEL: what both sides run, the browser while typing and the database for good. */
export type Calculation =
  | { readonly value: CalculatedValue }
  | { readonly field: string }
  | { readonly not: Calculation }
  | { readonly negative: Calculation }
  | { readonly when: Calculation; readonly holds: Calculation; readonly fails: Calculation }
  | { readonly operator: CalculationOperator; readonly of: readonly [Calculation, Calculation] };

export type CalculatedValue = number | string | boolean | null;

/** `.` joins texts; the others are CEL's. */
export type CalculationOperator = '+' | '-' | '*' | '/' | '.' | '==' | '!=' | '<' | '<=' | '>' | '>=' | '&&' | '||';

/** Types of fields that can be calculated. */
export type CalculatedType = 'int' | 'float' | 'money' | 'bool' | 'text';

/** What a column of each type holds at most; beyond it there is no value. */
export const MOST_CALCULATED = { int: 2_000_000_000, money: 1e15 } as const;
