import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import type { Answer } from '#domain/forms/FormElement.ts';
import { everyElement, someAnswers } from '../../../stories/support/buildForm.ts';
import { AnswerList } from './AnswerList.tsx';
import { QuestionForm } from './QuestionForm.tsx';
import { byQuestion } from './useAnswers.ts';

const submitted = fn();

function Filled({ answers: given, failure }: { readonly answers: readonly Answer[]; readonly failure?: unknown }) {
  const [answers, setAnswers] = useState(() => byQuestion(given));
  return (
    <QuestionForm
      label="Application form"
      elements={everyElement}
      answers={answers}
      onChange={(answer) => setAnswers(new Map(answers).set(answer.questionId, answer))}
      submitLabel="Send answers"
      isPending={false}
      failure={failure ?? null}
      onSubmit={() => submitted(Object.fromEntries(answers))}
      onSave={fn()}
    />
  );
}

const meta: Meta<typeof Filled> = { title: 'forms/QuestionForm', component: Filled };
export default meta;

type Story = StoryObj<typeof Filled>;

export const Empty: Story = { args: { answers: [] } };
export const Answered: Story = {
  args: { answers: someAnswers },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Costs of a year')).toHaveValue('30,000');
  },
};
export const AnswerIsMissing: Story = {
  args: { answers: [] },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Send answers' }));
    await expect(await canvas.findByText('In one sentence, what do you do? is a required field')).toBeVisible();
    await expect(submitted).not.toHaveBeenCalled();
  },
};
export const WritesIn: Story = {
  args: { answers: [{ questionId: 'q8', textValue: 'A poster', numberValue: null, arrayValue: [] }] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Other answer to: How did you hear of us?')).toHaveValue(
      'A poster',
    );
  },
};
export const Refused: Story = { args: { answers: someAnswers, failure: new Error('network') } };
export const Dark: Story = { args: { answers: someAnswers }, globals: { colourMode: 'dark' } };
export const RightToLeft: Story = { args: { answers: someAnswers }, globals: { direction: 'rtl' } };
export const ToRead: Story = {
  render: () => <AnswerList elements={everyElement} answers={byQuestion(someAnswers)} />,
};
