import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HandIn } from './HandIn.tsx';
import { useHandIn } from './useHandIn.ts';

function LastOfAll() {
  return <HandIn handIn={useHandIn('a1')} />;
}

const meta: Meta<typeof LastOfAll> = { title: 'screens/HandIn', component: LastOfAll };
export default meta;

type Story = StoryObj<typeof LastOfAll>;

export const LastStep: Story = {};
export const LastStepRefused: Story = {
  parameters: { answers: { SubmitApplication: { error: 'A round is not complete' } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button'));
    await expect(await canvas.findByText('A round is not complete')).toBeVisible();
  },
};
