import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { says } from '../../../../../stories/support/says.ts';
import { ProgramQuestionsTab } from './ProgramQuestionsTab.tsx';

const may = { update: true, delete: true };
const question = (id: string, text: string, position: number | null, more: object = {}) => ({
  _id: id,
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
const many = Array.from({ length: 150 }, (_, at) => question(`m${at + 1}`, `Question ${at + 1}`, at + 1));
const ordered = fn();
const removed = fn();

const takesOrders = {
  OrderQuestions: {
    answer: (variables: Readonly<Record<string, unknown>>) => {
      ordered(variables);
      return { orderQuestions: true };
    },
  },
};
/** What is in order is seen once: whoever asks anew gets no answer. */
function refusesOrders(): object {
  let asked = 0;
  return {
    QuestionsOfProgram: { answer: () => (asked++ === 0 ? three.data : new Promise(() => undefined)) },
    OrderQuestions: { error: 'Somebody has added a question meanwhile' },
  };
}

const meta: Meta<typeof ProgramQuestionsTab> = {
  title: 'applications/Questions of a program',
  component: ProgramQuestionsTab,
  args: { recordId: 'p1' },
  parameters: {
    answers: {
      QuestionsOfProgram: three,
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

/** All of them are named by one write, so that what shares a place or has none gets one too. */
export const MovedByKeys: Story = {
  parameters: { answers: takesOrders },
  play: async ({ canvasElement, userEvent }) => {
    ordered.mockClear();
    const canvas = within(canvasElement);
    (await canvas.findByRole('button', { name: /^Do we have to move\?: / })).focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await waitFor(() => expect(ordered.mock.calls).toEqual([[{ programId: 'p1', questions: ['q2', 'q1', 'q3'] }]]));
    await canvas.findByText('Do we have to move? stands at place 1 of 3');
  },
};
/** More than one page of them: what is put in order is the whole list, whatever page it came with. */
export const ManyOfThem: Story = {
  parameters: {
    answers: {
      ...takesOrders,
      QuestionsOfProgram: {
        answer: ({ cursor }: Readonly<Record<string, unknown>>) => ({
          programQuestions: cursor
            ? { next: null, results: many.slice(100) }
            : { next: 'behind the first', results: many.slice(0, 100) },
        }),
      },
    },
  },
  play: async ({ canvasElement, userEvent }) => {
    ordered.mockClear();
    const canvas = within(canvasElement);
    (await canvas.findByRole('button', { name: /^Question 150: / })).focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    const ids = many.map(({ _id }) => _id);
    const swapped = [...ids.slice(0, 148), 'm150', 'm149'];
    await waitFor(() => expect(ordered).toHaveBeenCalledWith({ programId: 'p1', questions: swapped }));
    await canvas.findByText('Question 150 stands at place 149 of 150');
  },
};
/** Where the order is refused the list is as it was, and it is said, even where it can't be asked for anew. */
export const OrderRefused: Story = {
  parameters: { answers: refusesOrders() },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    (await canvas.findByRole('button', { name: /^Do we have to move\?: / })).focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    const body = within(canvasElement.ownerDocument.body);
    await expect(await body.findByTestId('toast')).toHaveTextContent('Somebody has added a question meanwhile');
    await waitFor(() => expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('What does it cost?'));
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
