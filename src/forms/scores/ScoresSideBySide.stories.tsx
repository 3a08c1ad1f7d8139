import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ScoresSideBySide } from './ScoresSideBySide.tsx';
import { scores } from './storyScores.ts';

const meta: Meta<typeof ScoresSideBySide> = {
  title: 'forms/ScoresSideBySide',
  component: ScoresSideBySide,
  args: { scores },
};
export default meta;

type Story = StoryObj<typeof ScoresSideBySide>;

export const Given: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const row = within(await canvas.findByRole('row', { name: /^Team/ }));
    await expect(row.getByText('10.0')).toBeVisible();
    // What was chosen stands with what it counts as.
    await expect(row.getByText(/^4 .*All but one role$/)).toBeVisible();
    await expect(within(canvas.getByRole('row', { name: /^Market/ })).getAllByText('Growing')).toHaveLength(2);
    await expect(canvas.getByText(/^Every score is out of 10/)).toBeVisible();
    await expect(canvas.getByText('Stepped aside: My cousin')).toBeVisible();
  },
};
export const Dark: Story = { globals: { colourMode: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Nobody: Story = { args: { scores: { evaluations: [], rubrics: [] } } };
