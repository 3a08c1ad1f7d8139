import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ToastList } from './ToastList.tsx';

const meta: Meta<typeof ToastList> = { title: 'ui/ToastList', component: ToastList };
export default meta;

export const AllKinds: StoryObj<typeof ToastList> = {
  args: {
    toasts: [
      { id: 1, kind: 'success', message: 'Task created' },
      { id: 2, kind: 'warning', message: 'The export takes longer than usual' },
      { id: 3, kind: 'error', message: 'Network Error', action: { label: 'Try again', run: () => undefined } },
    ],
  },
  play: async ({ canvasElement }) => {
    const toasts = within(canvasElement).getAllByTestId('toast');
    await expect(toasts.map(({ dataset }) => dataset.kind)).toEqual(['success', 'warning', 'error']);
    const looks = toasts.map((toast) => {
      const icon = toast.querySelector('svg');
      return icon && getComputedStyle(icon).color;
    });
    await expect(new Set(looks).size).toBe(3);
    await expect(within(canvasElement).getAllByRole('button', { name: 'Close' })).toHaveLength(3);
  },
};

/** A page with buttons at its foot, on a phone: what is said is as tall as its words. */
export const OverAFoot: StoryObj<typeof ToastList> = {
  args: { toasts: [{ id: 1, kind: 'success', message: 'Created' }] },
  decorators: [
    (Story) => (
      <div data-foot>
        <Story />
      </div>
    ),
  ],
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    const toast = within(canvasElement).getByTestId('toast');
    await expect(window.innerWidth).toBeLessThan(576);
    await expect(toast.getBoundingClientRect().height).toBeLessThan(120);
  },
};
