import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { says } from '../../../stories/support/says.ts';
import type { VisibleRoleFragment } from './organisation.gen.ts';
import { RoleVisibilityDialog } from './RoleVisibilityDialog.tsx';
import { RoleVisibilityList } from './RoleVisibilityList.tsx';
import { VisibilityChoice } from './VisibilityChoice.tsx';

const saved = fn();
const role = (name: string, part: Partial<VisibleRoleFragment> = {}): VisibleRoleFragment => ({
  _id: `r-${name}`,
  version: 3,
  name,
  type: [name],
  userAccess: null,
  startupAccess: null,
  ...part,
});
const mentor = role('Mentor', {
  userAccess: { visibilitySettings: 'ASSIGNED', roles: ['Cofounder'] },
  startupAccess: { visibilitySettings: 'NONE' },
});
const answers = {
  RoleVisibility: { data: { roles: { results: [role('Staff'), mentor] } } },
  SetRoleVisibility: {
    answer: (variables: unknown) => {
      saved(variables);
      return { updateRole: mentor };
    },
  },
};

const meta: Meta = { title: 'organisation/Visibility of roles' };
export default meta;

type Story = StoryObj;

const list = () => <RoleVisibilityList />;
export const List: Story = {
  parameters: { answers },
  render: list,
  play: async ({ canvasElement, userEvent }) => {
    saved.mockClear();
    const body = within(canvasElement.ownerDocument.body);
    await says('Everybody.', /Roles: Co\/Founder\.$/, 'None.')({ canvasElement });
    await userEvent.click(await body.findByRole('button', { name: 'Change what Mentor sees' }));
    const dialog = await body.findByRole('dialog', { name: 'What Mentor sees' });
    await waitFor(() => expect(dialog).toBeVisible());
    const people = within(within(dialog).getByRole('radiogroup', { name: 'People' }));
    const startups = within(within(dialog).getByRole('radiogroup', { name: 'Startups' }));
    await expect(people.getByRole('radio', { name: 'Assigned' })).toBeChecked();
    await userEvent.click(people.getByRole('radio', { name: 'Selected' }));
    await userEvent.click(startups.getByRole('radio', { name: 'Assigned' }));
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Staff' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(saved).toHaveBeenCalledWith({
        id: 'r-Mentor',
        version: 3,
        userAccess: { visibilitySettings: 'SELECTED', roles: ['Cofounder', 'Staff'] },
        startupAccess: { visibilitySettings: 'ASSIGNED' },
      }),
    );
    await says('Visibility saved')({ canvasElement });
  },
};
export const OnlyToRead: Story = {
  parameters: { answers },
  render: list,
  globals: { role: 'Staff' },
  play: async ({ canvasElement }) => {
    await says('Mentor')({ canvasElement });
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};
export const Loading: Story = { parameters: { answers: { RoleVisibility: 'never' } }, render: list };
export const Failed: Story = {
  parameters: { answers: { RoleVisibility: { error: 'The database rests' } } },
  render: list,
  play: says('The database rests'),
};
export const ListDark: Story = { parameters: { answers }, render: list, globals: { colourMode: 'dark' } };
export const ListRightToLeft: Story = { parameters: { answers }, render: list, globals: { language: 'ar' } };

const dialog = (of: VisibleRoleFragment) => (
  <RoleVisibilityDialog role={of} types={['Staff', 'Mentor', 'Cofounder']} onClose={fn()} />
);
export const Refused: Story = {
  parameters: { answers: { SetRoleVisibility: { error: 'Somebody else changed this role' } } },
  render: () => dialog(mentor),
  play: async ({ canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('button', { name: 'Save' }));
    await says('Somebody else changed this role')({ canvasElement });
  },
};
export const SeesNobody: Story = {
  render: () => dialog(role('Staff', { userAccess: { visibilitySettings: 'NONE', roles: [] } })),
  play: async ({ canvasElement }) => {
    await says('Nobody else.')({ canvasElement });
    await expect(within(canvasElement.ownerDocument.body).queryByRole('checkbox')).toBeNull();
  },
};
export const Choice: Story = { render: () => <VisibilityChoice of="startups" value="SELECTED" onChange={fn()} /> };
