import { infiniteQueryOptions } from '@tanstack/react-query';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { ChatMessagesDocument, ChatRoomDocument, ChatRoomsDocument } from './chat.gen.ts';

/** The rooms of the reader, the newest messages first. */
export const chatRoomsQuery = (search: string) => graphqlQuery(ChatRoomsDocument, { search: search || null });

/** A room that an address names; null where the reader is not in it. */
export const chatRoomQuery = (roomId: string) => graphqlQuery(ChatRoomDocument, { roomId });

/** What was written in a room, the newest page first. */
export const chatMessagesQuery = (roomId: string) =>
  infiniteQueryOptions({
    queryKey: ['ChatMessages', roomId] as const,
    queryFn: ({ pageParam, signal }) => graphqlRequest(ChatMessagesDocument, { roomId, before: pageParam }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ chatMessages: { hasMore, posts } }) => (hasMore ? (posts.at(-1)?.createdAt ?? null) : null),
  });
