import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { AllSettingsPage } from './AllSettingsPage.tsx';

const meta: Meta<typeof AllSettingsPage> = {
  title: 'settings/AllSettingsPage',
  component: AllSettingsPage,
  parameters: { path: '/admin/configuration/all', page: true },
};
export default meta;

type Story = StoryObj<typeof AllSettingsPage>;

export const Everything: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: 'General settings' })).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox'), 'timezone');
    const link = await canvas.findByRole('link', { name: /^Timezone.+follow this zone/ });
    await expect(link).toHaveAttribute('href', '/admin/configuration/general#incubatorGeneral_timezone');
  },
};
/** It is about the chat of the organisation's script; whoever looks for a limit of the product's own reads so. */
export const LimitOfTheLiveChat: Story = {
  parameters: { path: '/admin/configuration/all?q=assigned+to+them', page: true },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: /^In the live chat.+chat of this product is not limited/ });
    await expect(link).toHaveAttribute('href', '/admin/configuration/general#incubatorGeneral_chatWithAssignedOnly');
  },
};
export const Searched: Story = { parameters: { path: '/admin/configuration/all?q=colour', page: true } };
export const NothingFits: Story = {
  parameters: { path: '/admin/configuration/all?q=zzz', page: true },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No setting fits the search')).toBeVisible();
  },
};
export const OfWhoeverIsNoAdmin: Story = { globals: { role: 'Cofounder' } };
export const Dark: Story = { globals: { colourMode: 'dark' } };
export const RightToLeft: Story = { globals: { language: 'ar' } };
