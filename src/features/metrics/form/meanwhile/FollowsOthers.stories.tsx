import type { Meta, StoryObj } from '@storybook/react-vite';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { expect, fn, waitFor, within } from 'storybook/test';
import { figureNow, figuresNowAnswer, periodsAnswer, storyItem, storyPeriod } from '../../storyMetrics.ts';
import { MetricsForm } from '../MetricsForm.tsx';

let others = figuresNowAnswer();
let client: QueryClient | undefined;
const unreported = figuresNowAnswer(figureNow('revenue', null), figureNow('users', null), figureNow('round', null));
const sent = fn();

const meta: Meta<typeof MetricsForm> = {
  title: 'features/MetricsForm/Follows others',
  component: MetricsForm,
  args: { startupId: 's1', date: '2030-03-15T17:00:00.000Z', onDone: fn(async () => undefined), onSkip: fn() },
  globals: { role: 'Cofounder' },
  parameters: {
    answers: {
      MetricPeriods: periodsAnswer(storyPeriod([storyItem('revenue'), storyItem('users'), storyItem('round')])),
      FiguresNow: { answer: () => others.data },
      SetMetricDataValues: {
        answer: (variables: Readonly<Record<string, unknown>>) => {
          sent(variables);
          return { setMetricDataValues: [] };
        },
      },
    },
  },
  beforeEach: () => {
    others = unreported;
    sent.mockClear();
  },
  decorators: [
    (Story) => {
      client = useQueryClient();
      return <Story />;
    },
  ],
};
export default meta;

type Story = StoryObj<typeof MetricsForm>;

/** A co-founder reports while the form is open, of which this page hears. */
async function reports(...figures: readonly ReturnType<typeof figureNow>[]): Promise<void> {
  others = figuresNowAnswer(...figures);
  await client?.invalidateQueries();
}

const both = [
  figureNow('revenue', 2500, 'Nora Alba'),
  figureNow('users', 12, 'Nora Alba'),
  figureNow('round', null),
] as const;

export const WhatIsUntouchedFollows: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('Revenue'), '2000');
    await userEvent.tab();
    await reports(...both);
    await waitFor(() => expect(canvas.getByLabelText('Users')).toHaveValue('12'));
    await expect(canvas.getByText('Nora Alba has reported 12 meanwhile')).toBeVisible();
    // What is typed stays, and says at once that it is to be chosen of.
    await expect(canvas.getByLabelText('Revenue')).toHaveValue('$2,000');
    await expect(canvas.getByText('Nora Alba has reported $2,500 meanwhile')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep mine: Revenue' }));
    await expect(canvas.queryByText('Nora Alba has reported $2,500 meanwhile')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const data = [
      { metricDataId: 'revenue', value: 2000, shown: 2500 },
      { metricDataId: 'users', value: 12, shown: 12 },
    ];
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ data }));
  },
};

export const WhatBothTypeAlikeIsNoConflict: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('Revenue'), '2500');
    await reports(...both);
    await waitFor(() => expect(canvas.getByLabelText('Users')).toHaveValue('12'));
    await expect(canvas.queryByRole('button', { name: 'Keep mine: Revenue' })).toBeNull();
  },
};

/** Each change is one of its own: what was chosen of the first says nothing of the next. */
export const IsReportedTwice: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('Revenue'), '2000');
    await reports(figureNow('revenue', 2500, 'Nora Alba'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Keep mine: Revenue' }));
    await reports(figureNow('revenue', 2600, null));
    await expect(await canvas.findByText('Somebody has reported $2,600 meanwhile')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Take theirs: Revenue' }));
    await expect(canvas.getByLabelText('Revenue')).toHaveValue('$2,600');
  },
};

const followed: Story['play'] = async ({ canvasElement, userEvent }) => {
  const canvas = within(canvasElement);
  await userEvent.type((await canvas.findAllByRole('textbox'))[0] as HTMLElement, '2000');
  await reports(...both);
  await canvas.findAllByRole('alert');
};
export const OnAPhoneInArabic: Story = { globals: { language: 'ar', viewport: { value: 'phone' } }, play: followed };
export const OnAPhoneInTheDark: Story = {
  globals: { colourMode: 'dark', viewport: { value: 'phone' } },
  play: followed,
};
