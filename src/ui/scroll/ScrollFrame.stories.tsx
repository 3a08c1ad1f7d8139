import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { ScrollFrame } from './ScrollFrame.tsx';
import { ScrollRegion } from './ScrollRegion.tsx';

const meta: Meta = { title: 'ui/ScrollFrame' };
export default meta;

type Story = StoryObj;

function Wide({ width }: { readonly width: number }) {
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  return (
    <ScrollFrame scroller={scroller}>
      <ScrollRegion ref={setScroller} style={{ overflow: 'auto' }} label="Figures">
        <p style={{ width }}>Figures of many years beside each other</p>
      </ScrollRegion>
    </ScrollFrame>
  );
}

/** A shadow where more follows, on the side that was left once one has moved there. */
export const MoreFollows: Story = {
  render: () => <Wide width={3000} />,
  play: async ({ canvasElement }) => {
    const frame = canvasElement.querySelector('[data-more]');
    await waitFor(() => expect(frame).toHaveAttribute('data-more', 'end'));
    canvasElement.querySelector('section')?.scrollBy({ left: 5000 });
    await waitFor(() => expect(frame).toHaveAttribute('data-more', 'start'));
  },
};
export const AllIsThere: Story = {
  render: () => <Wide width={200} />,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-more]')).toHaveAttribute('data-more', ''));
  },
};
export const Dark: Story = { ...MoreFollows, globals: { colourMode: 'dark' } };
