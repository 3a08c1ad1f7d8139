import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { all, elementOf, optionOf, when, writeInOption } from '#domain/forms/testing/elements.ts';
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

export const EveryKind: Story = { play: says('Prototype', 'Name', 'Since') };
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

/** Paper says when a question applies, has room for an answer of one's own, and asks for nothing that is counted. */
export const ConditionsAndOwnAnswers: Story = {
  args: {
    elements: [
      elementOf('stage', 'select_radio', {
        label: 'How far are you?',
        options: [optionOf('Idea'), optionOf('Launched'), writeInOption],
      }),
      elementOf('costs', 'number', { label: 'Monthly costs', dependency: all(when('stage', 'IS', 'Launched')) }),
      elementOf('year', 'calculated', { label: 'Costs of a year', formula: '{costs} * 12' }),
      elementOf('why', 'video', { label: 'Why we ask', videoUrl: 'https://youtu.be/dQw4w9WgXcQ' }),
      elementOf('team', 'table', { label: 'Team', options: [optionOf('Name'), optionOf('Role')] }),
    ],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('Shown when “How far are you?” is Launched.')).toBeVisible();
    await expect(page.getByText('Other')).toBeVisible();
    await expect(page.queryByText(/Costs of a year/)).toBeNull();
    await expect(page.getByText('https://youtu.be/dQw4w9WgXcQ')).toBeVisible();
    await expect(page.getAllByRole('row')).toHaveLength(3);
  },
};
