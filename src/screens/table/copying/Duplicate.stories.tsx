import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { DuplicateButton } from './DuplicateButton.tsx';
import { DuplicateRows } from './useDuplicate.ts';

const meta: Meta = { title: 'screens/Duplicate' };
export default meta;

type Story = StoryObj;

const duplicated = fn();
const record = { _id: 'f1', title: 'Feedback' };

export const OfARow: Story = {
  render: () => (
    <DuplicateRows value={duplicated}>
      <DuplicateButton record={record} name="Feedback" />
    </DuplicateRows>
  ),
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Duplicate Feedback' }));
    await expect(duplicated).toHaveBeenCalledWith(record);
  },
};
export const OfARowDark: Story = { ...OfARow, globals: { colourMode: 'dark' } };

/** Nothing is offered that there is not. */
export const OfNothing: Story = {
  render: () => <DuplicateButton record={record} name="Feedback" />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};
