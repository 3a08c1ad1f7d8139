import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { elementOf } from '#domain/forms/testing/elements.ts';
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
export const ScaleWithWords: Story = {
  args: {
    elements: [
      elementOf('team', 'number_scale', {
        label: 'Team',
        validations: { required: true, min: 1, max: 5 },
        options: [
          { value: '1', labels: [{ language: 'en', value: 'No team' }], isWriteIn: false, numericalValue: null },
          { value: '5', labels: [{ language: 'en', value: 'Complete team' }], isWriteIn: false, numericalValue: null },
        ],
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    const boxes = within(canvasElement).getAllByRole('listitem').slice(1);
    await expect(boxes.map(({ textContent }) => textContent)).toEqual([
      '1 – No team',
      '2',
      '3',
      '4',
      '5 – Complete team',
    ]);
  },
};
export const NoQuestions: Story = { args: { elements: [] } };
export const RightToLeft: Story = { globals: { language: 'ar' } };
