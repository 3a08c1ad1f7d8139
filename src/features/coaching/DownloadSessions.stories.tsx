import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { DownloadSessions } from './DownloadSessions.tsx';

const offer = (count: number) => ({
  answers: { CoachingSessionExport: { data: { coachingSessionExport: { count, address: '/api/coachingsessions' } } } },
});

const meta: Meta<typeof DownloadSessions> = {
  title: 'coaching/DownloadSessions',
  component: DownloadSessions,
  parameters: offer(5),
};
export default meta;

type Story = StoryObj<typeof DownloadSessions>;

export const Some: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Download 5 sessions' })).toBeEnabled();
  },
};
export const None: Story = {
  parameters: offer(0),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button')).toBeDisabled();
  },
};
export const Refused: Story = {
  parameters: { answers: { '/api/coachingsessions': { error: 'It is locked' } } },
  play: async ({ canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('button', { name: 'Download 5 sessions' }));
    await expect(await body.findByTestId('toast')).toHaveTextContent('It is locked');
  },
};
export const NotForFounders: Story = {
  globals: { role: 'Cofounder' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};
export const RightToLeft: Story = { globals: { language: 'ar' } };
export const Dark: Story = { globals: { colourMode: 'dark' } };
