import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { connectionStatus } from '#src/data/connectionStatus.ts';
import { loadingCounter } from '#src/data/loadingCounter.ts';
import { isSessionLimitReached } from '#src/data/session/serverSession.ts';
import { sessionStore } from '#src/data/session/sessionStore.ts';
import { writeTabStored } from '#src/data/storage.ts';
import { says } from '../../stories/support/says.ts';
import { AccountButton } from './account/AccountButton.tsx';
import { CreateButton } from './create/CreateButton.tsx';
import { CreateMenu } from './create/CreateMenu.tsx';
import { CreateMenuDropdown } from './create/CreateMenuDropdown.tsx';
import { ErrorPage } from './errors/ErrorPage.tsx';
import { RouteCrash } from './errors/RouteCrash.tsx';
import { UnreachablePage } from './errors/UnreachablePage.tsx';
import { SessionLimitDialog } from './SessionLimitDialog.tsx';
import { bodyOf, dark, entry, frameMeta, page, rightToLeft } from './storyFrame.ts';
import { ConnectionBar } from './topbar/ConnectionBar.tsx';
import { LoadingBar } from './topbar/LoadingBar.tsx';
import { SeenAsBar } from './topbar/SeenAsBar.tsx';

const meta: Meta = { ...frameMeta, title: 'shell/Frame parts' };
export default meta;

type Story = StoryObj;

export const SessionLimit: Story = {
  render: () => <SessionLimitDialog />,
  play: async ({ canvasElement, userEvent }) => {
    const dialog = await bodyOf(canvasElement).findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
    isSessionLimitReached.set(true);
    const [, , go] = within(dialog).getAllByRole('button');
    if (go) await userEvent.click(go);
    await waitFor(() => expect(isSessionLimitReached.get()).toBe(false));
  },
};
export const SessionLimitRightToLeft: Story = { render: () => <SessionLimitDialog />, ...rightToLeft };
export const SessionLimitDark: Story = { render: () => <SessionLimitDialog />, ...dark };

export const Connected: Story = {
  render: () => <ConnectionBar />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByTestId('connection-indicator')).toBeEmptyDOMElement();
  },
};
const cutOff: Story['beforeEach'] = () => connectionStatus.set(false);
export const ConnectionLost: Story = {
  beforeEach: cutOff,
  render: () => <ConnectionBar />,
  play: async ({ canvasElement }) => {
    const bar = await within(canvasElement).findByTestId('connection-indicator');
    await expect(bar).not.toBeEmptyDOMElement();
    connectionStatus.set(true);
    await waitFor(() => expect(bar).toBeEmptyDOMElement());
  },
};
const looking = () => {
  writeTabStored('seen-role', JSON.stringify({ _id: 'r1', name: 'Coach', type: ['Coach'] }));
  return () => writeTabStored('seen-role', null);
};
export const SeenAsARole: Story = {
  beforeEach: looking,
  render: () => <SeenAsBar />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You see what the role Coach sees, and change nothing.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Back to my own role' })).toBeVisible();
  },
};
export const SeenAsARoleDark: Story = { beforeEach: looking, render: () => <SeenAsBar />, ...dark };
export const SeenAsARoleRightToLeft: Story = { beforeEach: looking, render: () => <SeenAsBar />, ...rightToLeft };
export const ConnectionLostDark: Story = { beforeEach: cutOff, render: () => <ConnectionBar />, ...dark };
export const ConnectionLostRightToLeft: Story = { beforeEach: cutOff, render: () => <ConnectionBar />, ...rightToLeft };

export const Saving: Story = {
  beforeEach: () => loadingCounter.set(1),
  render: () => <LoadingBar />,
  play: async ({ canvasElement }) => {
    const bar = await within(canvasElement).findByRole('progressbar');
    await expect(bar).toBeInTheDocument();
    loadingCounter.set(0);
    await waitFor(() => expect(bar).not.toBeInTheDocument());
  },
};

export const Account: Story = {
  render: () => <AccountButton />,
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(await within(canvasElement).findByRole('button'));
    const dialog = await bodyOf(canvasElement).findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
const done = fn();
export const Create: Story = {
  render: () => <CreateButton onClick={done} />,
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Create' }));
    await expect(done).toHaveBeenCalled();
  },
};
export const CreateOpens: Story = {
  render: () => <CreateMenu />,
  play: async ({ canvasElement, userEvent }) => {
    const body = bodyOf(canvasElement);
    await userEvent.click(await body.findByRole('button', { name: 'Create' }));
    await waitFor(async () => expect((await body.findAllByRole('menuitem'))[0]).toBeVisible());
  },
};
export const NothingToCreate: Story = {
  globals: { role: 'Applicant' },
  render: () => <CreateMenu />,
};
export const CreateMenuWithLocked: Story = {
  render: () => <CreateMenuDropdown entries={[entry('home'), entry('tasks'), entry('startups', { isLocked: true })]} />,
  play: async ({ canvasElement, userEvent }) => {
    const body = bodyOf(canvasElement);
    await userEvent.click(body.getByRole('button', { name: 'Create' }));
    const locked = await body.findByRole('menuitem', { name: /not available in your selected plan/ });
    await waitFor(() => expect(locked).toBeVisible());
    await expect(locked).toBeDisabled();
  },
};

export const FailedElsewhere: Story = {
  parameters: { ...page, path: '/error?message=The%20calendar%20refused' },
  render: () => <ErrorPage />,
  play: says('The calendar refused'),
};
export const FailedWithoutWords: Story = { parameters: { ...page, path: '/error' }, render: () => <ErrorPage /> };
export const Crashed: Story = {
  parameters: page,
  render: () => <RouteCrash error={new Error('A component could not be drawn')} reset={done} />,
  play: says('This is unexpected'),
};
export const Unreachable: Story = {
  parameters: page,
  beforeEach: () => sessionStore.set((current) => ({ ...current, error: new Error('The server is away') })),
  render: () => <UnreachablePage />,
  play: says('Try again'),
};
