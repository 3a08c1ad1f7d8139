import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ChoiceTexts } from './ChoiceTexts.tsx';

const changed = fn();
const meta: Meta<typeof ChoiceTexts> = {
  title: 'forms/ChoiceTexts',
  component: ChoiceTexts,
  args: { name: 'Label of choice 1', labels: [{ language: 'fr', value: 'Coopérative' }], onChange: changed },
};
export default meta;

type Story = StoryObj<typeof ChoiceTexts>;

export const Folded: Story = {
  play: async ({ canvas, userEvent }) => {
    changed.mockClear();
    await userEvent.click(await canvas.findByText('In other languages (1)'));
    await userEvent.clear(canvas.getByDisplayValue('Coopérative'));
    await expect(changed).toHaveBeenLastCalledWith([]);
  },
};
export const RightToLeft: Story = { globals: { language: 'ar' } };
