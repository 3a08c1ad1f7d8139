import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FilesLine } from './FilesLine.tsx';

const meta: Meta<typeof FilesLine> = {
  title: 'forms/FilesLine',
  component: FilesLine,
  args: { held: { isSending: false, first: 'deck' } },
  decorators: [
    (Story) => (
      <>
        <button type="button" id="deck">
          Deck
        </button>
        <Story />
      </>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof FilesLine>;

/** It leads to the question whose file is missing. */
export const NotArrived: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show it' }));
    await expect(canvas.getByRole('button', { name: 'Deck' })).toHaveFocus();
  },
};
export const OnItsWay: Story = { args: { held: { isSending: true, first: 'deck' } } };
export const RightToLeft: Story = { globals: { language: 'ar' } };
