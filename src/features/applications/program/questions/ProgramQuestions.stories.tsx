import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { says } from '../../../../../stories/support/says.ts';
import { ProgramQuestionsTab } from './ProgramQuestionsTab.tsx';

const may = { update: true, delete: true };
const question = (id: string, text: string, position: number | null, more: object = {}) => ({
  _id: id,
  version: 1,
  question: text,
  answer: 'Nothing. We take no shares.',
  position,
  may,
  ...more,
});
const of = (...results: object[]) => ({ data: { programQuestions: { results } } });
const three = of(
  question('q1', 'What does it cost?', 1),
  question('q2', 'Do we have to move?', 2),
  question('q3', 'A question that would not fit into one line of any phone that one has '.repeat(2), null),
);
const placed = fn();
const removed = fn();

const meta: Meta<typeof ProgramQuestionsTab> = {
  title: 'applications/Questions of a program',
  component: ProgramQuestionsTab,
  args: { recordId: 'p1' },
  parameters: {
    answers: {
      QuestionsOfProgram: three,
      PlaceQuestion: {
        answer: ({ id, position }: Readonly<Record<string, unknown>>) => {
          placed(id, position);
          return { updateProgramQuestion: { _id: id } };
        },
      },
      RemoveQuestion: {
        answer: ({ id }: Readonly<Record<string, unknown>>) => {
          removed(id);
          return { deleteProgramQuestion: true };
        },
      },
    },
  },
};
export default meta;

type Story = StoryObj<typeof ProgramQuestionsTab>;

/** What shares a place or has none gets one too. */
export const MovedByKeys: Story = {
  play: async ({ canvasElement, userEvent }) => {
    placed.mockClear();
    const canvas = within(canvasElement);
    (await canvas.findByRole('button', { name: /^Do we have to move\?: / })).focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await waitFor(() =>
      expect(placed.mock.calls).toEqual([
        ['q2', 1],
        ['q1', 2],
        ['q3', 3],
      ]),
    );
    await canvas.findByText('Do we have to move? stands at place 1 of 3');
  },
};
export const RemovedByItsMenu: Story = {
  play: async ({ canvasElement, userEvent }) => {
    removed.mockClear();
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('button', { name: 'More for What does it cost?' }));
    await userEvent.click(await body.findByRole('menuitem', { name: 'Delete' }));
    const asked = within(await body.findByRole('dialog', { name: 'Delete the question “What does it cost?”?' }));
    await userEvent.click(asked.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(removed).toHaveBeenCalledWith('q1'));
  },
};
export const None: Story = { parameters: { answers: { QuestionsOfProgram: of() } }, play: says('No questions yet') };
export const ForReaders: Story = {
  parameters: {
    answers: {
      QuestionsOfProgram: of(question('q1', 'What does it cost?', 1, { may: { update: false, delete: false } })),
    },
  },
  globals: { role: 'Mentor' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('What does it cost?');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { globals: { language: 'ar' } };
export const Dark: Story = { globals: { colourMode: 'dark' } };
