import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import type { Answer, FormElement } from '#domain/forms/FormElement.ts';
import { everyElement } from '../../../stories/support/buildForm.ts';
import { says } from '../../../stories/support/says.ts';
import { AskedQuestion } from './AskedQuestion.tsx';
import { CommentField } from './CommentField.tsx';
import { ChoiceField } from './choices/ChoiceField.tsx';
import { OneOfList, SeveralOfList } from './choices/ListChoices.tsx';
import { OwnChoice } from './choices/OwnChoice.tsx';
import { ElementView } from './ElementView.tsx';
import { NumberAnswer } from './NumberAnswer.tsx';
import { type FieldFrame, QuestionField } from './QuestionField.tsx';
import { emptyAnswer, isQuestion } from './questionKinds.ts';
import { ScaleField } from './ScaleField.tsx';
import { TableField } from './TableField.tsx';
import { TextLine } from './TextLine.tsx';

const meta: Meta = { title: 'forms/Question parts' };
export default meta;

type Story = StoryObj;

const elementOf = (questionType: string): FormElement => {
  const found = everyElement.find((element) => element.questionType === questionType);
  if (!found) throw new Error(`No element is of the kind ${questionType}`);
  return found;
};
const frame = (label: string, error?: string): FieldFrame => ({
  id: 'question',
  label,
  description: undefined,
  error,
  onBlur: () => undefined,
});

interface AnsweringProps {
  readonly of: typeof ChoiceField | typeof ScaleField | typeof TableField;
  readonly kind: string;
  readonly start?: Partial<Answer>;
  readonly error?: string;
}
function Answering({ of: Field, kind, start = {}, error }: AnsweringProps) {
  const element = elementOf(kind);
  const [answer, setAnswer] = useState({ ...emptyAnswer(element._id), ...start });
  return <Field frame={frame(element.label, error)} element={element} answer={answer} onChange={setAnswer} />;
}

function EveryQuestion({ error }: { readonly error?: string }) {
  const [answers, setAnswers] = useState<ReadonlyMap<string, Answer>>(new Map());
  return everyElement
    .filter((element) => isQuestion(element))
    .map((element) => (
      <QuestionField
        key={element._id}
        element={element}
        answer={answers.get(element._id)}
        error={error}
        onChange={(answer) => setAnswers(new Map(answers).set(element._id, answer))}
        onTouch={() => undefined}
      />
    ));
}

export const EveryKind: Story = { render: () => <EveryQuestion /> };
export const EveryKindRefused: Story = { render: () => <EveryQuestion error="This is missing" /> };
export const EveryKindDark: Story = { ...EveryKindRefused, globals: { colourMode: 'dark' } };
/** Words of another direction end where they end: “What is new?”, not “?What is new”. */
export const OtherDirection: Story = {
  render: () => (
    <div dir="rtl">
      <QuestionField
        element={{ ...elementOf('text'), label: 'What is new?' }}
        answer={{ ...emptyAnswer('q'), textValue: '@nur@m.example' }}
        error={undefined}
        onChange={() => undefined}
        onTouch={() => undefined}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const words = await canvas.findByText('What is new?');
    await expect(words.tagName).toBe('BDI');
    await expect(canvas.getByLabelText(/^What is new\?/)).toHaveValue('@nur@m.example');
  },
};
export const EveryKindRightToLeft: Story = { ...EveryKind, globals: { language: 'ar' } };

export const OneOfFew: Story = {
  render: () => <Answering of={ChoiceField} kind="select_radio" />,
  play: async ({ canvasElement, userEvent }) => {
    const option = await within(canvasElement).findByRole('radio', { name: 'Prototype' });
    await userEvent.click(option);
    await expect(option).toBeChecked();
  },
};
export const SomethingOfOnesOwn: Story = {
  render: () => <Answering of={ChoiceField} kind="select_dropdown" start={{ textValue: 'A poster' }} />,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByDisplayValue('A poster')).toBeVisible();
  },
};
export const Several: Story = {
  render: () => <Answering of={ChoiceField} kind="select_checkbox" start={{ arrayValue: ['Filed a patent'] }} />,
};
export const OnAScale: Story = {
  render: () => <Answering of={ScaleField} kind="number_scale" start={{ numberValue: 7 }} />,
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('radio', { name: '7' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: '9' }));
    await expect(canvas.getByRole('radio', { name: '9' })).toBeChecked();
  },
};
export const InATable: Story = {
  render: () => <Answering of={TableField} kind="table" start={{ arrayValue: ['["Acme","2025"]'] }} />,
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findAllByRole('row')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Add a row' }));
    await expect(canvas.getAllByRole('row')).toHaveLength(4);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove row 1' }));
    await expect(canvas.getAllByRole('row')).toHaveLength(3);
    await expect(canvas.queryByDisplayValue('Acme')).toBeNull();
    // Whoever took a row away stands in the one after it, and the table is called as its question.
    await expect(canvas.getByLabelText('Name, row 1')).toHaveFocus();
    await expect(canvas.getByRole('table', { name: elementOf('table').label })).toBeVisible();
  },
};
const touched = fn();
const commented = fn();
function TouchedTable() {
  const element = elementOf('table');
  const [answer, setAnswer] = useState(emptyAnswer(element._id));
  const asked = { ...frame(element.label), onBlur: touched };
  return <TableField frame={asked} element={element} answer={answer} onChange={setAnswer} />;
}
/** What is missing in a row is told to who has left the table, not to who goes on to the next cell. */
export const WritingInATable: Story = {
  render: () => <TouchedTable />,
  play: async ({ canvasElement, userEvent }) => {
    touched.mockClear();
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('Name, row 1'), 'B');
    // Nobody has left the table by asking for more of it: words under a cell would move the button away from who presses it.
    await userEvent.click(canvas.getByRole('button', { name: 'Add a row' }));
    await userEvent.type(canvas.getByLabelText('Name, row 3'), 'A');
    await userEvent.tab();
    await expect(touched).not.toHaveBeenCalled();
    // A row that was added stays while somebody thinks of another word.
    await userEvent.clear(canvas.getByLabelText('Name, row 3'));
    await expect(canvas.getByLabelText('Name, row 3')).toHaveFocus();
    (canvasElement.ownerDocument.activeElement as HTMLElement).blur();
    await expect(touched).toHaveBeenCalled();
  },
};
export const WordsToACriterion: Story = {
  render: () => <CommentField frame={frame('Comment: Team')} value="" onChange={commented} />,
  play: async ({ canvasElement, userEvent }) => {
    commented.mockClear();
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Comment: Team' }));
    await expect(canvas.getByRole('textbox', { name: 'Comment: Team' })).toHaveFocus();
    await userEvent.keyboard('A');
    await expect(commented).toHaveBeenCalledWith('A');
  },
};
export const BetweenQuestions: Story = {
  render: () => (
    <>
      <h1>Application</h1>
      {['section', 'heading', 'sub_heading', 'paragraph', 'video'].map((kind) => (
        <ElementView key={kind} element={elementOf(kind)} />
      ))}
    </>
  ),
  play: says('Your company', 'How we read applications'),
};

