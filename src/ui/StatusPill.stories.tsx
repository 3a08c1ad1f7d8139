import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StatusPill, type Tone } from './StatusPill.tsx';

const meta: Meta<typeof StatusPill> = { title: 'ui/StatusPill', component: StatusPill };
export default meta;

type Story = StoryObj<typeof StatusPill>;

const tones: readonly Tone[] = ['success', 'info', 'warning', 'error', 'neutral'];

export const Tones: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 8 }}>
      {tones.map((tone) => (
        <StatusPill key={tone} tone={tone}>
          {tone}
        </StatusPill>
      ))}
    </div>
  ),
};

export const Dark: Story = { ...Tones, globals: { colourMode: 'dark' } };

export const TooLittleRoom: Story = {
  render: () => (
    <div style={{ width: 90, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
      <StatusPill tone="info">Ready for invitation</StatusPill>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const pill = canvasElement.querySelector('[data-tone]');
    // Wider than its frame it would be followed by dots of the frame.
    await expect(pill?.getBoundingClientRect().width).toBeLessThanOrEqual(90);
  },
};
