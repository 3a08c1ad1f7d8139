import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { GoesFromRecordToRecord } from '../../../../stories/support/GoesFromRecordToRecord.tsx';
import { UserComments } from './UserComments.tsx';

const meta: Meta<typeof UserComments> = {
  title: 'events/UserComments',
  component: UserComments,
  args: { userId: 'u2' },
};
export default meta;

type Story = StoryObj<typeof UserComments>;

const comment = {
  __typename: 'TimelineEvent',
  _id: 'c1',
  createdAt: '2030-03-04T15:00:00.000Z',
  message: 'Would be a good mentor for the climate program.',
  createdBy: { _id: 'u1', fullName: 'Ada Okafor', avatar: null },
  may: { delete: true },
};
const written: unknown[] = [];
const removed: unknown[] = [];
const answers = (results: readonly object[]) => ({
  UserComments: { data: { userEvents: { results } } },
  PostUserComment: {
    answer: (variables: object) => {
      written.push(variables);
      return { postUserComment: { _id: 'c2' } };
    },
  },
  DeleteUserCommentInTimeline: {
    answer: (variables: object) => {
      removed.push(variables);
      return { deleteTimelineEvent: 'c1' };
    },
  },
});

/** Who wrote it stands there by name; a click alone deletes nothing. */
export const AskedBeforeItGoes: Story = {
  parameters: { answers: answers([comment]) },
  play: async ({ canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await expect(await body.findByRole('link', { name: 'Ada Okafor' })).toHaveAttribute('href', '/profile/u1');
    await userEvent.click(body.getByRole('button', { name: 'Delete' }));
    const dialog = within(await body.findByRole('dialog', { name: 'Delete this comment?' }));
    await expect(removed).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(removed).toEqual([{ id: 'c1' }]));
  },
};
export const OfSomebodyElse: Story = {
  parameters: { answers: answers([{ ...comment, may: { delete: false } }]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ada Okafor')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Delete' })).toBeNull();
  },
};

export const Written: Story = {
  parameters: { answers: answers([comment]) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Comment'), 'Answers quickly.');
    await userEvent.click(canvas.getByRole('button', { name: 'Post comment' }));
    await expect(written.at(-1)).toEqual({ userId: 'u2', message: 'Answers quickly.' });
  },
};
let letItCome = (): void => undefined;
/** Whoever goes on to the next person before the answer comes finds there what they had begun. */
export const GoneOnBeforeTheAnswer: Story = {
  parameters: {
    answers: {
      UserComments: { data: { userEvents: { results: [] } } },
      PostUserComment: {
        answer: async (variables: object) => {
          written.push(variables);
          await new Promise<void>((resolve) => {
            letItCome = resolve;
          });
          return { postUserComment: { _id: 'c3' } };
        },
      },
    },
  },
  render: () => (
    <GoesFromRecordToRecord ids={['u2', 'u3']}>{(id) => <UserComments userId={id} />}</GoesFromRecordToRecord>
  ),
  play: async ({ canvas, userEvent }) => {
    const field = () => canvas.findByLabelText('Comment');
    await userEvent.click(await canvas.findByRole('button', { name: 'Go to u3' }));
    await userEvent.type(await field(), 'Knows the market.');
    await userEvent.click(canvas.getByRole('button', { name: 'Go to u2' }));
    await userEvent.type(await field(), 'Answers quickly.');
    await userEvent.click(canvas.getByRole('button', { name: 'Post comment' }));
    await waitFor(() => expect(written.at(-1)).toEqual({ userId: 'u2', message: 'Answers quickly.' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Go to u3' }));
    letItCome();
    await userEvent.click(canvas.getByRole('button', { name: 'Go to u2' }));
    await waitFor(async () => expect(await field()).toHaveValue(''));
    await userEvent.click(canvas.getByRole('button', { name: 'Go to u3' }));
    await expect(await field()).toHaveValue('Knows the market.');
  },
};
export const None: Story = { parameters: { answers: answers([]) } };
export const Dark: Story = { parameters: { answers: answers([comment]) }, globals: { colourMode: 'dark' } };
export const RightToLeft: Story = { parameters: { answers: answers([comment]) }, globals: { language: 'ar' } };
