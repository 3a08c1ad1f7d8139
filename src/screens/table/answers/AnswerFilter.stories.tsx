import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { everyElement } from '../../../../stories/support/buildForm.ts';
import { says } from '../../../../stories/support/says.ts';
import { AnswerChips } from './AnswerChips.tsx';
import { AnswerFilter } from './AnswerFilter.tsx';
import { writeStatement } from './answerStatement.ts';

const question = everyElement.find(({ questionType }) => questionType === 'number');
const former = question ? [{ ...question, _id: 'gone', label: 'Team size' }] : [];
const atLeast = writeStatement({ action: null, questionId: question?._id ?? '', operator: 'GTE', values: ['5'] });
const meta: Meta = {
  title: 'screens/Filters by answers',
  parameters: { answers: { FunnelQuestions: { data: { funnelQuestions: everyElement, formerQuestions: former } } } },
};
export default meta;

type Story = StoryObj;

const chosen = fn();
export const Choosing: Story = {
  render: () => (
    <div style={{ width: 260 }}>
      <AnswerFilter funnelId="f1" values={[]} onChange={chosen} />
    </div>
  ),
  play: async ({ canvasElement, userEvent }) => {
    chosen.mockClear();
    const canvas = within(canvasElement);
    await userEvent.selectOptions(await canvas.findByLabelText('Question'), question?._id ?? '');
    await userEvent.selectOptions(canvas.getByLabelText('Comparison'), 'GTE');
    await expect(canvas.getByRole('button', { name: 'Add filter' })).toBeDisabled();
    await userEvent.type(canvas.getByRole('spinbutton'), '5');
    await userEvent.click(canvas.getByRole('button', { name: 'Add filter' }));
    await expect(chosen).toHaveBeenCalledWith([atLeast]);
  },
};
export const ByWhatIsAskedNoLonger: Story = {
  render: () => <AnswerFilter funnelId="f1" values={[]} onChange={chosen} />,
  play: async ({ canvas, userEvent }) => {
    const asked = await canvas.findByLabelText('Question');
    await expect(within(asked).getByRole('group', { name: 'No longer asked' })).toContainElement(
      within(asked).getByRole('option', { name: 'Team size' }),
    );
    await userEvent.selectOptions(asked, 'gone');
    await expect(canvas.getByRole('spinbutton')).toBeVisible();
  },
};
export const ChoosingRightToLeft: Story = {
  render: () => <AnswerFilter funnelId="f1" values={[]} onChange={chosen} />,
  globals: { language: 'ar' },
};
export const NothingAsked: Story = {
  parameters: { answers: { FunnelQuestions: { data: { funnelQuestions: [], formerQuestions: [] } } } },
  render: () => <AnswerFilter funnelId="f1" values={[]} onChange={chosen} />,
  play: says('The funnel asks no questions yet.'),
};

function Chips() {
  const [values, setValues] = useState<readonly string[]>([atLeast, 'nonsense']);
  return <AnswerChips funnelId="f1" values={values} onChange={setValues} />;
}
export const InForce: Story = {
  render: () => <Chips />,
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /5/ }));
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull());
  },
};
