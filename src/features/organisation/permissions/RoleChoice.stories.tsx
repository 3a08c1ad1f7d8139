import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { RoleChoice } from './RoleChoice.tsx';

const role = (name: string) => ({ _id: `r-${name}`, name, type: [name], permissions: [] });
const roles = [role('Staff'), role('Mentor')];

const meta: Meta<typeof RoleChoice> = {
  title: 'organisation/RoleChoice',
  component: RoleChoice,
  args: { roles, chosen: [], isDifferent: false, onChoose: fn(), onDifferent: fn() },
};
export default meta;

type Story = StoryObj<typeof RoleChoice>;

export const AllRoles: Story = {
  play: async ({ canvasElement, args, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Compare roles' }));
    await userEvent.click(await within(document.body).findByRole('option', { name: 'Mentor' }));
    await expect(args.onChoose).toHaveBeenCalledWith(['r-Mentor']);
    await expect(canvas.queryByRole('switch')).toBeNull();
    await userEvent.keyboard('{Escape}');
  },
};
export const Two: Story = {
  args: { chosen: roles },
  play: async ({ canvasElement, args, userEvent }) => {
    await userEvent.click(await within(canvasElement).findByRole('switch', { name: 'Only what differs' }));
    await expect(args.onDifferent).toHaveBeenCalledWith(true);
  },
};
