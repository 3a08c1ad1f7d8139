import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { UserAvatar } from './UserAvatar.tsx';

const ada = { _id: 'u1', fullName: 'Ada Okafor' };

const meta: Meta<typeof UserAvatar> = { title: 'ui/UserAvatar', component: UserAvatar, args: { user: ada, size: 44 } };
export default meta;

type Story = StoryObj<typeof UserAvatar>;

const picture =
  'data:image/svg+xml;utf8,<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9" fill="teal"/></svg>';

export const Initials: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-initials]')).toHaveAttribute('data-initials', 'AO');
  },
};
export const Picture: Story = { args: { user: { ...ada, avatar: picture } } };
export const BrokenPicture: Story = {
  args: { user: { ...ada, avatar: 'data:image/png;base64,none' } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-initials="AO"]')).toBeInTheDocument());
  },
};
export const OfTheHouse: Story = { args: { user: { ...ada, isStaff: true } } };
export const OneName: Story = { args: { user: { _id: 'u2', fullName: 'Prince' } } };
export const OtherAlphabet: Story = { args: { user: { _id: 'u3', fullName: 'ليلى حداد' } } };
export const Tones: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 8 }}>
      {Array.from({ length: 12 }, (_, index) => `person-${index}`).map((id) => (
        <UserAvatar key={id} user={{ _id: id, fullName: 'Ben Ito' }} size={28} />
      ))}
    </div>
  ),
};
export const TonesDark: Story = { ...Tones, globals: { colourMode: 'dark' } };
