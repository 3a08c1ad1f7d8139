import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VideoPlayer } from './VideoPlayer.tsx';

const meta: Meta<typeof VideoPlayer> = {
  title: 'ui/VideoPlayer',
  component: VideoPlayer,
  args: { title: 'How we read applications', address: 'https://youtu.be/dQw4w9WgXcQ' },
};
export default meta;

type Story = StoryObj<typeof VideoPlayer>;

/** Nothing is asked of the other host before somebody wants to see it. */
export const OfAnotherHost: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Play the video from youtube-nocookie.com' })).toBeVisible();
    await expect(canvas.queryByTitle('How we read applications')).toBeNull();
  },
};
export const OfAFile: Story = { args: { address: 'https://files.example.com/welcome.mp4' } };
export const OfAnUnknownAddress: Story = {
  args: { address: 'example.com/video' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link')).toHaveAttribute('href', 'http://example.com/video');
  },
};
export const Dark: Story = { globals: { colourMode: 'dark' } };
export const RightToLeft: Story = { globals: { language: 'ar' } };
