import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { DeleteAccountPage } from './DeleteAccountPage.tsx';
import { SecurityPage } from './SecurityPage.tsx';

const meta: Meta<typeof SecurityPage> = {
  title: 'features/AccountPages',
  component: SecurityPage,
  parameters: { page: true },
};
export default meta;

type Story = StoryObj<typeof SecurityPage>;

const place = (id: string, userAgent: string | null, isCurrent = false) => ({
  _id: id,
  userAgent,
  isCurrent,
  createdAt: '2026-01-10T09:00:00.000Z',
  lastSeenAt: '2026-01-10T09:00:00.000Z',
});
const sessions = {
  MySessions: {
    data: { mySessions: [place('a', 'Mozilla/5.0 (X11; Linux) Firefox/120.0', true), place('b', null)] },
  },
};
const mayLeave = (isAllowed: boolean) => ({
  SelfDeletion: { data: { incubator: { _id: 't1', allowUserSelfDelete: isAllowed } } },
});

export const Security: Story = {
  parameters: { answers: sessions },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Firefox, Linux')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Sign out of Unknown browser' })).toBeVisible();
  },
};
export const SecurityFailed: Story = { parameters: { answers: { MySessions: { error: 'The database rests' } } } };
export const SecurityRightToLeft: Story = { parameters: { answers: sessions }, globals: { language: 'ar' } };
export const Delete: Story = {
  parameters: { answers: mayLeave(true) },
  render: () => <DeleteAccountPage />,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByLabelText(/password/i, { selector: 'input' })).toBeVisible();
  },
};
export const DeleteNotAllowed: Story = {
  parameters: { answers: mayLeave(false) },
  render: () => <DeleteAccountPage />,
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 1 });
    await expect(await within(canvasElement).findByText(/does not allow|may not|ask/i)).toBeVisible();
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};
export const Dark: Story = { parameters: { answers: sessions }, globals: { colourMode: 'dark' } };
