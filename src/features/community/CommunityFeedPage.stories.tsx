import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CommunityFeedPage } from './CommunityFeedPage.tsx';

const meta: Meta<typeof CommunityFeedPage> = {
  title: 'community/CommunityFeedPage',
  component: CommunityFeedPage,
  parameters: { path: '/community' },
};
export default meta;

type Story = StoryObj<typeof CommunityFeedPage>;

const author = { _id: 'u2', fullName: 'Ben Ito', avatar: null, headline: null };
const post = {
  _id: 'p1',
  text: 'We signed our first paying customer today.\nThank you to everybody!',
  createdAt: '2026-01-05T09:00:00.000Z',
  authorName: 'Ben Ito',
  author,
  likedBy: [{ _id: 'u1' }],
  comments: [
    {
      _id: 'c1',
      text: 'Congratulations!',
      createdAt: '2026-01-05T10:00:00.000Z',
      authorName: 'Cleo Marsh',
      author: null,
    },
  ],
};
const feed = (posts: readonly object[]) => ({
  CommunityFeed: { data: { communityPosts: { totalCount: posts.length, next: null, results: posts } } },
});

export const Posts: Story = {
  parameters: { answers: feed([post, { ...post, _id: 'p2', likedBy: [], comments: [] }]) },
};
export const Empty: Story = { parameters: { answers: feed([]) } };
export const KeepsWhatFailed: Story = {
  parameters: { answers: { ...feed([]), CreateCommunityPost: { error: 'It is locked' } } },
  play: async ({ canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('button', { name: 'Tell the community something' }));
    const box = await body.findByRole('textbox', { name: 'Tell the community something' });
    await userEvent.click(box);
    await userEvent.keyboard('Hello');
    await userEvent.click(body.getByRole('button', { name: 'Publish' }));
    await expect(await body.findByTestId('toast')).toHaveTextContent('It is locked');
    await expect(box).toHaveTextContent('Hello');
  },
};
export const Failed: Story = { parameters: { answers: { CommunityFeed: { error: 'The database rests' } } } };
