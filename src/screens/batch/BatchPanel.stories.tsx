import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { BatchPanel } from './BatchPanel.tsx';
import { type BatchKind, type BatchProgress, newProgress } from './batchProgress.ts';

const meta: Meta = { title: 'screens/Panel of an operation' };
export default meta;

type Story = StoryObj;

const done = fn();
const running: BatchProgress = { ...newProgress(3), validation: 'SUCCEEDED', succeeded: ['a'] };
const failing: BatchProgress = { ...running, failed: ['b'], reasons: ['This application has not been handed in yet'] };

function panel(kind: BatchKind, progress: BatchProgress, look: string, ...texts: string[]): Story {
  return {
    render: () => <BatchPanel kind={kind} progress={progress} onClose={done} />,
    play: async ({ canvasElement, userEvent }) => {
      const canvas = within(canvasElement);
      for (const text of texts) await expect(await canvas.findByText(text)).toBeVisible();
      await expect(canvas.getByTestId('batch-panel')).toHaveAttribute('data-kind', look);
      done.mockClear();
      await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
      await expect(done).toHaveBeenCalled();
    },
  };
}

export const Running = panel('startup', running, 'success', 'Processing 1/3 startups.');
export const SomeFailed = panel('application', failing, 'warning', 'Processing 2/3 applications.', 'Failed: 1.');
export const SomeStartupsFailed = panel('startup', failing, 'warning', 'Processing 2/3 startups.', 'Failed: 1.');
export const SomeUsersFailed = panel('user', failing, 'warning', 'Processing 2/3 users.', 'Failed: 1.');
const partly: BatchProgress = { ...failing, succeeded: ['a', 'c'], result: 'PARTIALLY_SUCCEEDED' };
export const StartupsPartly = panel('startup', partly, 'warning', '2 startups processed and 1 failed startups.');
export const ApplicationsPartly = panel(
  'application',
  partly,
  'warning',
  '2 applications processed and 1 failed applications.',
);
/** The first five are named, the others counted. */
export const ManyReasons = panel(
  'application',
  { ...partly, reasons: ['Ada', 'Bo', 'Cy', 'Di', 'Ed', 'Flo', 'Gus'].map((name) => `${name}: Decided already`) },
  'warning',
  'Ed: Decided already',
  'and 2 more',
);
export const Partly = panel('user', partly, 'warning', '2 users processed and 1 failed users.');
export const Failed = panel(
  'application',
  { ...failing, succeeded: [], failed: ['a', 'b', 'c'], result: 'FAILED' },
  'error',
  'There was problem processing your request.',
  'Failed: 3 applications.',
);
export const Refused = panel('startup', { ...newProgress(2), validation: 'FAILED' }, 'error', 'Failed: 2 startups.');
export const PartlyRightToLeft: Story = {
  render: () => <BatchPanel kind="user" progress={failing} onClose={done} />,
  globals: { language: 'ar' },
};
export const FailedDark: Story = { ...Failed, globals: { colourMode: 'dark' } };
