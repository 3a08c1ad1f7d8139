import { type InfiniteData, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { queriesOf } from '#src/data/graphqlQuery.ts';
import { useSubscription } from '#src/data/useSubscription.ts';
import {
  ChatMessageDeletedDocument,
  ChatMessageSentDocument,
  type ChatMessagesQuery,
  ChatRoomsDocument,
  type GonePostFragment,
  type ShownPostFragment,
} from './chat.gen.ts';
import { chatMessagesQuery } from './chatQueries.ts';

type Pages = InfiniteData<ChatMessagesQuery, unknown>;

/** What is written while one looks: it stands in its room at once, and the list of rooms is put right. */
export function useChatNews(): void {
  const client = useQueryClient();
  useSubscription(ChatMessageSentDocument, {}, ({ chatMessageSent: post }) => {
    client.setQueryData(chatMessagesQuery(post.roomId).queryKey, (known) => known && withPost(known, post));
    void client.invalidateQueries(queriesOf(ChatRoomsDocument));
  });
  useSubscription(ChatMessageDeletedDocument, {}, ({ chatMessageDeleted }) => takeAway(client, chatMessageDeleted));
}

/** A message is gone, for everybody: it stands in its room no more. */
export function takeAway(client: QueryClient, { _id, roomId }: GonePostFragment): void {
  client.setQueryData(chatMessagesQuery(roomId).queryKey, (known) => known && withoutPost(known, _id));
  void client.invalidateQueries(queriesOf(ChatRoomsDocument));
}

function withoutPost(known: Pages, id: string): Pages {
  const pages = known.pages.map(({ chatMessages }) => ({
    chatMessages: { ...chatMessages, posts: chatMessages.posts.filter(({ _id }) => _id !== id) },
  }));
  return { ...known, pages };
}

/** With the message at its beginning; it may be known already, as one's own is by its answer. */
export function withPost(known: Pages, post: ShownPostFragment): Pages {
  const isKnown = known.pages.some(({ chatMessages }) => chatMessages.posts.some(({ _id }) => _id === post._id));
  const [first, ...others] = known.pages;
  if (isKnown || first === undefined) return known;
  const { chatMessages } = first;
  return {
    ...known,
    pages: [{ chatMessages: { ...chatMessages, posts: [post, ...chatMessages.posts] } }, ...others],
  };
}
