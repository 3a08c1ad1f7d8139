import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { says } from '../../../stories/support/says.ts';
import { PermissionCell } from './PermissionCell.tsx';
import { PermissionOpens } from './PermissionOpens.tsx';
import { PermissionTable } from './PermissionTable.tsx';

const role = (name: string, reach: readonly ('ALL' | 'ASSIGNED')[]) => ({
  _id: `r-${name}`,
  name,
  type: [name],
  permissions: [
    {
      key: 'STARTUP/FILE:VIEW',
      name: 'View startup files',
      description: 'Can open the file of a startup.',
      permissionCriteria: [...reach],
      permissionCriteriaTypes: ['ALL' as const, 'ASSIGNED' as const],
    },
  ],
});
const roles = [role('Staff', ['ALL']), role('Mentor', ['ASSIGNED']), role('A role with a long name', [])];

const meta: Meta<typeof PermissionTable> = {
  title: 'organisation/PermissionTable',
  component: PermissionTable,
  args: { roles, keys: ['STARTUP/FILE:VIEW'] },
};
export default meta;

type Story = StoryObj<typeof PermissionTable>;

export const Editable: Story = {
  play: async ({ canvasElement }) => {
    const cell = await within(canvasElement).findByRole('combobox', { name: 'View startup files for Mentor' });
    await expect(cell).toHaveValue('ASSIGNED');
  },
};
export const OnlyToRead: Story = {
  globals: { role: 'Staff' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('columnheader', { name: 'Mentor' });
    await expect(within(canvasElement).queryByRole('combobox')).toBeNull();
  },
};
export const RightToLeft: Story = { globals: { language: 'ar' } };
export const Dark: Story = { globals: { colourMode: 'dark' } };

const cell = (isEditable: boolean) => (
  <PermissionCell
    role={role('Mentor', ['ALL'])}
    permission="STARTUP/FILE:VIEW"
    name="View startup files"
    isEditable={isEditable}
  />
);
export const CellToRead: Story = { render: () => cell(false) };
export const CellRefused: Story = {
  parameters: { answers: { SetRolePermission: { error: 'The last admin keeps this' } } },
  render: () => cell(true),
  play: async (context) => {
    await context.userEvent.selectOptions(await within(context.canvasElement).findByRole('combobox'), 'NONE');
    await says('The last admin keeps this')(context);
    await expect(within(context.canvasElement).getByRole('combobox')).toHaveValue('ALL');
  },
};
/** What changes with a grant is told before it is changed. */
export const WhatItOpens: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByText(/^Pages \d+/));
    await expect(canvas.getByText(/^Startups: read/)).toBeVisible();
  },
};
export const OpensNothingNamed: Story = { render: () => <PermissionOpens permission="NOT/A:PERMISSION" /> };
