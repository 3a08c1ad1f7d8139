import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { everyUnit, periodsAnswer, storyItem, storyPeriod } from '../storyMetrics.ts';
import { MetricsForm } from './MetricsForm.tsx';

const sent = fn();
const done = fn(async () => undefined);
const meta: Meta<typeof MetricsForm> = {
  title: 'features/MetricsForm',
  component: MetricsForm,
  args: { startupId: 's1', date: '2030-03-15T17:00:00.000Z', onDone: done, onSkip: fn() },
  globals: { role: 'Cofounder' },
  beforeEach: () => {
    sent.mockClear();
    done.mockClear();
  },
};
export default meta;

type Story = StoryObj<typeof MetricsForm>;

const accepted = {
  answer: (variables: Readonly<Record<string, unknown>>) => {
    sent(variables);
    return { setMetricDataValues: [] };
  },
};
const answers = (...periods: readonly unknown[]) => ({
  MetricPeriods: periodsAnswer(...periods),
  SetMetricDataValues: accepted,
});

/** The fields of a story, by what they are called. */
const formOf = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await canvas.findByRole('button', { name: 'Save' });
  return {
    canvas,
    field: (name: string) => canvas.getByLabelText(name),
    save: canvas.getByRole('button', { name: 'Save' }),
  };
};

export const EachUnitHasItsMask: Story = {
  parameters: { answers: answers(storyPeriod(everyUnit)) },
  play: async ({ canvasElement, userEvent }) => {
    const { canvas, field } = await formOf(canvasElement);
    await expect(canvas.getByText('Update the data for the month of February')).toBeVisible();
    await expect(canvas.getByText('What was invoiced in the month.')).toBeVisible();
    await expect(canvas.getByText('Finances')).toBeVisible();
    await userEvent.type(field('Churn'), '12.5');
    await expect(field('Churn')).toHaveValue('12.5 %');
    await userEvent.type(field('Churn'), '{Backspace}');
    await expect(field('Churn')).toHaveValue('12. %');
    await userEvent.type(field('Revenue'), '1200.50');
    await userEvent.tab();
    await expect(field('Revenue')).toHaveValue('$1,200.5');
    await userEvent.type(field('Employees'), '-3.5');
    await expect(field('Employees')).toHaveValue('3.5');
    await userEvent.type(field('Users'), '-3a');
    await expect(field('Users')).toHaveValue('3');
    await expect(field('Next round')).toHaveAttribute('type', 'date');
    await expect(field('Users')).toHaveAttribute('inputmode', 'numeric');
  },
};

export const OnlyWhatIsFilledIsSent: Story = {
  parameters: { answers: answers(storyPeriod(everyUnit)) },
  play: async ({ canvasElement, userEvent }) => {
    const { canvas, field, save } = await formOf(canvasElement);
    await userEvent.click(save);
    await expect(await canvas.findByText('You need to fill at least one of these fields')).toBeVisible();
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.type(field('Users'), '0');
    await userEvent.type(field('Churn'), '2.5');
    await userEvent.click(save);
    const data = [
      { metricDataId: 'churn', value: '2.5', shown: null },
      { metricDataId: 'users', value: 0, shown: null },
    ];
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ data }));
    await waitFor(() => expect(done).toHaveBeenCalled());
  },
};

const rules = [
  ['users', 'lessThan:10'],
  ['revenue', 'moreThan:1000'],
  ['customers', 'max:users+subscribers'],
  ['team', 'min:1', 'Somebody works there'],
] as const;
export const RulesAreSaidOnceAFieldWasTouched: Story = {
  parameters: { answers: answers(storyPeriod(everyUnit, { rules })) },
  play: async ({ canvasElement, userEvent }) => {
    const { canvas, field, save } = await formOf(canvasElement);
    await userEvent.type(field('Users'), '11');
    await expect(canvas.queryByText('This must be less than 10')).toBeNull();
    await userEvent.type(field('Revenue'), '900');
    await expect(canvas.getByText('This must be less than 10')).toBeVisible();
    await userEvent.type(field('Subscribers'), '1');
    await userEvent.type(field('Customers'), '20');
    await userEvent.type(field('Employees'), '0');
    await userEvent.click(save);
    await expect(canvas.getByText('This must be greater than $1,000')).toBeVisible();
    await expect(canvas.getByText('This must be less than Users and Subscribers')).toBeVisible();
    await expect(canvas.getByText('Somebody works there')).toBeVisible();
    await expect(sent).not.toHaveBeenCalled();
  },
};

