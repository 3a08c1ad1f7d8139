import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { periodsAnswer, storyItem, storyPeriod } from '../../storyMetrics.ts';
import { MetricsForm } from '../MetricsForm.tsx';

const sent = fn();
const done = fn(async () => undefined);
const meta: Meta<typeof MetricsForm> = {
  title: 'features/MetricsForm/Reported meanwhile',
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

const found = [
  { path: 'data.revenue', message: 'Olga Ose has reported $1,300 meanwhile', theirs: 1300 },
  { path: 'data.users', message: 'Olga Ose has reported 600 meanwhile', theirs: 600 },
];

/** Refuses the first time, as somebody else has reported the same month. */
const answers = (conflicts: typeof found) => ({
  MetricPeriods: periodsAnswer(storyPeriod([storyItem('revenue'), storyItem('users')])),
  SetMetricDataValues: {
    answer: (variables: Readonly<Record<string, unknown>>) => {
      sent(variables);
      return sent.mock.calls.length > 1
        ? { setMetricDataValues: [] }
        : {
            error: 'Reported meanwhile',
            code: 'ValidationError',
            fields: conflicts.map(({ path, message }) => ({ path, message })),
            reasons: conflicts.map(({ path, theirs }) => ({ path, reason: 'reportedMeanwhile', values: { theirs } })),
          };
    },
  },
});

async function filled({ canvasElement, userEvent }: Parameters<NonNullable<Story['play']>>[0]) {
  const canvas = within(canvasElement);
  await userEvent.type(await canvas.findByLabelText('Revenue'), '1200');
  await userEvent.type(canvas.getByLabelText('Users'), '500');
  const save = canvas.getByRole('button', { name: 'Save' });
  await userEvent.click(save);
  return { canvas, save };
}

export const EachIsChosen: Story = {
  parameters: { answers: answers(found) },
  play: async (context) => {
    const { canvas, save } = await filled(context);
    await expect(await canvas.findByText('Olga Ose has reported $1,300 meanwhile')).toBeVisible();
    await expect(canvas.getByLabelText('Revenue')).toHaveValue('$1,200');
    await context.userEvent.click(canvas.getByRole('button', { name: 'Keep mine: Revenue' }));
    await context.userEvent.click(canvas.getByRole('button', { name: 'Take theirs: Users' }));
    await expect(canvas.getByLabelText('Users')).toHaveValue('600');
    await expect(canvas.getByText('You have chosen. Save to keep it.')).toBeVisible();
    await expect(done).not.toHaveBeenCalled();
    await context.userEvent.click(save);
    const data = [
      { metricDataId: 'revenue', value: 1200, shown: 1300 },
      { metricDataId: 'users', value: 600, shown: 600 },
    ];
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith({ data }));
    await waitFor(() => expect(done).toHaveBeenCalled());
  },
};

export const AllAreTaken: Story = {
  parameters: { answers: answers(found) },
  play: async (context) => {
    const { canvas } = await filled(context);
    await context.userEvent.click(await canvas.findByRole('button', { name: 'Take all of theirs' }));
    await expect(canvas.getByLabelText('Revenue')).toHaveValue('$1,300');
    await expect(canvas.queryByText(/meanwhile/u)).toBeNull();
  },
};

export const One: Story = {
  parameters: { answers: answers(found.slice(0, 1)) },
  play: async (context) => {
    const { canvas } = await filled(context);
    await expect(await canvas.findByText(/^Not saved yet/u)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Keep mine: Revenue' })).toBeVisible();
  },
};

export const RightToLeft: Story = {
  ...AllAreTaken,
  globals: { language: 'ar' },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.type((await canvas.findAllByRole('textbox'))[0] as HTMLElement, '1200');
    await userEvent.click(canvas.getByRole('button', { name: 'حفظ' }));
    await expect(await canvas.findAllByRole('alert')).toHaveLength(3);
  },
};
export const Dark: Story = { ...One, globals: { colourMode: 'dark' } };
