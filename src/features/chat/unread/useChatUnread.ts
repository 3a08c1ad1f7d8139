import { useQuery, useQueryClient } from '@tanstack/react-query';
import { graphqlQuery, queriesOf } from '#src/data/graphqlQuery.ts';
import { useSession } from '#src/data/session/sessionStore.ts';
import { useSubscription } from '#src/data/useSubscription.ts';
import { ChatUnreadDocument, ChatUnreadLessDocument, ChatUnreadMoreDocument } from './unread.gen.ts';

/** How many messages one has not read, live; `isOpen` says whether one may chat at all. */
export function useChatUnread(isOpen: boolean): number {
  const client = useQueryClient();
  const { user } = useSession();
  const askAnew = (): void => void client.invalidateQueries(queriesOf(ChatUnreadDocument));
  const { data } = useQuery({ ...graphqlQuery(ChatUnreadDocument, {}), enabled: isOpen });
  const wanted = isOpen ? {} : null;
  useSubscription(ChatUnreadMoreDocument, wanted, ({ chatMessageSent }) => {
    if (chatMessageSent.authorId !== user?._id) askAnew();
  });
  useSubscription(ChatUnreadLessDocument, wanted, askAnew);
  return data?.chatUnread ?? 0;
}
