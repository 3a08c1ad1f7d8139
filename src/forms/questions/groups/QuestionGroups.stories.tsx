import type { Meta, StoryObj } from '@storybook/react-vite';
import i18next from 'i18next';
import { useState } from 'react';
import { expect, fn, spyOn, waitFor, within } from 'storybook/test';
import type { FormElement } from '#domain/forms/FormElement.ts';
import { elementOf } from '#domain/forms/testing/elements.ts';
import { QuestionForm } from '../QuestionForm.tsx';
import { type AnswerMap, byQuestion } from '../useAnswers.ts';
import { QuestionGroups } from './QuestionGroups.tsx';

const COUNT = 120;
const elements = Array.from({ length: COUNT }, (_, at) =>
  elementOf(`q${at + 1}`, 'text', {
    position: at,
    label: `Question ${at + 1}`,
    validations: { required: at + 1 === COUNT, min: null, max: null },
  }),
);

/** A form that is really filled, longer than anybody sees at once. */
function LongForm({ asked = elements }: { readonly asked?: readonly FormElement[] }) {
  const [answers, setAnswers] = useState<AnswerMap>(() => byQuestion([]));
  return (
    <QuestionForm
      label="Long form"
      elements={asked}
      answers={answers}
      onChange={(answer) => setAnswers((now) => new Map(now).set(answer.questionId, answer))}
      submitLabel="Send answers"
      isPending={false}
      failure={null}
      onSubmit={fn()}
    />
  );
}

const meta: Meta<typeof LongForm> = { title: 'forms/QuestionForm/Long', component: LongForm };
export default meta;

type Story = StoryObj<typeof LongForm>;

/** All questions come by themselves, in their order. */
export const AllArrive: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement);
    await userEvent.type(await page.findByLabelText('Question 1 (Optional)'), 'First');
    await waitFor(() => expect(page.getAllByRole('textbox', { hidden: true })).toHaveLength(COUNT), { timeout: 5000 });
    await expect(page.getByLabelText('Question 1 (Optional)')).toHaveValue('First');
  },
};

/** Whoever hands in at once is led to what is missing, though it was not drawn yet. */
export const LeadsToTheLast: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    (await page.findByRole('button', { name: 'Send answers' })).click();
    await waitFor(() => expect(page.getByLabelText(`Question ${COUNT}`)).toHaveFocus());
    await expect(page.getByText(`Question ${COUNT} is a required field`, { ignore: 'button' })).toBeVisible();
  },
};

const onceNamed = (_id: string) => ({
  dependency: {
    operator: 'AND' as const,
    statements: [{ action: 'show' as const, questionId: _id, operator: 'EXISTS' as const, values: [], statements: [] }],
  },
});

/** What is typed shows a page before this one: it stays the page that it was, with the cursor in it. */
export const APageComesBefore: Story = {
  args: {
    asked: [
      elementOf('s1', 'section', { position: 0, label: 'About the team', ...onceNamed('name') }),
      elementOf('q1', 'text', { position: 1, label: 'Who leads it?' }),
      elementOf('s2', 'section', { position: 2, label: 'The company' }),
      elementOf('name', 'text', { position: 3, label: 'Its name' }),
      elementOf('s3', 'section', { position: 4, label: 'The rest' }),
      elementOf('q3', 'text', { position: 5, label: 'Anything else?' }),
    ],
  },
  play: async ({ canvasElement, userEvent }) => {
    const field = await within(canvasElement).findByLabelText('Its name (Optional)');
    await userEvent.type(field, 'Acme');
    await expect(within(canvasElement).getByLabelText('Its name (Optional)')).toHaveFocus();
    await expect(within(canvasElement).getByLabelText('Its name (Optional)')).toHaveValue('Acme');
  },
};

/** A condition shows more than stood there: the field in which one types stays the same one. */
export const MoreIsShown: Story = {
  args: {
    asked: elements
      .slice(0, 60)
      .map((element, at) => (at >= 35 && at < 59 ? { ...element, ...onceNamed('q1') } : element)),
  },
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement);
    await userEvent.type(await page.findByLabelText('Question 1 (Optional)'), 'First');
    await expect(page.getByLabelText('Question 1 (Optional)')).toHaveFocus();
    await expect(page.getByLabelText('Question 1 (Optional)')).toHaveValue('First');
  },
};

const looked = { count: 0 };
const watched = elements.map((element) => ({
  ...element,
  validations: {
    get required() {
      looked.count += 1;
      return false;
    },
    min: null,
    max: null,
  },
}));

/** A key that goes on with an answer that nothing asks for: no question but this one is judged or drawn. */
export const AKeyIsOfOneQuestion: Story = {
  args: { asked: watched },
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement);
    const field = await page.findByLabelText('Question 1 (Optional)');
    await waitFor(() => expect(page.getAllByRole('textbox', { hidden: true })).toHaveLength(COUNT), { timeout: 5000 });
    await userEvent.type(field, 'F');
    looked.count = 0;
    await userEvent.type(field, 'irst');
    await expect(field).toHaveValue('First');
    await expect(looked.count).toBeLessThan(COUNT);
  },
};

/** Of what is missing no sentence is made again at a key that mends nothing. */
export const AKeySaysNothingAgain: Story = {
  args: { asked: elements.map((element) => ({ ...element, validations: { required: true, min: null, max: null } })) },
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement);
    (await page.findByRole('button', { name: 'Send answers' })).click();
    const field = page.getByLabelText('Question 1');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, 'F');
    await waitFor(() => expect(page.queryByText(/^Question 1 is a required field/)).toBeNull());
    const sentences = spyOn(i18next.services.interpolator, 'interpolate');
    await userEvent.type(field, 'irst');
    await expect(field).toHaveValue('First');
    await expect(sentences.mock.calls.length).toBeLessThan(COUNT);
    sentences.mockRestore();
    await expect(page.getByText('Question 2 is a required field', { selector: 'p, div, span' })).toBeVisible();
  },
};

/** A short form is not shared out. */
export const Short: StoryObj = {
  render: () => (
    <QuestionGroups
      all={elements.slice(0, 3)}
      elements={elements.slice(0, 3)}
      answers={byQuestion([])}
      errors={new Map([['q2', 'Question 2 is a required field']])}
      isWhole={false}
      onChange={fn()}
      onTouch={fn()}
    />
  ),
};
