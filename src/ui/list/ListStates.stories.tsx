import { Button } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconChecklist, IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { says } from '../../../stories/support/says.ts';
import { Coming } from './Coming.tsx';
import { EmptyState } from './EmptyState.tsx';
import { EndSentinel } from './EndSentinel.tsx';
import { FailedState } from './FailedState.tsx';
import { ForbiddenState } from './ForbiddenState.tsx';
import { ListSkeleton } from './ListSkeleton.tsx';
import { ToolButton } from './ToolButton.tsx';

const meta: Meta = { title: 'ui/List states' };
export default meta;

type Story = StoryObj;

const dark = { globals: { colourMode: 'dark' } };

export const Empty: Story = {
  render: () => (
    <EmptyState
      icon={<IconChecklist size={24} aria-hidden />}
      title="No tasks yet"
      hint="Tasks that you are given appear here."
      action={<Button>New task</Button>}
    />
  ),
};
export const EmptyInShort: Story = { render: () => <EmptyState title="Nothing" /> };
export const EmptyDark: Story = { ...Empty, ...dark };

const retried = fn();
export const Failed: Story = {
  render: () => <FailedState error={new Error('The database rests')} onRetry={retried} />,
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('The database rests');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retried).toHaveBeenCalled();
  },
};
export const FailedDark: Story = { render: () => <FailedState error={new Error('No')} onRetry={retried} />, ...dark };

export const Forbidden: Story = { render: () => <ForbiddenState />, play: says('You may not see this') };
export const ForbiddenRightToLeft: Story = { render: () => <ForbiddenState />, globals: { language: 'ar' } };

export const Loading: Story = {
  render: () => <ListSkeleton rows={4} />,
  play: async ({ canvasElement }) => {
    const list = canvasElement.querySelector('[aria-busy="true"]');
    await expect(list).toBeEmptyDOMElement();
    await waitFor(() => expect(list?.children.length).toBe(4));
  },
};
export const LoadingDark: Story = { ...Loading, ...dark };

function PartsInOrder() {
  const [isHere, setHere] = useState(false);
  return (
    <>
      <Button onClick={() => setHere(true)}>Let it come</Button>
      <div data-in-order>
        <p>First</p>
        <section>
          <div>{isHere ? <p>Second</p> : <Coming />}</div>
        </section>
        <p>Third</p>
      </div>
    </>
  );
}

/** What stands after a part that is on its way is not seen before it, and what stands before it is. */
export const InOrder: Story = {
  render: () => <PartsInOrder />,
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    const third = await canvas.findByText('Third');
    await expect(third).toHaveStyle({ opacity: 0 });
    await expect(canvas.getByText('First')).toHaveStyle({ opacity: 1 });
    await userEvent.click(canvas.getByRole('button', { name: 'Let it come' }));
    await canvas.findByText('Second');
    await expect(third).toHaveStyle({ opacity: 1 });
  },
};

const reached = fn();
const RealObserver = window.IntersectionObserver;
const observed = fn();
export const EndComesIntoView: Story = {
  render: () => (
    <>
      <p>The last of those shown</p>
      <EndSentinel onReach={reached} />
    </>
  ),
  play: async () => {
    await waitFor(() => expect(reached).toHaveBeenCalled());
  },
};
export const EndAsksAtAFifth: Story = {
  beforeEach: () => {
    window.IntersectionObserver = class extends RealObserver {
      constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        observed(options?.threshold);
        super(callback, options);
      }
    };
    return () => {
      window.IntersectionObserver = RealObserver;
    };
  },
  render: () => <EndSentinel onReach={reached} />,
  play: async () => {
    await waitFor(() => expect(observed).toHaveBeenCalledWith(0.2));
  },
};

/** With its word where the page is wide; pressed, and as a menu of more. */
export const Tools: StoryObj = {
  render: () => (
    <>
      <ToolButton icon={<IconDownload size={20} aria-hidden />} label="Export" />
      <ToolButton icon={<IconDownload size={20} aria-hidden />} label="Compact rows" aria-pressed />
      <ToolButton icon={<IconDownload size={20} aria-hidden />} label="Columns" disabled />
    </>
  ),
};
