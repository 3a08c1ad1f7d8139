import type { Meta, StoryObj } from '@storybook/react-vite';
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
