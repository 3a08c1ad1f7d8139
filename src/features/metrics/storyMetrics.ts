/** What the server says in stories of the metrics flow. */
const labels = (value: string, french?: string) => [
  { language: 'en', value },
  ...(french ? [{ language: 'fr', value: french }] : []),
];

const units = [
  ['churn', 'PERCENTAGE', 'Churn', 'Customers who left in the month.', 'Attrition'],
  ['revenue', 'MONETARY', 'Revenue', 'What was invoiced in the month.', 'Chiffre d’affaires'],
  ['team', 'EMPLOYEE', 'Employees', 'Full-time equivalents.', 'Effectifs'],
  ['customers', 'CUSTOMER', 'Customers', 'Who paid in the month.', 'Clients'],
  ['users', 'USER', 'Users', 'Who signed in during the month.', undefined],
  ['subscribers', 'SUBSCRIBER', 'Subscribers', 'Running subscriptions.', undefined],
  ['round', 'DATE', 'Next round', 'When you will raise money again.', undefined],
  ['runway', 'MONTHS', 'Runway', 'Months until the money is spent.', undefined],
  ['trees', 'CUSTOM', 'Trees planted', 'Since the beginning.', undefined],
] as const;

type Rule = readonly [id: string, validation: string, label?: string];

/** A value to fill in, of the unit that its id stands for. */
export function storyItem(id: string, more: Readonly<Record<string, unknown>> = {}) {
  const [, unitType = 'CUSTOM', name = id, description = '', french] = units.find(([key]) => key === id) ?? [];
  return {
    id,
    value: null,
    dateValue: null,
    validations: [],
    metadata: null,
    metric: {
      id: `metric-${id}`,
      name: labels(name, french),
      description: labels(description),
      trackingRecurrence: { amount: 1, type: 'MONTHLY' },
      unitOfMeasure: { unitType, customName: unitType === 'CUSTOM' ? 'trees' : null },
      category: { id: 'c1', name: unitType === 'MONETARY' ? 'Finances' : 'Traction' },
    },
    ...more,
  };
}

/** A value of each kind of unit. */
export const everyUnit = units.map(([id]) => storyItem(id));

export function storyPeriod(
  data: readonly ReturnType<typeof storyItem>[],
  { from = '2030-02-01', to = '2030-02-28', rules = [] as readonly Rule[] } = {},
) {
  const instant = (day: string | null): string | null => (day === null ? null : `${day}T00:00:00.000Z`);
  return {
    from: instant(from),
    to: instant(to),
    data,
    lastValues: data.flatMap(({ id }) => (id === 'users' ? [{ dataId: id, value: 1200 }] : [])),
    validations: rules.map(([dataId, validation, label]) => ({ dataId, validation, label: label ?? null })),
  };
}

export const periodsAnswer = (...periods: readonly unknown[]) => ({
  data: { startupMetricDataForMetricForm: periods, asked: { results: [] }, figuresAsked: [] },
});

/** What a figure of the story's period says at this moment, and who has reported it. */
export const figureNow = (id: string, value: number | null, fullName: string | null = null) => ({
  ...storyItem(id, { value }),
  from: '2030-02-01',
  to: '2030-02-28',
  editedBy: fullName && { _id: 'other', fullName },
});

export const figuresNowAnswer = (...figures: readonly ReturnType<typeof figureNow>[]) => ({
  data: { metricDataItems: { results: figures } },
});

/** What the startup is asked for. */
export const pendingAnswer = (
  type: 'CATEGORIZATION' | 'METRICS' | null,
  initialCategorizationComplete = true,
  words: Readonly<Record<string, unknown>> = {},
) => ({
  data: {
    startupPendingDataForm: {
      _id: 's1',
      initialCategorizationComplete,
      pendingDataForm: type && { id: `form-${type}`, type, date: '2030-03-15T17:00:00.000Z', ...words },
    },
    figuresAsked: [],
    startupCategorizations: { totalCount: type === 'CATEGORIZATION' ? 1 : 0 },
  },
});

export const questionsAnswer = (values: Readonly<Record<string, boolean | null>> = {}) => ({
  data: {
    startupCategorization: {
      id: 'form-CATEGORIZATION',
      startup: { _id: 's1' },
      questions: [
        ['HasFreeUsers', 'Does your product have free users?'],
        ['IsGeneratingSales', 'Is your company generating sales?'],
        ['RecurringRevenueModel', 'Do you have a recurring revenue model?'],
        ['ServiceIsLive', 'Is your product or service live?'],
      ].map(([key = '', label = '']) => ({ key, label, value: values[key] ?? null })),
    },
  },
});
