import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sessionStore } from '#src/data/session/sessionStore.ts';
import * as hours from '#src/generated/screens/coaching.hours.gen.ts';
import * as customFields from '#src/generated/screens/fields.customs.gen.ts';
import * as roles from '#src/generated/screens/organisation.roles.gen.ts';
import { TableScreen } from './TableScreen.tsx';

const meta: Meta<typeof TableScreen> = { title: 'screens/LockedCreate', component: TableScreen };
export default meta;

type Story = StoryObj<typeof TableScreen>;

const none = { data: { page: { totalCount: 0, next: null, prev: null, results: [] } } };

/** The page of what the plan lacks: its primary action is in sight with a lock, says why, and opens nothing. */
const lockedWithout = (feature: string, action: string, screen: Story['args'] & object, operation: string): Story => ({
  args: screen,
  parameters: { page: true, answers: { [operation]: none } },
  beforeEach: () =>
    sessionStore.set((current) => {
      if (!current.rights) return current;
      const principal = { ...current.rights.principal, featuresOff: [feature] };
      return { ...current, rights: { ...current.rights, principal } };
    }),
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    const [button] = await body.findAllByRole('button', {
      name: new RegExp(`^${action}.*not available in your selected plan`),
    });
    await expect(button).toHaveAttribute('title', 'This feature is not available in your selected plan');
    button?.click();
    await expect(body.queryByRole('dialog')).toBeNull();
  },
});

export const HourAllocation: Story = lockedWithout(
  'hourAllocation',
  'New Hour allocation',
  { module: hours },
  'Screen_coaching_hours',
);
export const CustomRoles: Story = lockedWithout(
  'customRoles',
  'New Role',
  { module: roles },
  'Screen_organisation_roles',
);
export const CustomFieldEditing: Story = lockedWithout(
  'customFieldEditing',
  'New Custom field',
  { module: customFields },
  'Screen_fields_customs',
);
export const InThePlan: Story = {
  args: { module: roles },
  parameters: { page: true, answers: { Screen_organisation_roles: none } },
  play: async ({ canvasElement }) => {
    const [button] = await within(canvasElement).findAllByRole('button', { name: /^New role/i });
    await expect(button).toHaveAccessibleName(/^New role$/i);
  },
};
