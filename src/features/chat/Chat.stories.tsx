import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { says } from '../../../stories/support/says.ts';
import { ChatPage } from './ChatPage.tsx';
import type { ShownPostFragment, ShownRoomFragment } from './chat.gen.ts';

const sent = fn();
const room = (id: string, name: string, more: Partial<ShownRoomFragment> = {}): ShownRoomFragment => ({
  _id: id,
  kind: id.startsWith('program') ? 'program' : 'startup',
  name,
  image: null,
  unread: 0,
  lastAt: null,
  lastText: null,
  lastAuthor: null,
  ...more,
});
const said = { lastAt: '2026-01-12T08:55:00.000Z', lastText: 'On Monday at ten?', lastAuthor: 'Mia Mentor' };
const rooms = [
  room('startup.s1', 'Northwind Robotics', { ...said, unread: 3 }),
  room('program.p1', 'Growth Track', { ...said, unread: 120 }),
  room('startup.s2', 'A startup with a name that goes on and on until no list could ever hold the whole of it'),
];
const post = (at: number, authorId: string, authorName: string, text: string): ShownPostFragment => ({
  _id: `m${at}`,
  roomId: 'startup.s1',
  text,
  createdAt: new Date(Date.parse('2026-01-11T16:00:00.000Z') + at * 3_600_000).toISOString(),
  authorId,
  authorName,
  authorAvatar: null,
  mayDelete: authorId === 'u1',
});
const posts = [
  post(17, 'u2', 'Mia Mentor', 'On Monday at ten?'),
  post(1, 'u1', 'Ada Okafor', 'With a link that has no place to break: https://example.com/'.padEnd(180, 'x')),
  post(0, 'u1', 'Ada Okafor', 'Shall we meet?\nI have read your plan.'),
];

const answers = (more: object = {}) => ({
  ChatRooms: { data: { chatRooms: rooms } },
  ChatRoom: { data: { chatRoom: rooms[0] } },
  ChatMessages: { data: { chatMessages: { posts, hasMore: false } } },
  MarkChatRead: { data: { markChatRead: rooms[0] } },
  ...more,
});
// Apart from the others: what a story gives is laid over what all have, and a refusal has no answer.
const takes = {
  SendChatMessage: {
    answer: (variables: { readonly text: string }) => {
      sent(variables);
      return { sendChatMessage: post(18, 'u1', 'Ada Okafor', variables.text) };
    },
  },
};
/** The answer that is on its way. */
let letItCome = (): void => undefined;
const open = { path: '/chat?room=startup.s1', answers: answers() };

const meta: Meta<typeof ChatPage> = {
  title: 'chat/ChatPage',
  component: ChatPage,
  parameters: { page: true, path: '/chat', answers: answers() },
};
export default meta;

type Story = StoryObj<typeof ChatPage>;

export const Rooms: Story = { play: says('Choose a room') };
export const Room: Story = {
  parameters: { ...open, answers: answers(takes) },
  play: async ({ canvasElement, userEvent }) => {
    sent.mockClear();
    const canvas = within(canvasElement);
    const list = within(await canvas.findByRole('list', { name: 'Messages' }));
    await expect(list.getAllByRole('article')).toHaveLength(3);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Write a message' }), 'Ten it is{Enter}');
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ roomId: 'startup.s1', text: 'Ten it is' }));
    await expect(await list.findByText('Ten it is')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Write a message' })).toHaveValue('');
  },
};
/** Whoever goes on writing before the answer comes has not written in vain. */
export const WritesOnWhileSending: Story = {
  parameters: {
    ...open,
    answers: answers({
      SendChatMessage: {
        answer: async (variables: { readonly text: string }) => {
          sent(variables);
          await new Promise<void>((resolve) => {
            letItCome = resolve;
          });
          return { sendChatMessage: post(18, 'u1', 'Ada Okafor', variables.text) };
        },
      },
    }),
  },
  play: async ({ canvasElement, userEvent }) => {
    sent.mockClear();
    const canvas = within(canvasElement);
    const field = await canvas.findByRole('textbox', { name: 'Write a message' });
    await userEvent.type(field, 'Ten it is{Enter}');
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ roomId: 'startup.s1', text: 'Ten it is' }));
    await userEvent.clear(field);
    await userEvent.type(field, 'Bring the plan');
    letItCome();
    await expect(await canvas.findByText('Ten it is')).toBeVisible();
    await expect(field).toHaveValue('Bring the plan');
  },
};
export const DeletingOnesOwn: Story = {
  parameters: {
    ...open,
    answers: answers({
      DeleteChatMessage: {
        answer: (variables: { readonly id: string }) => {
          sent(variables);
          return { deleteChatMessage: { _id: variables.id, roomId: 'startup.s1' } };
        },
      },
    }),
  },
  play: async ({ canvasElement, userEvent }) => {
    sent.mockClear();
    const body = within(canvasElement.ownerDocument.body);
    const list = within(await body.findByRole('list', { name: 'Messages' }));
    const buttons = list.getAllByRole('button', { name: 'Delete message: You' });
    await expect(buttons).toHaveLength(2);
    await userEvent.click(buttons[0] as HTMLElement);
    const dialog = within(await body.findByRole('dialog'));
    await expect(dialog.getByText(/Shall we meet/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ id: 'm0' }));
    await waitFor(() => expect(list.queryByText(/Shall we meet/)).toBeNull());
    await expect(list.getAllByRole('article')).toHaveLength(2);
  },
};
export const NothingSaid: Story = {
  parameters: {
    ...open,
    answers: answers({ ChatMessages: { data: { chatMessages: { posts: [], hasMore: false } } } }),
  },
  play: says('Nothing has been said here yet'),
};
export const NotIn: Story = {
  parameters: { ...open, answers: answers({ ChatRoom: { data: { chatRoom: null } } }) },
  play: says('There is no such room, or you are not in it'),
};
export const NoRooms: Story = {
  parameters: { answers: answers({ ChatRooms: { data: { chatRooms: [] } } }) },
  play: says('You are in no room yet'),
};
export const NothingFound: Story = {
  parameters: { path: '/chat?q=zebra', answers: answers({ ChatRooms: { data: { chatRooms: [] } } }) },
  play: says('No room is called so'),
};
export const NotSent: Story = {
  parameters: { ...open, answers: answers({ SendChatMessage: { error: 'The database rests' } }) },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Write a message' }), 'Hello{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The database rests');
    await expect(canvas.getByRole('textbox', { name: 'Write a message' })).toHaveValue('Hello');
  },
};
export const Failed: Story = { parameters: { answers: answers({ ChatRooms: { error: 'The database rests' } }) } };
export const Loading: Story = { parameters: { answers: answers({ ChatRooms: 'never' }) } };
export const Dark: Story = { parameters: open, globals: { colourMode: 'dark' } };
export const Arabic: Story = { parameters: open, globals: { language: 'ar' } };
export const Narrow: Story = { parameters: open, globals: { viewport: { value: 'mobile1' } } };
export const NarrowRooms: Story = { globals: { viewport: { value: 'mobile1' } } };
