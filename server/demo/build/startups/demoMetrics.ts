/** The metrics of every demo tenant. */
export interface DemoMetric {
  readonly key: string;
  readonly unitType: string;
  /** Index of the category. */
  readonly category: number;
  readonly isTopLevel: boolean;
  readonly rules?: Readonly<Record<string, string>>;
  /** First value and growth by month; absent for dates. */
  readonly start?: readonly [number, number];
  readonly growth?: readonly [number, number];
}

export const demoMetrics: readonly DemoMetric[] = [
  {
    key: 'revenue',
    unitType: 'MONETARY',
    category: 0,
    isTopLevel: true,
    rules: { min: '0' },
    start: [500, 20_000],
    growth: [-4, 16],
  },
  {
    key: 'burn',
    unitType: 'MONETARY',
    category: 0,
    isTopLevel: false,
    rules: { min: '0' },
    start: [8_000, 60_000],
    growth: [-3, 7],
  },
  {
    key: 'customers',
    unitType: 'CUSTOMER',
    category: 1,
    isTopLevel: true,
    rules: { max: 'users' },
    start: [2, 60],
    growth: [-3, 14],
  },
  {
    key: 'users',
    unitType: 'USER',
    category: 1,
    isTopLevel: false,
    rules: { min: '0' },
    start: [80, 2_000],
    growth: [-5, 18],
  },
  {
    key: 'churn',
    unitType: 'PERCENTAGE',
    category: 1,
    isTopLevel: false,
    rules: { lessThan: '100' },
    start: [1, 9],
    growth: [-12, 12],
  },
  {
    key: 'employees',
    unitType: 'EMPLOYEE',
    category: 2,
    isTopLevel: false,
    rules: { moreThan: '0' },
    start: [2, 14],
    growth: [-2, 6],
  },
  { key: 'runway', unitType: 'MONTHS', category: 0, isTopLevel: false, start: [4, 20], growth: [-8, 8] },
  { key: 'nextRound', unitType: 'DATE', category: 0, isTopLevel: false },
];
