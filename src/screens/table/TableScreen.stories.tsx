import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { sessionStore } from '#src/data/session/sessionStore.ts';
import * as startups from '#src/generated/screens/startups.management.gen.ts';
import * as users from '#src/generated/screens/users.management.gen.ts';
import { TableScreen } from './TableScreen.tsx';

const meta: Meta<typeof TableScreen> = {
  title: 'screens/TableScreen',
  component: TableScreen,
  args: { module: startups },
};
export default meta;

type Story = StoryObj<typeof TableScreen>;

const operation = 'Screen_startups_management';
const statuses = ['active', 'onHold', 'graduated', 'archived'];

const startup = (index: number, name = `Startup ${String(index).padStart(5, '0')}`) => ({
  _id: `s${index}`,
  version: 1,
  name,
  program: { _id: 'p1', name: 'Growth Track' },
  status: statuses[index % statuses.length],
  stage: 'prototype',
  tags: [{ _id: 'g1', name: 'Health' }],
  employeeCount: (index * 7) % 90,
  funding: index * 25_000,
  lastMetricsAt: '2026-01-10T09:00:00.000Z',
  createdAt: '2025-01-10T09:00:00.000Z',
});

const page = (results: readonly unknown[], next: string | null = null) => ({
  [operation]: { data: { page: { results, totalCount: results.length, next, prev: null } } },
});

const many = (count: number) => Array.from({ length: count }, (_, index) => startup(index));

export const Full: Story = { parameters: { answers: page(many(40)) } };
export const One: Story = { parameters: { answers: page(many(1)) } };
export const Empty: Story = { parameters: { answers: page([]) } };
export const FilteredToNothing: Story = {
  parameters: { answers: page([]), path: '/startups/management?q=zzz' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Nothing matches')).toBeVisible();
  },
};
/** Without the switch that filtering needs. */
export const NotToBeFiltered: Story = {
  parameters: { answers: page(many(5)) },
  beforeEach: () =>
    sessionStore.set((current) => {
      if (!current.rights) return current;
      const principal = { ...current.rights.principal, featuresOff: ['startupFilter'] };
      return { ...current, rights: { ...current.rights, principal } };
    }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Startup 00001')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Filter/ })).toBeNull();
  },
};
/** Without the permission that filtering needs. */
export const NotAllowedToFilter: Story = {
  args: {
    module: {
      ...startups,
      screen: { ...startups.screen, filtering: { permission: 'APPLICATION/APPLICATION:FILTERS' } },
    },
  },
  parameters: { answers: page(many(5)) },
  beforeEach: () =>
    sessionStore.set((current) => {
      if (!current.rights) return current;
      const { 'APPLICATION/APPLICATION:FILTERS': _revoked, ...grants } = current.rights.principal.grants;
      return { ...current, rights: { ...current.rights, principal: { ...current.rights.principal, grants } } };
    }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Startup 00001')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Filter/ })).toBeNull();
  },
};
export const Loading: Story = { parameters: { answers: { [operation]: 'never' } } };
export const Failed: Story = {
  parameters: { answers: { [operation]: { error: 'The database rests' } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('The database rests')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
export const Forbidden: Story = {
  parameters: { answers: { [operation]: { error: 'No', code: 'ForbiddenError' } } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('You may not see this')).toBeVisible();
  },
};
export const LongNames: Story = {
  parameters: {
    answers: page([startup(1, 'A name that goes on and on until no column could ever hold the whole of it')]),
  },
};
export const TenThousandRows: Story = {
  parameters: { answers: page(many(10_000)) },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('Startup 00000');
    await userEvent.click(canvas.getByRole('button', { name: 'Name' }));
    await canvas.findByText('Startup 09999');
    // How long it may take is measured by `npm run bench`.
    await expect(canvas.getAllByRole('row').length).toBeLessThan(80);
  },
};
export const SelectedRows: Story = {
  parameters: { answers: page(many(5)) },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select all rows' }));
    await waitFor(() => expect(canvas.getByText('5 selected')).toBeVisible(), { timeout: 5000 });
  },
};
export const RowsSelectedOneByOne: Story = {
  parameters: { answers: page(many(5)) },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    const tick = async (index: number) =>
      userEvent.click(await canvas.findByRole('checkbox', { name: `Select Startup 0000${index}` }));
    await tick(0);
    await tick(1);
    await tick(3);
    await waitFor(() => expect(canvas.getByText('3 selected')).toBeVisible(), { timeout: 5000 });
    await tick(1);
    await waitFor(() => expect(canvas.getByText('2 selected')).toBeVisible());
  },
};
export const CreateFromTheAddress: Story = {
  parameters: {
    answers: {
      ...page(many(3)),
      Options_Program: { data: { page: { next: null, results: [] } } },
      Options_Tag: { data: { page: { next: null, results: [] } } },
    },
    path: '/startups/management?create=true',
  },
  play: async ({ canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await waitFor(() => expect(body.getByRole('dialog')).toBeVisible(), { timeout: 5000 });
    await userEvent.click(await body.findByRole('button', { name: 'Cancel' }, { timeout: 5000 }));
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
  },
};
export const RightToLeft: Story = { ...Full, globals: { direction: 'rtl' } };
export const Dark: Story = { ...Full, globals: { colourMode: 'dark' } };
export const AsMentor: Story = {
  ...Full,
  globals: { role: 'Mentor' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('Startup 00000');
    await expect(canvas.queryByRole('button', { name: /^New/ })).toBeNull();
  },
};

const { createForm: _createForm, ...withoutForm } = startups.screen;
export const NewRecordHasAPage: Story = {
  args: { module: { ...startups, screen: { ...withoutForm, createAt: '/application/new' } } },
  parameters: { answers: page(many(1)) },
  play: async ({ canvasElement }) => {
    const link = await within(canvasElement).findByRole('link', { name: 'New Startup' });
    await expect(link).toHaveAttribute('href', '/application/new');
  },
};

const invitedAgain = fn();
/** An invitation that has run out is not like a fresh one, and its row leads on. */
export const InvitationExpired: Story = {
  args: { module: users },
  parameters: {
    path: '/admin/configuration/users',
    answers: {
      Screen_users_management: {
        data: {
          page: {
            results: ['expired', 'sent', null].map((invitation, index) => ({
              _id: `u${index}`,
              version: 1,
              fullName: `Person ${index}`,
              status: invitation ? 'Pending' : 'Active',
              invitation,
              startups: [],
              may: { update: true, delete: false, readonly: [] },
            })),
            totalCount: 3,
            next: null,
            prev: null,
          },
        },
      },
      Run_users_management_invite: {
        answer: (variables: unknown) => {
          invitedAgain(variables);
          return { done: true };
        },
      },
    },
  },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Invitation expired')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'More for Person 2' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'More for Person 0' }));
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('menuitem', { name: 'Invite again' }));
    await waitFor(() => expect(invitedAgain).toHaveBeenCalledWith({ user: 'u0' }));
  },
};
