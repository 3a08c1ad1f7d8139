import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { UnreadCount } from './UnreadCount.tsx';

const unread = (chatUnread: number) => ({ answers: { ChatUnread: { data: { chatUnread } } } });

const meta: Meta<typeof UnreadCount> = {
  title: 'chat/UnreadCount',
  component: UnreadCount,
  parameters: unread(3),
  decorators: [(story) => <div style={{ position: 'relative', width: 40, height: 40 }}>{story()}</div>],
};
export default meta;

type Story = StoryObj<typeof UnreadCount>;

export const Some: Story = {
  play: async ({ canvas }) => void (await expect(await canvas.findByText('New: 3')).toBeInTheDocument()),
};
export const VeryMany: Story = {
  parameters: unread(100),
  play: async ({ canvas }) => void (await expect(await canvas.findByText('99+')).toBeVisible()),
};
export const AllRead: Story = {
  parameters: unread(0),
  play: async ({ canvas }) => void (await expect(canvas.queryByText(/New/)).toBeNull()),
};
export const OnAButton: Story = {
  args: { isDot: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('New: 3')).toBeInTheDocument();
    await expect(canvas.queryByText('3')).toBeNull();
  },
};
export const Dark: Story = { globals: { colourMode: 'dark' } };