const stages = ['Idea', 'Prototype', 'Product'].map((value) => ({ value, label: value }));
export const FetchedLists: Story = {
  render: () => (
    <>
      <OneOfList frame={frame('Stage')} choices={stages} value="Idea" onChange={() => undefined} />
      <SeveralOfList
        frame={{ ...frame('Stages'), id: 'several' }}
        choices={stages}
        values={['Idea', 'Product']}
        onChange={() => undefined}
      />
      <NumberAnswer
        frame={{ ...frame('Costs'), id: 'costs' }}
        value={12_500}
        isReadOnly={false}
        onChange={() => undefined}
      />
    </>
  ),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByLabelText('Costs')).toHaveValue('12,500');
  },
};
function CountedCosts() {
  const [costs, setCosts] = useState<number | null>(null);
  return (
    <>
      <NumberAnswer frame={frame('Costs')} value={costs} isReadOnly={false} onChange={setCosts} />
      <output aria-label="Kept">{costs}</output>
    </>
  );
}
/** The digits of an Arabic keyboard are numbers too. */
export const OwnWords: Story = {
  render: () => <OwnChoice label="How did you hear of us?" value="A poster" onChange={fn()} />,
};
export const DigitsOfOtherKeyboards: Story = {
  render: () => <CountedCosts />,
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('Costs'), '٢٥٠٫٥');
    await expect(canvas.getByLabelText('Costs')).toHaveValue('250.5');
    await expect(canvas.getByRole('status', { name: 'Kept' })).toHaveTextContent('250.5');
  },
};
export const FetchedListsDark: Story = { ...FetchedLists, globals: { colourMode: 'dark' } };
export const AmongMany: Story = {
  render: () => (
    <AskedQuestion
      element={everyElement[2] as FormElement}
      answer={undefined}
      error="Answer this question."
      onChange={() => undefined}
      onTouch={() => undefined}
    />
  ),
};

/** Somebody types, and meanwhile another device has answered: whichever is the newer stands. */
export const AnsweredElsewhere: Story = {
  render: function Render() {
    const element = elementOf('text');
    const [answer, setAnswer] = useState<Answer>(emptyAnswer(element._id));
    return (
      <>
        <AskedQuestion
          element={element}
          answer={answer}
          error={undefined}
          onChange={setAnswer}
          onTouch={() => undefined}
        />
        <p>{answer.textValue}</p>
        <button type="button" onClick={() => setAnswer({ ...answer, textValue: 'Beta' })}>
          Answer elsewhere
        </button>
      </>
    );
  },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    const field = await canvas.findByRole('textbox');
    const elsewhere = canvas.getByRole('button', { name: 'Answer elsewhere' });
    await userEvent.type(field, 'Acme');
    await expect(canvas.getByText('Acme')).toBeVisible();
    await userEvent.click(elsewhere);
    await expect(field).toHaveValue('Beta');
    await userEvent.clear(field);
    await userEvent.type(field, 'Acme');
    await expect(canvas.getByText('Acme')).toBeVisible();
    await userEvent.click(elsewhere);
    await expect(field).toHaveValue('Beta');
  },
};

/** A link gets its scheme when the field is left. */
export const LineOfText: Story = {
  render: function Render() {
    const [link, setLink] = useState('');
    return (
      <>
        <TextLine
          frame={frame('Your site')}
          type="link"
          value={link}
          onChange={setLink}
          completed={(text) => text && `https://${text}`}
        />
        <p>{link}</p>
      </>
    );
  },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox'), 'acme.example');
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveValue('https://acme.example');
    await expect(canvas.getByText('https://acme.example')).toBeVisible();
  },
};

export const WordsThatAreThere: Story = {
  render: () => <CommentField frame={frame('Comment: Team')} value="No engineer yet" onChange={() => undefined} />,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('textbox')).not.toHaveFocus();
  },
};
