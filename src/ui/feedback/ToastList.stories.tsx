import type { Meta, StoryObj } from '@storybook/react-vite';
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
};
