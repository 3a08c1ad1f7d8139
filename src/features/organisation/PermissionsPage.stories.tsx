import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { PermissionsPage } from './PermissionsPage.tsx';

const saved = fn();

const meta: Meta<typeof PermissionsPage> = {
  title: 'features/PermissionsPage',
  component: PermissionsPage,
  parameters: { path: '/admin/configuration/permissions', page: true },
};
export default meta;

type Story = StoryObj<typeof PermissionsPage>;

const role = (name: string, reach: readonly string[]) => ({
  _id: `r-${name}`,
  name,
  type: [name],
  permissions: [
    {
      key: 'STARTUP/FILE:VIEW',
      name: 'View startup files',
      description: 'Can open the file of a startup.',
      permissionCriteria: reach,
      permissionCriteriaTypes: ['ALL', 'ASSIGNED'],
    },
    {
      key: 'TAGS:VIEW',
      name: 'View tags',
      description: 'Can see tags.',
      permissionCriteria: [],
      permissionCriteriaTypes: ['ALL'],
    },
  ],
});
const answers = {
  PermissionMatrix: { data: { roles: { results: [role('Staff', ['ALL']), role('Mentor', ['ASSIGNED'])] } } },
  SetRolePermission: {
    answer: (variables: unknown) => {
      saved(variables);
      return { setRolePermission: role('Mentor', []) };
    },
  },
};

export const Matrix: Story = {
  parameters: { answers },
  play: async ({ canvasElement, userEvent }) => {
    saved.mockClear();
    const canvas = within(canvasElement);
    const cell = await canvas.findByRole('combobox', { name: 'View startup files for Mentor' });
    await userEvent.selectOptions(cell, 'NONE');
    await waitFor(() =>
      expect(saved).toHaveBeenCalledWith({ roleId: 'r-Mentor', permission: 'STARTUP/FILE:VIEW', reach: 'NONE' }),
    );
  },
};
export const OnlyToRead: Story = { parameters: { answers }, globals: { role: 'SubAdmin' } };
export const Loading: Story = { parameters: { answers: { PermissionMatrix: 'never' } } };
export const Failed: Story = { parameters: { answers: { PermissionMatrix: { error: 'The database rests' } } } };
export const RightToLeft: Story = { parameters: { answers }, globals: { language: 'ar' } };
export const Dark: Story = { parameters: { answers }, globals: { colourMode: 'dark' } };

const compared = { path: '/admin/configuration/permissions?roles=r-Staff.r-Mentor', page: true, answers };

/** Two roles beside each other, and then only what differs between them. */
export const Compared: Story = {
  parameters: compared,
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('combobox', { name: 'View tags for Staff' })).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: 'Only what differs' }));
    await expect(canvas.queryByRole('combobox', { name: 'View tags for Staff' })).toBeNull();
    await expect(canvas.getByRole('combobox', { name: 'View startup files for Mentor' })).toBeVisible();
  },
};
export const ComparedInArabic: Story = { parameters: compared, globals: { language: 'ar' } };
export const ComparedDark: Story = { parameters: compared, globals: { colourMode: 'dark' } };

/** A phone has room for one role. */
export const OnAPhone: Story = {
  parameters: { answers },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('combobox', { name: 'View startup files for Staff' })).toBeVisible();
    await expect(canvas.queryByRole('combobox', { name: 'View startup files for Mentor' })).toBeNull();
  },
};

const change = (id: string, before: string, after: string, permission = 'TAGS:VIEW') => ({
  _id: id,
  permission,
  before,
  after,
  wasDefault: false,
  createdAt: '2026-01-10T09:00:00.000Z',
  role: { _id: 'r-Mentor', name: 'Mentor' },
  changedBy: { _id: 'u2', fullName: 'Ben Ito', avatar: null },
});
const noted = {
  ...answers,
  RoleChanges: {
    data: {
      roleChanges: {
        totalCount: 3,
        next: null,
        results: [
          change('c3', 'ALL', 'NONE'),
          change('c2', 'NONE', 'ALL'),
          change('c1', 'NONE', 'ASSIGNED', 'STARTUP/FILE:VIEW'),
        ],
      },
    },
  },
};
const history = { path: '/admin/configuration/permissions?tab=history', page: true };
export const History: Story = {
  parameters: { ...history, answers: noted },
  play: async ({ canvasElement, userEvent }) => {
    saved.mockClear();
    const canvas = within(canvasElement);
    const [newest, ...older] = await canvas.findAllByRole('button', { name: /^Undo: / });
    // Of each permission the last change alone, while it holds.
    await expect([newest, ...older].map((button) => button?.getAttribute('aria-label'))).toEqual([
      'Undo: View tags for Mentor',
      'Undo: View startup files for Mentor',
    ]);
    if (newest) await userEvent.click(newest);
    await waitFor(() =>
      expect(saved).toHaveBeenCalledWith({
        roleId: 'r-Mentor',
        permission: 'TAGS:VIEW',
        reach: 'ALL',
        expected: 'NONE',
      }),
    );
  },
};
export const HistoryRightToLeft: Story = { parameters: { ...history, answers: noted }, globals: { language: 'ar' } };
export const HistoryDark: Story = { parameters: { ...history, answers: noted }, globals: { colourMode: 'dark' } };
export const NoHistory: Story = {
  parameters: {
    ...history,
    answers: { ...answers, RoleChanges: { data: { roleChanges: { totalCount: 0, next: null, results: [] } } } },
  },
};
export const SeeAsARole: Story = {
  parameters: { answers },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'See as Mentor' })).toBeVisible();
  },
};
