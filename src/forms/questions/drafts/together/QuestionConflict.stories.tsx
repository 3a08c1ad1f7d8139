import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import type { Answer } from '#domain/forms/FormElement.ts';
import { elementOf } from '#domain/forms/testing/elements.ts';
import { QuestionForm } from '../../QuestionForm.tsx';
import { byQuestion } from '../../useAnswers.ts';
import { ConflictLine } from './ConflictLine.tsx';
import { QuestionConflict } from './QuestionConflict.tsx';

const text = (questionId: string, textValue: string): Answer => ({
  questionId,
  textValue,
  numberValue: null,
  arrayValue: [],
});
const elements = [
  elementOf('q1', 'text', { position: 0, label: 'What do you build?' }),
  elementOf('q2', 'text', { position: 1, label: 'For whom?' }),
];
const handedIn = fn();
const chosen = fn();

function Together() {
  const [answers, setAnswers] = useState(() => byQuestion([text('q1', 'Batteries of salt'), text('q2', 'Bikes')]));
  const [ids, setIds] = useState<readonly string[]>(['q1']);
  return (
    <QuestionForm
      label="Two writers"
      elements={elements}
      answers={answers}
      onChange={(answer) => setAnswers((now) => new Map(now).set(answer.questionId, answer))}
      conflicts={{
        ids,
        theirs: new Map([['q1', text('q1', 'Batteries of sand')]]),
        choose: (id, isMine) => {
          chosen(id, isMine);
          setIds([]);
        },
      }}
      submitLabel="Send answers"
      isPending={false}
      failure={null}
      onSubmit={handedIn}
    />
  );
}

const meta: Meta = { title: 'forms/Two writers', component: QuestionConflict, render: () => <Together /> };
export default meta;

type Story = StoryObj;

/** Both versions stand in words under the question, and nothing is handed in before one is chosen. */
export const BothVersions: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement);
    const notice = within(await page.findByRole('alert', { name: 'Two versions: What do you build?' }));
    await expect(notice.getByText('Batteries of sand')).toBeVisible();
    await expect(notice.getByText('Batteries of salt')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Send answers' }));
    await expect(handedIn).not.toHaveBeenCalled();
    await waitFor(() => expect(page.getByLabelText('What do you build? (Optional)')).toHaveFocus());
    await userEvent.click(notice.getByRole('button', { name: 'Take theirs' }));
    await expect(chosen).toHaveBeenCalledWith('q1', false);
    await waitFor(() => expect(page.queryByRole('alert')).toBeNull());
    await userEvent.click(page.getByRole('button', { name: 'Send answers' }));
    await expect(handedIn).toHaveBeenCalled();
  },
};
export const RightToLeft: Story = { globals: { language: 'ar' } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
/** From another page it leads to the question. */
export const Line: Story = {
  render: () => <ConflictLine ids={['q2']} pages={[{ id: 'p1', section: null, elements }]} at={0} goTo={chosen} />,
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'For whom?' }));
    await expect(chosen).toHaveBeenCalledWith(0, 'q2');
  },
};
