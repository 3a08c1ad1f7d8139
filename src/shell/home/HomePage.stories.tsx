import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import * as home from '#src/generated/screens/home.gen.ts';
import { DashboardComponents } from '#src/screens/dashboard/ComponentCard.tsx';
import { DashboardScreen } from '#src/screens/dashboard/DashboardScreen.tsx';
import { buildTask } from '../../../stories/support/buildTask.ts';
import { dashboardComponents } from '../dashboardComponents.ts';

const loadComponents = async () => dashboardComponents;

const meta: Meta<typeof DashboardScreen> = {
  title: 'shell/HomePage',
  component: DashboardScreen,
  args: { module: home },
  decorators: [
    (Story) => (
      <DashboardComponents value={loadComponents}>
        <Story />
      </DashboardComponents>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof DashboardScreen>;

const page = (results: readonly unknown[]) => ({ results, totalCount: results.length, next: null, prev: null });

const answers = (isFull: boolean) => ({
  TodaysTasks: { data: { tasks: page(isFull ? [buildTask(), buildTask({ _id: 't2', name: 'Call the bank' })] : []) } },
  HomeStartups: {
    data: {
      startups: page(
        isFull
          ? [
              { _id: 's1', name: 'Northwind Robotics', tagline: 'Arms that feel', lastMetricsAt: null },
              { _id: 's2', name: 'Blue Fern', tagline: null, lastMetricsAt: '2026-01-10T09:00:00.000Z' },
            ]
          : [],
      ),
    },
  },
  HomePrograms: {
    data: {
      programs: page(
        isFull
          ? [{ _id: 'p1', name: 'Growth Track', endDate: '2026-12-31', capacity: 12, startups: [{ _id: 's1' }] }]
          : [],
      ),
    },
  },
});

const failed = { error: 'The database rests' };

export const Full: Story = {
  parameters: { answers: answers(true) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const parts = [
      await canvas.findByText('Call the bank'),
      await canvas.findByRole('link', { name: 'Northwind Robotics' }),
      await canvas.findByRole('link', { name: 'Growth Track' }),
    ];
    // Each is seen once what stands before it has come.
    for (const part of parts) await waitFor(() => expect(part).toBeVisible());
  },
};
export const Empty: Story = {
  parameters: { answers: answers(false) },
  play: async ({ canvasElement }) => {
    const nothing = await within(canvasElement).findByText('Nothing is due today.');
    // Seen once what stands before it has come.
    await waitFor(() => expect(nothing).toBeVisible());
  },
};
export const Loading: Story = {
  parameters: { answers: { TodaysTasks: 'never', HomeStartups: 'never', HomePrograms: 'never' } },
};
export const Failed: Story = {
  parameters: { answers: { TodaysTasks: failed, HomeStartups: failed, HomePrograms: failed } },
  play: async ({ canvasElement }) => {
    await expect((await within(canvasElement).findAllByText('The database rests')).length).toBeGreaterThan(0);
  },
};
export const AsCofounder: Story = { parameters: { answers: answers(true) }, globals: { role: 'Cofounder' } };
export const RightToLeft: Story = { parameters: { answers: answers(true) }, globals: { language: 'ar' } };
export const Dark: Story = { parameters: { answers: answers(true) }, globals: { colourMode: 'dark' } };
