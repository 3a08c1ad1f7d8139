import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { showToast } from '#src/ui/feedback/toasts.ts';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import {
  CancelEventRegistrationDocument,
  RegisterForIncubatorEventDocument,
  WaitForIncubatorEventDocument,
} from '../events.gen.ts';

export type RegistrationChange = 'join' | 'leave' | 'wait' | 'unwait';

const documents = {
  join: RegisterForIncubatorEventDocument,
  leave: CancelEventRegistrationDocument,
  wait: WaitForIncubatorEventDocument,
  unwait: CancelEventRegistrationDocument,
} as const;
const said = { join: 'joined', leave: 'left', wait: 'waited', unwait: 'unwaited' } as const;

/** Takes a place or gives it back; on the waiting list too. */
export function useRegistration(eventId: string) {
  const { t } = useTranslation('programme');
  const client = useQueryClient();
  const message = useErrorMessage();
  return useMutation({
    mutationFn: async (change: RegistrationChange) => {
      await graphqlRequest<unknown, { eventId: string }>(documents[change], { eventId });
    },
    onSuccess: async (_answer, change) => {
      showToast({ kind: 'success', message: t(`events.${said[change]}`) });
      await client.invalidateQueries();
    },
    onError: (error) => showToast({ kind: 'error', message: message(error) }),
    // A place may have gone, or come free, since the page was made.
    onSettled: () => client.invalidateQueries({ queryKey: ['EventAbout'] }),
  });
}
