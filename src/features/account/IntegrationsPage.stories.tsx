import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { sessionStore } from '#src/data/session/sessionStore.ts';
import { IntegrationsPage } from './IntegrationsPage.tsx';

const meta: Meta<typeof IntegrationsPage> = {
  title: 'features/IntegrationsPage',
  component: IntegrationsPage,
  parameters: { path: '/account/settings/integrations', page: true },
};
export default meta;

type Story = StoryObj<typeof IntegrationsPage>;

const path = '/account/settings/integrations';
const everyService = ['GOOGLE', 'MICROSOFT', 'ZOOM', 'TEAMS'];
const nothing = { linkedCalendar: null, conferenceDataIntegration: null, integratedVideoProviders: [] };
const answersOf = (
  user: Readonly<Record<string, unknown>>,
  connectableServices: readonly string[] = everyService,
  myConnections: readonly string[] = [],
) => ({
  MyIntegrations: { data: { currentUser: { _id: 'u1', ...nothing, ...user }, connectableServices, myConnections } },
});
const connected = answersOf({ linkedCalendar: 'Google', integratedVideoProviders: ['Zoom'] }, everyService, [
  'GOOGLE',
  'ZOOM',
]);
const bodyOf = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);
const withOff = (featuresOff: readonly string[]) => () =>
  sessionStore.set((current) => {
    if (!current.rights) return current;
    return { ...current, rights: { ...current.rights, principal: { ...current.rights.principal, featuresOff } } };
  });

export const Connected: Story = { parameters: { answers: connected } };
export const RightToLeft: Story = { parameters: { answers: connected }, globals: { language: 'ar' } };
export const Dark: Story = { parameters: { answers: connected }, globals: { colourMode: 'dark' } };
export const Loading: Story = { parameters: { answers: { MyIntegrations: 'never' } } };
export const Failed: Story = { parameters: { answers: { MyIntegrations: { error: 'The database rests' } } } };
/** Nobody has registered the installation at a provider: said in words, without a button that could do nothing. */
export const NotSetUp: Story = {
  parameters: { answers: answersOf({}, []) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findAllByText(/^Not set up: whoever runs this installation/)).toHaveLength(4);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
/** Connecting leads to the address that the server gives; here it is a place on this very page. */
export const Connect: Story = {
  parameters: { answers: { ...answersOf({}), StartConnection: { data: { startConnection: '#at-the-provider' } } } },
  play: async ({ canvasElement, userEvent }) => {
    const { location } = window;
    await userEvent.click(await bodyOf(canvasElement).findByRole('button', { name: 'Connect Google Calendar' }));
    await waitFor(() => expect(location.hash).toBe('#at-the-provider'));
  },
};
export const ConnectRefused: Story = {
  parameters: { answers: { ...answersOf({}), StartConnection: { error: 'Not today' } } },
  play: async ({ canvasElement, userEvent }) => {
    const body = bodyOf(canvasElement);
    await userEvent.click(await body.findByRole('button', { name: 'Connect Zoom' }));
    await expect(await body.findByTestId('toast')).toHaveTextContent('Not today');
  },
};
/** A person has one calendar: the other one says whose place it would take. */
export const OtherCalendar: Story = {
  parameters: { answers: connected },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/Takes the place of Google Calendar/)).toBeVisible();
  },
};
export const Connecting: Story = {
  parameters: { path: `${path}?code=c&state=s`, answers: { ...answersOf({}), FinishConnection: 'never' } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Connecting…')).toBeVisible();
  },
};
export const JustConnected: Story = {
  parameters: {
    path: `${path}?code=c&state=s`,
    answers: { ...connected, FinishConnection: { data: { finishConnection: 'GOOGLE' } } },
  },
  play: async ({ canvasElement }) => {
    await expect(await bodyOf(canvasElement).findByTestId('toast')).toHaveTextContent('Google Calendar is connected');
  },
};
/** The person said no at the provider; there is no code to hand on, and trying again is one click. */
export const Declined: Story = {
  parameters: { path: `${path}?error=access_denied&state=s`, answers: answersOf({}) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('You did not allow the connection');
    await expect(await canvas.findByRole('button', { name: 'Connect Google Calendar' })).toBeEnabled();
  },
};
export const RefusedByTheProvider: Story = {
  parameters: { path: `${path}?error=server_error&state=s`, answers: answersOf({}) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('did not accept the connection');
  },
};
export const Expired: Story = {
  parameters: {
    path: `${path}?code=c&state=s`,
    answers: { ...answersOf({}), FinishConnection: { error: 'This connection has expired' } },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('This connection has expired');
  },
};
export const Disconnect: Story = {
  parameters: { answers: { ...connected, DisconnectIntegration: { data: { disconnectIntegration: { _id: 'u1' } } } } },
  play: async ({ canvasElement, userEvent }) => {
    const body = bodyOf(canvasElement);
    await userEvent.click(await body.findByRole('button', { name: 'Disconnect Google Calendar' }));
    await expect(await body.findByTestId('toast')).toHaveTextContent('Google Calendar is disconnected');
  },
};
/** The plan lacks letting go of the calendar: neither that nor what would come of it can be done. */
export const UnlinkLocked: Story = {
  parameters: { answers: connected },
  beforeEach: withOff(['googleCalendarUnlink']),
  play: async ({ canvasElement }) => {
    const body = bodyOf(canvasElement);
    for (const name of [/^Disconnect Google Calendar/, /^Connect Microsoft Calendar/]) {
      const locked = await body.findByRole('button', { name });
      await expect(locked).toHaveAttribute('title', 'This feature is not available in your selected plan');
      locked.click();
    }
    await expect(body.queryByTestId('toast')).toBeNull();
  },
};
/** What is switched off, or not in the plan, stays in sight with a lock; what was connected before can be let go of. */
export const Locked: Story = {
  parameters: { answers: connected },
  beforeEach: withOff(['microsoftIntegration', 'zapierIntegration', 'videoConferencing']),
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
    const buttons = canvas.getAllByRole('button').map((button) => button.textContent);
    await expect(buttons).toEqual(['Disconnect Google Calendar', 'Disconnect Zoom']);
  },
};
