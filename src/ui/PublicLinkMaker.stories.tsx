import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PublicLinkMaker } from './PublicLinkMaker.tsx';

const meta: Meta<typeof PublicLinkMaker> = {
  title: 'ui/PublicLinkMaker',
  component: PublicLinkMaker,
  args: { label: 'Link to the survey', make: async () => '/share/forms/secret' },
};
export default meta;

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
export const Refused: Story = {
  args: { make: () => Promise.reject(new Error('Only who may edit the form makes links')) },
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(await within(canvasElement).findByRole('button'));
    await expect(await within(canvasElement).findByRole('alert')).toBeVisible();
  },
};
export const Dark: Story = { globals: { colourMode: 'dark' } };
export const Arabic: Story = { globals: { language: 'ar' } };
