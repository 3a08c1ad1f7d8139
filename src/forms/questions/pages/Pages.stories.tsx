import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { answerProblems } from '#domain/forms/answerProblems.ts';
import { formState } from '#domain/forms/formState.ts';
import { elementOf } from '#domain/forms/testing/elements.ts';
import { everyElement, someAnswers } from '../../../../stories/support/buildForm.ts';
import { byQuestion } from '../useAnswers.ts';
import { formPages } from './formPages.ts';
import { PageSteps } from './PageSteps.tsx';
import { ReviewPage } from './ReviewPage.tsx';
import { forgetPage, usePages } from './usePages.ts';

const elements = [
  ...everyElement,
  elementOf('s2', 'section', { position: 22, label: 'Your team' }),
  elementOf('q23', 'text', { position: 23, label: 'Who leads it?' }),
];
const asked = fn();

function Steps() {
  return <PageSteps place={usePages(formPages(elements))} isDone={(at) => at === 0} />;
}

function Review({ answers }: { readonly answers: typeof someAnswers }) {
  const state = formState(elements, byQuestion(answers));
  const place = usePages(formPages(state.shown));
  return <ReviewPage state={state} place={{ ...place, goTo: asked }} problems={answerProblems(state, true)} />;
}

const meta: Meta = { title: 'forms/Pages of a form' };
export default meta;

type Story = StoryObj;

export const WhereOneIs: Story = {
  render: () => <Steps />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Your team' }));
    await expect(canvas.getByText('Page 2 of 3: Your team')).toBeVisible();
  },
};
function KeptSteps() {
  return <PageSteps place={usePages(formPages(elements), 'story')} isDone={() => false} />;
}
function Reloaded() {
  const [count, setCount] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setCount(count + 1)}>
        Reload
      </button>
      <KeptSteps key={count} />
    </>
  );
}
/** Who loads the page anew in the middle of a long form goes on where they were. */
export const GoesOnThere: Story = {
  render: () => <Reloaded />,
  beforeEach: () => forgetPage('story'),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^Page 1 of 3/)).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Your team' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    await expect(await canvas.findByText('Page 2 of 3: Your team')).toBeVisible();
    forgetPage('story');
  },
};
export const WhatIsMissing: Story = {
  render: () => <Review answers={[]} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /is a required field$/ }));
    await expect(asked).toHaveBeenCalledWith(0, 'q3');
  },
};
export const AllIsThere: Story = { render: () => <Review answers={someAnswers} /> };
export const Dark: Story = { ...WhatIsMissing, globals: { colourMode: 'dark' } };
export const RightToLeft: Story = { ...AllIsThere, globals: { language: 'ar' } };
