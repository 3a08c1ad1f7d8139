import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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
const answers = (results: readonly object[]) => ({
  UserComments: { data: { userEvents: { results } } },
  PostUserComment: {
    answer: (variables: object) => {
      written.push(variables);
      return { postUserComment: { _id: 'c2' } };
    },
  },
});

export const Written: Story = {
  parameters: { answers: answers([comment]) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Comment'), 'Answers quickly.');
    await userEvent.click(canvas.getByRole('button', { name: 'Post comment' }));
    await expect(written.at(-1)).toEqual({ userId: 'u2', message: 'Answers quickly.' });
  },
};
export const None: Story = { parameters: { answers: answers([]) } };
export const Dark: Story = { parameters: { answers: answers([comment]) }, globals: { colourMode: 'dark' } };
export const RightToLeft: Story = { parameters: { answers: answers([comment]) }, globals: { language: 'ar' } };
