import { useMutation, useQueryClient } from '@tanstack/react-query';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { UpdateLastSeenNotificationsDocument } from './notifications.gen.ts';
import type { UnseenNotificationsQuery } from './unseenNotifications.gen.ts';
import { unseenQuery } from './unseenQuery.ts';

/** Everything told so far counts as seen; the badge is gone at once. If it fails, the next look at the server tells. */
export function useMarkSeen(): () => void {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: () => graphqlRequest(UpdateLastSeenNotificationsDocument, { timestamp: new Date().toISOString() }),
    onMutate: async () => {
      await client.cancelQueries({ queryKey: unseenQuery.queryKey });
      client.setQueryData(
        unseenQuery.queryKey,
        (current: UnseenNotificationsQuery | undefined) =>
          current && { unseenNotifications: { ...current.unseenNotifications, count: 0 } },
      );
    },
    onSuccess: ({ updateLastSeenNotifications }) =>
      client.setQueryData(unseenQuery.queryKey, { unseenNotifications: updateLastSeenNotifications }),
  });
  return mutate;
}
