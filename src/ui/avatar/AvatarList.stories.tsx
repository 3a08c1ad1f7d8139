import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { AvatarList } from './AvatarList.tsx';

const names = ['Ada Okafor', 'Ben Ito', 'Cleo Marsh', 'Dev Rao', 'Eva Lind', 'Finn Moe', 'Gia Sol'];
const users = names.map((fullName, index) => ({ _id: `u${index}`, fullName }));

const meta: Meta<typeof AvatarList> = { title: 'ui/AvatarList', component: AvatarList, args: { users } };
export default meta;

type Story = StoryObj<typeof AvatarList>;

const counts =
  (text: string | null): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    if (text === null) await expect(canvas.queryByText(/^\+/)).toBeNull();
    else await expect(canvas.getByText(text)).toBeVisible();
  };

export const Default: Story = { play: counts('+4') };
export const Compact: Story = { args: { variant: 'compact' }, play: counts('+5') };
export const Large: Story = { args: { variant: 'large' }, play: counts('+2') };
export const LargeUpToFour: Story = { args: { variant: 'large', max: 4 }, play: counts('+3') };
export const NobodyHidden: Story = { args: { users: users.slice(0, 3) }, play: counts(null) };
