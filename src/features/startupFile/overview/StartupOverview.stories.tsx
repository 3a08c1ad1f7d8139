import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Sparkline } from '#src/ui/charts/Sparkline.tsx';
import { says } from '../../../../stories/support/says.ts';
import { item } from '../timeline/storyTimeline.ts';
import { Change } from './Change.tsx';
import { StartupFigures } from './StartupFigures.tsx';
import { StartupLatest } from './StartupLatest.tsx';

const meta: Meta = { title: 'features/StartupOverview' };
export default meta;

type Story = StoryObj;

const metric = (id: string, name: string, unitType: string, position: number) => ({
  _id: id,
  position,
  name: [{ language: 'en', value: name }],
  unitOfMeasure: { unitType },
});
const series = (of: ReturnType<typeof metric>, values: readonly number[]) =>
  values.map((value, index) => ({ _id: `${of._id}${index}`, to: `2026-0${9 - index}-28`, value, metric: of }));
const figures = (...items: readonly unknown[]) => ({
  StartupLastFigures: { data: { metricDataItems: { results: items } } },
});
const reported = figures(
  ...series(metric('m2', 'Team', 'EMPLOYEE', 1), [4, 5, 5]),
  ...series(metric('m1', 'Revenue', 'MONETARY', 0), [900, 600, 300, 200]),
);
const latest = (...items: readonly unknown[]) => ({
  StartupTimeline: { data: { startupEvents: { next: null, results: items } } },
});

export const Figures: Story = {
  parameters: { answers: reported },
  render: () => <StartupFigures recordId="s1" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first, second] = await canvas.findAllByRole('listitem');
    await expect(first).toHaveTextContent('Revenue');
    await expect(first).toHaveTextContent('+50%');
    await expect(second).toHaveTextContent('-20%');
  },
};
export const FiguresRightToLeft: Story = {
  parameters: { answers: reported },
  render: () => <StartupFigures recordId="s1" />,
  globals: { language: 'ar' },
};
export const NothingReported: Story = {
  parameters: { answers: figures() },
  render: () => <StartupFigures recordId="s1" />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('list')).toBeNull();
  },
};
export const FiguresDark: Story = { ...Figures, globals: { colourMode: 'dark' } };

export const Latest: Story = {
  parameters: {
    answers: latest(
      item('note', { message: 'Two pilots have signed.' }),
      item('dataDue', { createdBy: null, dueDate: '2026-02-01T12:00:00.000Z' }),
    ),
  },
  render: () => <StartupLatest recordId="s1" />,
  play: says('Two pilots have signed.', 'To be reported by Feb 1, 2026'),
};
export const NothingHappened: Story = {
  parameters: { answers: latest() },
  render: () => <StartupLatest recordId="s1" />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('list')).toBeNull();
  },
};

export const Grown: Story = { render: () => <Change change={0.124} />, play: says('+12%') };
export const Unchanged: Story = { render: () => <Change change={0} /> };
export const FirstPeriod: Story = { render: () => <Change change={null} /> };
export const Line: Story = { render: () => <Sparkline values={[1, 4, 2, 8, 8, 9]} /> };
export const FlatLine: Story = { render: () => <Sparkline values={[3, 3, 3]} /> };
