import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sessionStore } from '#src/data/session/sessionStore.ts';
import { DeleteAccountPage } from './DeleteAccountPage.tsx';
import { IntegrationsPage } from './IntegrationsPage.tsx';
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
const me = (more: Readonly<Record<string, unknown>>) => ({
  MyIntegrations: {
    data: {
      currentUser: {
        _id: 'u1',
        linkedCalendar: null,
        conferenceDataIntegration: null,
        integratedVideoProviders: [],
        ...more,
      },
    },
  },
});
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
export const Integrations: Story = {
  parameters: { answers: me({ linkedCalendar: 'google', integratedVideoProviders: ['Zoom'] }) },
  render: () => <IntegrationsPage />,
};
const withOff = (featuresOff: readonly string[]) => () =>
  sessionStore.set((current) => {
    if (!current.rights) return current;
    return { ...current, rights: { ...current.rights, principal: { ...current.rights.principal, featuresOff } } };
  });
const connected = me({ linkedCalendar: 'google', integratedVideoProviders: ['Zoom'] });
export const IntegrationsDisconnect: Story = {
  parameters: { answers: { ...connected, DisconnectIntegration: { data: { disconnectIntegration: { _id: 'u1' } } } } },
  render: () => <IntegrationsPage />,
  play: async ({ canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('button', { name: 'Disconnect Google Calendar' }));
    await expect(await body.findByTestId('toast')).toHaveTextContent('Google Calendar is disconnected');
  },
};
/** The plan lacks letting go of the calendar: the button is locked and does nothing. */
export const IntegrationsUnlinkLocked: Story = {
  parameters: { answers: connected },
  beforeEach: withOff(['googleCalendarUnlink']),
  render: () => <IntegrationsPage />,
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    const locked = await body.findByRole('button', { name: /^Disconnect Google Calendar/ });
    await expect(locked).toHaveAttribute('title', 'This feature is not available in your selected plan');
    locked.click();
    await expect(body.queryByTestId('toast')).toBeNull();
  },
};
/** What is switched off, or not in the plan, stays in sight with a lock. */
export const IntegrationsLocked: Story = {
  parameters: { answers: connected },
  beforeEach: withOff(['microsoftIntegration', 'zapierIntegration', 'videoConferencing']),
  render: () => <IntegrationsPage />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const rows = (await canvas.findAllByRole('listitem')).map((row) => row.textContent ?? '');
    const lockOf = (name: string) =>
      rows.find((row) => row.startsWith(name))?.includes('not available in your selected plan');
    await expect(['Google', 'Microsoft Calendar', 'Zoom', 'Microsoft Teams', 'Zapier'].map(lockOf)).toEqual([
      false,
      true,
      true,
      true,
      true,
    ]);
  },
};
export const IntegrationsLoading: Story = {
  parameters: { answers: { MyIntegrations: 'never' } },
  render: () => <IntegrationsPage />,
};
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
