/** A small portfolio for stories: one that is well, one that is late, one that is new. */
export const storyMetrics = [
  { id: 'm1', title: 'Revenue', unitType: 'MONETARY', customName: null },
  { id: 'm2', title: 'Users', unitType: 'USER', customName: null },
];

const figure = (
  value: number | null,
  change: number | null,
  isMissing: boolean,
  values: readonly (number | null)[],
) => ({
  value,
  month: value === null ? null : '2030-01-01',
  change,
  isMissing,
  isOpen: value === null && !isMissing,
  values,
});
const report = (state: string, filled: number, due: string | null = null) => ({
  state,
  asked: 5,
  filled,
  to: '2030-01-31',
  due,
});
const row = (id: string, name: string, stage: string | null, program: string | null) => ({
  id,
  name,
  logo: null,
  stage,
  status: 'active',
  program: program === null ? null : { id: program, name: `Program ${program}` },
  isReminded: false,
});
const needy = {
  state: 'needsWord',
  reasons: [
    { code: 'runway', value: 4, metric: null },
    { code: 'drop', value: 25, metric: 'Revenue' },
  ],
};

export const storyRows = [
  {
    ...row('s1', 'Arcadia Maps', 'growing', 'A'),
    health: { state: 'onTrack', reasons: [] },
    report: report('done', 5),
    figures: [figure(1200, 0.2, false, [400, 700, 1000, 1200]), figure(90, -0.1, false, [120, 100, 90])],
  },
  {
    ...row('s2', 'Bakely', 'idea', 'B'),
    health: needy,
    report: report('late', 0, '2030-02-10T17:00:00Z'),
    figures: [figure(300, -0.25, true, [400, 300, null]), null],
  },
  {
    ...row('s3', 'Cargo Bikes of the Northern Harbour', null, null),
    health: null,
    report: null,
    figures: [figure(null, null, false, []), null],
  },
];

/** Who is reminded is not offered to be again. */
export function portfolioAnswers() {
  const reminded = new Set<string>();
  return {
    Portfolio: {
      answer: () => ({
        portfolio: {
          metrics: storyMetrics,
          shown: ['m1', 'm2'],
          months: ['2029-11-01', '2029-12-01', '2030-01-01'],
          rows: storyRows.map((one) => ({ ...one, isReminded: reminded.has(one.id) })),
        },
      }),
    },
    MetricsBoard: {
      answer: () => ({
        metricsBoard: {
          hasEarlier: false,
          periods: [],
          rows: storyRows.map(({ id, name, program }) => ({
            id,
            name,
            program,
            isReminded: reminded.has(id),
            people: [{ firstName: 'Ben', isMailed: true }],
            cells: [],
          })),
        },
      }),
    },
    RemindOfMetrics: {
      answer: ({ startupIds }: Readonly<Record<string, unknown>>) => {
        for (const id of startupIds as string[]) reminded.add(id);
        return { remindOfMetrics: startupIds };
      },
    },
  };
}
