import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { PeopleFileButton } from './PeopleFileButton.tsx';
import { PeopleFileDialog } from './PeopleFileDialog.tsx';

const meta: Meta<typeof PeopleFileDialog> = { title: 'screens/People from a file', component: PeopleFileDialog };
export default meta;

type Story = StoryObj;

export const Dialog: Story = {
  render: () => <PeopleFileDialog onClose={fn()} />,
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await expect(await body.findByRole('button', { name: 'Choose a file' })).toBeVisible();
    await expect(body.getByRole('link', { name: 'Download an empty file' })).toHaveAttribute('download', 'people.csv');
  },
};
export const DialogDark: Story = { ...Dialog, globals: { colourMode: 'dark' } };
export const DialogRightToLeft: Story = { ...Dialog, play: async () => undefined, globals: { language: 'ar' } };

export const Button: Story = {
  render: () => <PeopleFileButton />,
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Invite people from a file' }));
    await expect(await within(canvasElement.ownerDocument.body).findByRole('dialog')).toBeVisible();
  },
};
