import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { PublicLinkMaker } from './PublicLinkMaker.tsx';

const meta: Meta<typeof PublicLinkMaker> = {
  title: 'ui/PublicLinkMaker',
  component: PublicLinkMaker,
  args: { label: 'Link to the survey', make: async () => '/share/forms/secret' },
};
export default meta;

const made = fn(async () => '/share/forms/secret');

type Story = StoryObj<typeof PublicLinkMaker>;

export const NotMadeYet: Story = {};
export const Made: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button'));
    await expect(await page.findByRole('textbox', { name: 'Link to the survey' })).toHaveValue(
      `${window.location.origin}/share/forms/secret`,
    );
  },
};
/** Somebody was given a link already: a new one would end it without their knowing. */
export const GivenOut: Story = {
  args: { given: '2030-03-04T15:00:00.000Z', make: made },
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByText('The link made on Mar 4, 2030 works. A new one ends it.')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'New link' }));
    const dialog = within(await page.findByRole('dialog'));
    await userEvent.click(dialog.getAllByRole('button', { name: 'Keep it' })[1] ?? canvasElement);
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await expect(made).not.toHaveBeenCalled();
    await userEvent.click(page.getByRole('button', { name: 'New link' }));
    await userEvent.click(within(await page.findByRole('dialog')).getByRole('button', { name: 'New link' }));
    await expect(await page.findByRole('textbox', { name: 'Link to the survey' })).toBeVisible();
  },
};
export const Refused: Story = {
  args: { make: () => Promise.reject(new Error('Only who may edit the form makes links')) },
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(await within(canvasElement).findByRole('button'));
    await expect(await within(canvasElement).findByRole('alert')).toBeVisible();
  },
};
export const Dark: Story = { globals: { colourMode: 'dark' } };
export const Arabic: Story = { globals: { language: 'ar' } };
