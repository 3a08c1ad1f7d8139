import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { documentOfText } from '#domain/richText/documentOf.ts';
import { sessionStore } from '#src/data/session/sessionStore.ts';
import { fields, submitKey } from '#src/generated/drawnForms/communityComment.gen.ts';
import { says } from '../../../stories/support/says.ts';
import { CommunityFrame } from './CommunityFrame.tsx';
import { PostCard } from './PostCard.tsx';
import { WriteBox } from './WriteBox.tsx';

const meta: Meta = { title: 'community/Community parts' };
export default meta;

type Story = StoryObj;

const frame = () => (
  <CommunityFrame part="people" count={12} tools={<p>Search</p>}>
    <p>People</p>
  </CommunityFrame>
);
export const Open: Story = {
  parameters: { path: '/community/people' },
  render: frame,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link', { current: 'page' })).toHaveAttribute(
      'href',
      '/community/people',
    );
  },
};
export const Closed: Story = {
  beforeEach: () =>
    sessionStore.set((current) => {
      if (!current.user?.role) return current;
      const userAccess = { roles: [], visibilitySettings: 'NONE' as const };
      const role = { ...current.user.role, userAccess };
      return { ...current, user: { ...current.user, role } };
    }),
  render: frame,
  play: says('You may not see this'),
};
export const OpenRightToLeft: Story = { ...Open, globals: { language: 'ar' } };

const author = { _id: 'u2', fullName: 'Ben Ito', avatar: null, headline: null };
const createdAt = '2026-01-05T09:00:00.000Z';
const post = {
  _id: 'p1',
  text: 'We signed our first paying customer today.',
  textDocument: 'We signed our first **paying** customer today.',
  createdAt,
  authorName: 'Ben Ito',
  author,
  likedBy: [{ _id: 'u1' }],
  comments: [{ _id: 'c1', textDocument: 'Congratulations!', createdAt, authorName: 'Cleo Marsh', author: null }],
};
const card = (more: Partial<typeof post> = {}) => (
  <ul style={{ listStyle: 'none', padding: 0 }}>
    <PostCard post={{ ...post, ...more }} />
  </ul>
);
export const Liked: Story = {
  render: () => card(),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { pressed: true })).toBeVisible();
    await expect(within(canvasElement).getByText('Congratulations!')).toBeVisible();
  },
};
export const Quiet: Story = {
  render: () => card({ likedBy: [], comments: [], textDocument: 'A long story. '.repeat(80) }),
};
export const AsksBeforeDeleting: Story = {
  render: () => card(),
  play: async ({ canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('button', { name: 'Delete post' }));
    const dialog = await body.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
export const Dark: Story = { ...Liked, globals: { colourMode: 'dark' } };

const written = fn();
const box = (onWrite: (document: object) => Promise<unknown>, isSaving = false) => (
  <WriteBox about="Post" field={fields[0]} submitKey={submitKey} isSaving={isSaving} onWrite={onWrite} />
);
export const Writes: Story = {
  render: () =>
    box(async (document) => {
      written(document);
    }),
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Write a comment' }));
    const field = await canvas.findByRole('textbox', { name: 'Write a comment' });
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled();
    await userEvent.click(field);
    await userEvent.keyboard('Hello');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(written).toHaveBeenCalledWith(documentOfText('Hello'));
    await waitFor(() => expect(canvas.queryByRole('textbox')).toBeNull());
  },
};
export const KeepsWhatFailed: Story = {
  render: () => box(() => Promise.reject(new Error('No'))),
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Write a comment' }));
    await userEvent.click(await canvas.findByRole('textbox'));
    await userEvent.keyboard('Hello');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(canvas.getByRole('textbox')).toHaveTextContent('Hello');
  },
};
export const Sending: Story = { render: () => box(async () => undefined, true) };
