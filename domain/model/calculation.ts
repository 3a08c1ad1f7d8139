/** A calculation as the generator reads it out of CEL: what both sides run, the browser while typing and the database for good. */
export type Calculation =
  | { readonly value: CalculatedValue }
  | { readonly field: string }
  | { readonly not: Calculation }
  | { readonly negative: Calculation }
  | { readonly when: Calculation; readonly holds: Calculation; readonly fails: Calculation }
  | { readonly operator: CalculationOperator; readonly of: readonly [Calculation, Calculation] }
  | AlongReferences
  | OverRecords;

/** A value of the record that references lead to: `startup.program.name`. */
export interface AlongReferences {
  readonly along: readonly string[];
  readonly field: string;
}

/** One value made of the records that belong to this one, of those among them that meet a condition. */
export interface OverRecords {
  /** Name of the `many` field. */
  readonly over: string;
  readonly how: CalculatedHow;
  /** Calculations about each of those records. */
  readonly where?: Calculation;
  readonly of?: Calculation;
}

/** As CEL calls them. Nothing to add up is nought; the least, the most and the average of nothing are no value. */
export type CalculatedHow = 'size' | 'sum' | 'min' | 'max' | 'average' | 'exists';

export type CalculatedValue = number | string | boolean | null;

/** `.` joins texts; the others are CEL's. */
export type CalculationOperator = '+' | '-' | '*' | '/' | '.' | '==' | '!=' | '<' | '<=' | '>' | '>=' | '&&' | '||';

/** Types of fields that can be calculated. */
export type CalculatedType = 'int' | 'float' | 'money' | 'bool' | 'text';

/** What a column of each type holds at most; beyond it there is no value. */
export const MOST_CALCULATED = { int: 2_000_000_000, money: 1e15 } as const;
