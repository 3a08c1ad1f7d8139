import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { showToast } from '#src/ui/feedback/toasts.ts';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import { type EventInviteesQueryVariables, InviteToIncubatorEventDocument } from './people.gen.ts';

type Role = NonNullable<EventInviteesQueryVariables['invitees']['roles']>[number];

interface Choice {
  readonly people: readonly string[];
  readonly roles: readonly Role[];
  readonly startups: readonly string[];
  readonly startupTags: readonly string[];
  readonly userTags: readonly string[];
  readonly skills: readonly string[];
  readonly message: string;
}

const nobody: Choice = { people: [], roles: [], startups: [], startupTags: [], userTags: [], skills: [], message: '' };

/** Whom somebody is about to invite, and the sending of it. */
export function useInvitation(eventId: string) {
  const { t } = useTranslation('programme');
  const client = useQueryClient();
  const say = useErrorMessage();
  const [choice, setChoice] = useState(nobody);
  const { message, ...invitees } = choice;
  const invite = useMutation({
    mutationFn: () => graphqlRequest(InviteToIncubatorEventDocument, { eventId, invitees, message: message || null }),
    onSuccess: async ({ inviteToIncubatorEvent: { coming, waiting } }) => {
      showToast({ kind: 'success', message: t('events.invite.done', { number: coming + waiting }) });
      setChoice(nobody);
      await client.invalidateQueries();
    },
    onError: (error) => showToast({ kind: 'error', message: say(error) }),
  });
  return {
    choice,
    change: (next: Partial<Choice>) => setChoice((known) => ({ ...known, ...next })),
    isEmpty: Object.values(invitees).every((list) => list.length === 0),
    invite,
  };
}
