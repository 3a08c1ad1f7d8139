import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { AccountPanel } from './AccountPanel.tsx';

const meta: Meta<typeof AccountPanel> = {
  title: 'shell/AccountPanel',
  component: AccountPanel,
  args: { onClose: fn() },
};
export default meta;

type Story = StoryObj<typeof AccountPanel>;
type Play = NonNullable<Story['play']>;

const panelOf = async (element: HTMLElement) => {
  const panel = await within(element.ownerDocument.body).findByRole('dialog');
  await waitFor(() => expect(panel).toBeVisible());
  return within(panel);
};
const shown: Play = async ({ canvasElement }) => {
  await panelOf(canvasElement);
};

export const Full: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const panel = await panelOf(canvasElement);
    await expect(panel.getByText('ada@demo.test')).toBeVisible();
    await expect(panel.queryByRole('link', { name: 'Contact us' })).toBeNull();
    await userEvent.click(panel.getByRole('button', { name: 'Support' }));
    const hrefOf = (name: string) => panel.getByRole('link', { name }).getAttribute('href');
    await expect([hrefOf('Search docs'), hrefOf('Support docs')]).toEqual(['/support/docs#search', '/support/docs']);
    await expect(panel.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', 'mailto:help@demo.test');
    await expect(panel.getByRole('button', { name: 'Log out' })).toBeVisible();
  },
};
export const RightToLeft: Story = { globals: { language: 'ar' }, play: shown };
export const Dark: Story = {
  globals: { colourMode: 'dark' },
  play: async ({ canvasElement }) => {
    const panel = await panelOf(canvasElement);
    await expect(panel.getByRole('switch', { name: 'Dark mode' })).toBeChecked();
  },
};
