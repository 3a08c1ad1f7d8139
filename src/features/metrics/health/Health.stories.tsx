import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { HealthPill } from './HealthPill.tsx';
import { NeedsWordSection } from './NeedsWordSection.tsx';
import { StartupHealthCard } from './StartupHealthCard.tsx';

const health = {
  state: 'needsWord' as const,
  reasons: [
    { code: 'runway' as const, value: 4.5, metric: null },
    { code: 'drop' as const, value: 25, metric: 'Revenue' },
    { code: 'silence' as const, value: 75, metric: null },
  ],
};

const meta: Meta = {
  title: 'features/Health',
  decorators: [
    (Story) => (
      <>
        <h1>Northwind Robotics</h1>
        <Story />
      </>
    ),
  ],
  parameters: {
    answers: {
      StartupHealth: { data: { startupHealth: health } },
      StartupsNeedingWord: {
        data: {
          startupsNeedingWord: [
            { id: 's1', name: 'Arcadia Maps', logo: null, health },
            {
              id: 's2',
              name: 'Cargo Bikes of the Northern Harbour',
              logo: null,
              health: { state: 'watch', reasons: [{ code: 'tasks', value: 3, metric: null }] },
            },
          ],
        },
      },
    },
  },
};
export default meta;

type Story = StoryObj;

export const Pills: Story = {
  render: () => (
    <>
      <HealthPill health={{ state: 'onTrack', reasons: [] }} />
      <HealthPill health={{ state: 'watch', reasons: [{ code: 'reports', value: 2, metric: null }] }} />
      <HealthPill health={health} />
      <HealthPill health={null} />
    </>
  ),
};
export const OfAStartup: Story = {
  render: () => <StartupHealthCard recordId="s1" />,
  play: async ({ canvasElement }) => {
    const list = await within(canvasElement).findByRole('list');
    await expect(list).toHaveTextContent('Months of money left: 4.5Revenue fell by 25%Days since the last session: 75');
  },
};
export const WorthAWord: Story = {
  render: () => <NeedsWordSection />,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link', { name: 'Arcadia Maps' })).toBeVisible();
    await expect(canvasElement).toHaveTextContent('Overdue tasks: 3');
  },
};
export const RightToLeft: Story = { render: () => <NeedsWordSection />, globals: { language: 'ar' } };
export const Dark: Story = { render: () => <NeedsWordSection />, globals: { colourMode: 'dark' } };
export const OfOneProgram: Story = {
  render: () => <NeedsWordSection recordId="p1" />,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link', { name: 'Arcadia Maps' })).toBeVisible();
  },
};
