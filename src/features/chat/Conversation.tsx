import { IconArrowLeft } from '@tabler/icons-react';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { queriesOf } from '#src/data/graphqlQuery.ts';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { EmptyState } from '#src/ui/list/EmptyState.tsx';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import classes from './Chat.module.css';
import { ChatBox } from './ChatBox.tsx';
import { ChatRoomsDocument, MarkChatReadDocument } from './chat.gen.ts';
import { chatMessagesQuery, chatRoomQuery } from './chatQueries.ts';
import { MessageList } from './MessageList.tsx';
import { RoomPicture } from './RoomList.tsx';
import { ChatUnreadDocument } from './unread/unread.gen.ts';

/** One room: what was said there, and a line to say more. Looking at it counts as having read it. */
export function Conversation({ roomId }: { readonly roomId: string }) {
  const { t } = useTranslation('programme');
  const room = useQuery(chatRoomQuery(roomId));
  const said = useInfiniteQuery({ ...chatMessagesQuery(roomId), enabled: room.data?.chatRoom != null });
  const posts = said.data?.pages.flatMap(({ chatMessages }) => chatMessages.posts);
  useReadWhileOpen(roomId, posts?.[0]?._id ?? null);
  const error = room.error ?? said.error;
  if (room.data?.chatRoom === null) return <EmptyState title={t('chat.notInRoom')} />;
  if (!room.data?.chatRoom || !posts) {
    return error ? <FailedState error={error} onRetry={() => void said.refetch()} /> : <ListSkeleton rows={5} />;
  }
  const { chatRoom } = room.data;
  return (
    <section className={classes.conversation} aria-label={chatRoom.name}>
      <header className={classes.head}>
        <AppLink href="/chat" className={classes.back} aria-label={t('chat.back')}>
          <IconArrowLeft size={20} aria-hidden />
        </AppLink>
        <RoomPicture room={chatRoom} />
        <h2 className={classes.title}>{chatRoom.name}</h2>
        <span className={classes.kind}>{t(`chat.kind.${chatRoom.kind}`)}</span>
      </header>
      {posts.length === 0 ? (
        <EmptyState title={t('chat.nothingSaid')} hint={t(`chat.whoReads.${chatRoom.kind}`)} />
      ) : (
        <MessageList
          posts={posts}
          hasMore={said.hasNextPage}
          isLoadingMore={said.isFetchingNextPage}
          onMore={() => void said.fetchNextPage()}
        />
      )}
      <ChatBox roomId={roomId} />
    </section>
  );
}

/** Marks the room read when it opens, and with each message that arrives while one looks at it. */
function useReadWhileOpen(roomId: string, newest: string | null): void {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (id: string) => graphqlRequest(MarkChatReadDocument, { roomId: id }),
    onSuccess: () =>
      Promise.all([ChatRoomsDocument, ChatUnreadDocument].map((asked) => client.invalidateQueries(queriesOf(asked)))),
  });
  useEffect(() => {
    if (newest !== null) mutate(roomId);
  }, [mutate, roomId, newest]);
}
