import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { UserAvatar } from './avatar/UserAvatar.tsx';
import { CardList } from './CardList.tsx';

const items = [
  { id: 's1', name: 'Northwind Robotics', href: '/startup/s1', note: 'Arms that feel', side: '3 days ago' },
  { id: 's2', name: 'Blue Fern', href: '/startup/s2' },
];

const meta: Meta<typeof CardList> = { title: 'ui/CardList', component: CardList, args: { items, label: 'Startups' } };
export default meta;

type Story = StoryObj<typeof CardList>;

export const Few: Story = {
  play: async ({ canvasElement }) => {
    const list = within(within(canvasElement).getByRole('list', { name: 'Startups' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(2);
    await expect(list.getByRole('link', { name: 'Blue Fern' })).toHaveAttribute('href', '/startup/s2');
  },
};
export const WithFaces: Story = {
  args: {
    items: items.map((item) => ({
      ...item,
      picture: <UserAvatar user={{ _id: item.id, fullName: item.name }} size={28} />,
    })),
  },
};
export const LongName: Story = {
  args: { items: [{ id: 's1', name: 'A name without an end '.repeat(12), href: '/', side: '3 days ago' }] },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Dark: Story = { globals: { colourMode: 'dark' } };
