import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyElement } from '../../../stories/support/buildForm.ts';
import { says } from '../../../stories/support/says.ts';
import { BlankForm } from './BlankForm.tsx';

const meta: Meta<typeof BlankForm> = {
  title: 'forms/BlankForm',
  component: BlankForm,
  args: { elements: everyElement },
  decorators: [
    (Story) => (
      <>
        <h1>Application form</h1>
        <Story />
      </>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof BlankForm>;

export const EveryKind: Story = { play: says('Prototype', 'Name | Since') };
export const NoQuestions: Story = { args: { elements: [] } };
export const RightToLeft: Story = { globals: { language: 'ar' } };
