import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import type { Answer, Dependency, FormElement } from '#domain/forms/FormElement.ts';
import { elementOf } from '#domain/forms/testing/elements.ts';
import { everyElement, someAnswers } from '../../../stories/support/buildForm.ts';
import { openChoice } from '../../../stories/support/openChoice.ts';
import { AnswerList } from './AnswerList.tsx';
import { QuestionForm } from './QuestionForm.tsx';
import { byQuestion } from './useAnswers.ts';

const submitted = fn();

interface FilledProps {
  readonly answers: readonly Answer[];
  readonly elements?: readonly FormElement[];
  readonly failure?: unknown;
}

function Filled({ answers: given, elements = everyElement, failure }: FilledProps) {
  const [answers, setAnswers] = useState(() => byQuestion(given));
  return (
    <QuestionForm
      label="Application form"
      elements={elements}
      answers={answers}
      onChange={(answer) => setAnswers(new Map(answers).set(answer.questionId, answer))}
      submitLabel="Send answers"
      isPending={false}
      failure={failure ?? null}
      onSubmit={() => submitted(Object.fromEntries(answers))}
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
    await expect(await within(canvasElement).findByLabelText('Costs of a year')).toHaveValue('30,000');
  },
};
export const AnswerIsMissing: Story = {
  args: { answers: [] },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Send answers' }));
    // Told at its question.
    await canvas.findByText('In one sentence, what do you do? is a required field', { ignore: 'button' });
    await expect(submitted).not.toHaveBeenCalled();
  },
};
const required = { required: true, min: null, max: null };
const twoRequired = [
  elementOf('name', 'text', { label: 'Name', validations: required }),
  elementOf('note', 'text', { label: 'Note' }),
  elementOf('story', 'text_long', { label: 'Story', validations: required }),
];
/** What is said above says which they are, and leads to each. */
export const AnswersAreMissing: Story = {
  args: { answers: [], elements: twoRequired },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Send answers' }));
    const alert = within(await canvas.findByRole('alert'));
    await expect(alert.getByText(/^2 answers are missing or not right yet/)).toBeVisible();
    await userEvent.click(alert.getByRole('button', { name: 'Story is a required field' }));
    await waitFor(() => expect(canvas.getByLabelText(/^Story/)).toHaveFocus());
    alert.getByRole('button', { name: 'Name is a required field' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByLabelText(/^Name/)).toHaveFocus());
    await userEvent.keyboard('Acme');
    await expect(alert.queryByRole('button', { name: 'Name is a required field' })).toBeNull();
  },
};
/** Enter in a line hands in what is written; what is missing is asked for. */
export const EnterHandsIn: Story = {
  args: { answers: [], elements: twoRequired },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText(/^Name/), 'Acme{Enter}');
    await waitFor(() => expect(canvas.getByLabelText(/^Story/)).toHaveFocus());
    await userEvent.keyboard('One line{Enter}and another');
    await expect(canvas.getByLabelText(/^Story/)).toHaveValue('One line\nand another');
  },
};
/** Enter in a drop-down wants an option: with none pointed at, closed or open, nothing is handed in. */
export const EnterInADropDown: Story = {
  args: { answers: [], elements: everyElement.filter(({ questionType }) => questionType === 'select_dropdown') },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    submitted.mockClear();
    const field = await openChoice(canvas, userEvent, /^How did you hear/);
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Escape}{Enter}');
    await expect(submitted).not.toHaveBeenCalled();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(field).not.toHaveValue('');
    await expect(submitted).not.toHaveBeenCalled();
  },
};
/** Why answers are not taken is in sight of whoever hands them in at the foot of the page. */
export const RefusedInSight: Story = {
  args: { answers: someAnswers, failure: new Error('This program takes no applications at the moment') },
  play: async ({ canvasElement }) => {
    const alert = await within(canvasElement).findByRole('alert');
    await waitFor(() => expect(alert.parentElement).toHaveFocus());
    const { top, bottom } = alert.getBoundingClientRect();
    await expect(top >= 0 && bottom <= window.innerHeight).toBe(true);
  },
};
const light = (colour: string): number =>
  [...colour.matchAll(/[\d.]+/g)]
    .slice(0, 3)
    .map(([part]) => Number(part) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
    .reduce((sum, part, at) => sum + part * ([0.2126, 0.7152, 0.0722][at] ?? 0), 0);
/** Circles and boxes stand out of what they stand on at least three to one. */
export const ChoicesAreSeen: Story = {
  args: { answers: [], elements: everyElement.filter(({ questionType }) => /radio|checkbox/.test(questionType)) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByRole('radio');
    const page = light(getComputedStyle(document.body).backgroundColor);
    for (const input of canvasElement.querySelectorAll('input[type="radio"], input[type="checkbox"]')) {
      const { borderTopColor, backgroundColor } = getComputedStyle(input);
      for (const ground of [page, light(backgroundColor)]) {
        const [more = 0, less = 0] = [light(borderTopColor), ground].sort((a, b) => b - a);
        await expect((more + 0.05) / (less + 0.05)).toBeGreaterThanOrEqual(3);
      }
    }
  },
};
export const ChoicesAreSeenInTheDark: Story = { ...ChoicesAreSeen, globals: { colourMode: 'dark' } };
export const AnswersAreMissingOnAPhone: Story = {
  args: { answers: [], elements: twoRequired },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Send answers' }));
    await canvas.findByRole('alert');
  },
};
export const AnswersAreMissingInTheDark: Story = { ...AnswersAreMissingOnAPhone, globals: { colourMode: 'dark' } };
export const LinkLeadsNowhere: Story = {
  args: { answers: [] },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    const link = canvas.getByLabelText(/^Where can we see it/);
    await userEvent.type(link, 'not a url');
    await userEvent.tab();
    await expect(await canvas.findByText('Where can we see it? is not a valid url')).toBeVisible();
    await userEvent.clear(link);
    await userEvent.type(link, 'bake.test');
    await userEvent.tab();
    await expect(link).toHaveValue('http://bake.test');
    await expect(canvas.queryByText(/is not a valid url/)).toBeNull();
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
export const WritesNothingIn: Story = {
  args: { answers: [{ questionId: 'q8', textValue: 'A poster', numberValue: null, arrayValue: [] }] },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    const own = canvas.getByLabelText('Other answer to: How did you hear of us?');
    await userEvent.clear(own);
    await userEvent.tab();
    await expect(await canvas.findByText('Write it here: without words it is no answer')).toBeVisible();
    await userEvent.type(own, 'A friend');
    await expect(canvas.queryByText('Write it here: without words it is no answer')).toBeNull();
  },
};
/** Each kind of question is answered as people do; every answer is in the value that its kind has. */
export const EveryKindIsAnswered: Story = {
  args: { answers: [] },
  parameters: { answers: { '/api/attachment/upload': { data: { _id: 'a1', name: 'deck.pdf' } } } },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    const body = within(canvasElement.ownerDocument.body);
    const field = (label: string) => canvas.getByLabelText(new RegExp(`^${label}`), { selector: 'input, textarea' });
    const write = (label: string, text: string) => userEvent.type(field(label), text);
    const choose = async (label: string, option: string): Promise<void> => {
      await openChoice(canvas, userEvent, new RegExp(`^${label}`));
      const options = await body.findAllByRole('option', { name: option });
      await userEvent.click(options.at(-1) as HTMLElement);
    };
    submitted.mockClear();
    await write('In one sentence', 'We bake');
    await write('Which problem', 'Hunger');
    await write('Where can we see it', 'https://bake.test');
    await userEvent.click(canvas.getByRole('radio', { name: 'Prototype' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Filed a patent' }));
    await choose('How did you hear', 'The press');
    await choose('Where do you sell', 'Asia');
    await choose('Your industry', 'Energy › Solar');
    await choose('Skills in your team', 'Energy › Storage');
    await write('Monthly costs', '250');
    await userEvent.click(canvas.getByRole('radio', { name: '8' }));
    await fireEvent.change(field('Founded'), { target: { value: '2024-03-01' } });
    await userEvent.type(canvas.getAllByRole('textbox', { name: /Name/ })[0] as HTMLElement, 'Acme');
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['x'], 'deck.pdf'));
    const upload = await canvas.findByRole('button', { name: 'Choose a file' }, { timeout: 5000 });
    upload.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
    await canvas.findByRole('button', { name: 'Download deck.pdf' });
    await write('Anything else', 'No');
    await userEvent.click(canvas.getByRole('button', { name: 'Send answers' }));
    const [sent] = submitted.mock.calls.at(-1) ?? [];
    const given = Object.entries((sent ?? {}) as Record<string, Answer>).map(([id, answer]) => [
      id,
      answer.textValue ?? answer.numberValue ?? answer.arrayValue,
    ]);
    await expect(Object.fromEntries(given)).toEqual({
      q3: 'We bake',
      q4: 'Hunger',
      q5: 'https://bake.test',
      q6: 'Prototype',
      q7: ['Filed a patent'],
      q8: 'The press',
      q9: ['Asia'],
      q10: 't2',
      q11: ['t3'],
      q14: 250,
      q16: 8,
      q17: '2024-03-01',
      q18: ['["Acme",""]'],
      q19: '/file?id=a1&name=deck.pdf',
      q21: 'No',
    });
    await expect(canvas.getByLabelText('Costs of a year')).toHaveValue('3,000');
  },
};
const first = everyElement[2];
const followUp: Dependency = {
  operator: 'AND',
  statements: [
    { action: 'show', questionId: 'q3', operator: 'EXISTS', values: [] },
    {
      action: null,
      questionId: null,
      operator: 'OR',
      values: null,
      statements: [
        { action: 'show', questionId: 'q3', operator: 'IS', values: ['yes'] },
        { action: 'show', questionId: 'q3', operator: 'IS', values: ['sure'] },
      ],
    },
  ],
};
export const AsksWhatTheAnswerCallsFor: Story = {
  args: {
    answers: [],
    elements: first ? [first, { ...first, _id: 'q22', position: 22, label: 'Why?', dependency: followUp }] : [],
  },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    const asked = canvas.getByLabelText(/In one sentence/);
    await userEvent.type(asked, 'ye');
    await expect(canvas.queryByLabelText('Why?')).toBeNull();
    await userEvent.type(asked, 's');
    await expect(await canvas.findByLabelText('Why?')).toBeVisible();
    await userEvent.type(asked, '!');
    await waitFor(() => expect(canvas.queryByLabelText('Why?')).toBeNull());
  },
};
const team = [
  elementOf('s2', 'section', { position: 22, label: 'Your team' }),
  elementOf('q23', 'text', {
    position: 23,
    label: 'Who leads it?',
    validations: { required: true, min: null, max: null },
  }),
];
/** Sections are pages; the last one says what is missing and leads there. */
export const PageByPage: Story = {
  args: { answers: [], elements: [...everyElement, ...team] },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    submitted.mockClear();
    await expect(canvas.getByText('Page 1 of 3: Your company')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(await canvas.findByText('Page 2 of 3: Your team')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Who leads it?'), 'Ada');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    const missing = within(await canvas.findByRole('region', { name: 'Missing or not right yet' }));
    await userEvent.click(
      missing.getByRole('button', { name: 'In one sentence, what do you do? is a required field' }),
    );
    await waitFor(() => expect(canvas.getByLabelText('In one sentence, what do you do?')).toHaveFocus());
    await userEvent.keyboard('We bake');
    await userEvent.click(canvas.getByRole('button', { name: 'Check your answers' }));
    await expect(await canvas.findByText(/^Everything is there/)).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Your team' })).toHaveTextContent('Ada');
    await userEvent.click(canvas.getByRole('button', { name: 'Send answers' }));
    await expect(submitted).toHaveBeenCalledTimes(1);
  },
};
export const PagesInArabic: Story = { args: PageByPage.args as FilledProps, globals: { language: 'ar' } };
export const PagesOnPhone: Story = {
  args: PageByPage.args as FilledProps,
  globals: { viewport: { value: 'mobile1' } },
};
export const Refused: Story = { args: { answers: someAnswers, failure: new Error('network') } };
export const Dark: Story = { args: { answers: someAnswers }, globals: { colourMode: 'dark' } };
export const RightToLeft: Story = { args: { answers: someAnswers }, globals: { direction: 'rtl' } };
export const ToRead: Story = {
  render: () => <AnswerList elements={everyElement} answers={byQuestion(someAnswers)} />,
};