export const WhatIsNoAmountSaysSo: Story = {
  parameters: { answers: answers(storyPeriod([storyItem('revenue')])) },
  play: async ({ canvasElement, userEvent }) => {
    const { canvas, field } = await formOf(canvasElement);
    await userEvent.type(field('Revenue'), '1.2.3');
    await userEvent.tab();
    await expect(canvas.getByText('Invalid amount')).toBeVisible();
  },
};

export const ADateIsTouchedWhenItIsChosen: Story = {
  parameters: { answers: answers(storyPeriod([storyItem('round'), storyItem('users')])) },
  play: async ({ canvasElement, userEvent }) => {
    const { field, save } = await formOf(canvasElement);
    await userEvent.type(field('Next round'), '2030-05-01');
    await userEvent.click(save);
    // Noon in New York, where the organisation is.
    const value = '2030-05-01T16:00:00.000Z';
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ data: [{ metricDataId: 'round', value, shown: null }] }));
  },
};

export const WhatTheServerRefusesKeepsWhatWasTyped: Story = {
  parameters: {
    answers: {
      MetricPeriods: periodsAnswer(storyPeriod([storyItem('users'), storyItem('customers')])),
      SetMetricDataValues: {
        error: 'Invalid',
        code: 'ValidationError',
        fields: [{ path: 'data.users', message: 'This must be less than Customers' }],
      },
    },
  },
  play: async ({ canvasElement, userEvent }) => {
    const { canvas, field, save } = await formOf(canvasElement);
    await userEvent.type(field('Users'), '12');
    await userEvent.click(save);
    await expect((await canvas.findAllByText('This must be less than Customers'))[0]).toBeVisible();
    await expect(field('Users')).toHaveValue('12');
    await expect(field('Users')).toHaveAttribute('aria-invalid', 'true');
  },
};

export const TwoPeriods: Story = {
  parameters: {
    answers: answers(
      storyPeriod([storyItem('users')], { from: '2030-01-01', to: '2030-01-31' }),
      storyPeriod([storyItem('users', { id: 'users2', metadata: { customLabel: 'People who came' } })], {
        from: '2030-02-03',
        to: '2030-02-20',
      }),
    ),
  },
  play: async ({ canvasElement }) => {
    const { canvas, field } = await formOf(canvasElement);
    const headings = canvas.getAllByRole('heading').map(({ textContent }) => textContent);
    await expect(headings).toEqual([
      'Update the data for the month of January',
      'Update from Feb 3, 2030 to Feb 20, 2030',
    ]);
    await expect(field('People who came')).toBeVisible();
  },
};

/** Whoever comes from what is asked of one period begins there. */
export const BeginsAtThePeriodThatIsMeant: Story = {
  ...TwoPeriods,
  args: { aim: { from: '2030-02-03', to: '2030-02-20' } },
  play: async ({ canvasElement }) => {
    const { field } = await formOf(canvasElement);
    await waitFor(() => expect(field('People who came')).toHaveFocus());
  },
};

const otherPeriods = [
  { from: '2030-02-03', to: '2030-02-03' },
  { from: null, to: '2030-02-20' },
  { from: 'foo', to: 'foo' },
] as const;
export const OtherPeriods: Story = {
  parameters: {
    answers: answers(
      ...otherPeriods.map((days, index) => ({
        ...storyPeriod([storyItem('users', { id: `users${index}` })]),
        ...days,
      })),
    ),
  },
  play: async ({ canvasElement }) => {
    const { canvas } = await formOf(canvasElement);
    await expect(canvas.getByText('Update the data for Feb 3, 2030')).toBeVisible();
    await expect(canvas.getByText('Update until Feb 20, 2030')).toBeVisible();
    await expect(canvas.getByText('The date received for this data update is invalid')).toBeVisible();
  },
};

export const NothingToFill: Story = {
  parameters: { answers: answers() },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Metrics are up to date.')).toBeVisible();
  },
};
export const Loading: Story = { parameters: { answers: { MetricPeriods: 'never' } } };
export const Failed: Story = {
  parameters: { answers: { MetricPeriods: { error: 'The database rests' } } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('The database rests');
  },
};
export const InFrench: Story = {
  parameters: { answers: answers(storyPeriod([storyItem('revenue'), storyItem('users')])) },
  globals: { language: 'fr' },
  play: async ({ canvasElement, userEvent }) => {
    const field = await within(canvasElement).findByLabelText('Chiffre d’affaires');
    await userEvent.type(field, '12,5');
    await expect((field as HTMLInputElement).value).toMatch(/^12,5\s\$US$/u);
    await expect(within(canvasElement).getByLabelText('Users')).toBeVisible();
  },
};
export const RightToLeft: Story = { ...EachUnitHasItsMask, globals: { language: 'ar' }, play: async () => undefined };
export const Dark: Story = { ...EachUnitHasItsMask, globals: { colourMode: 'dark' }, play: async () => undefined };
