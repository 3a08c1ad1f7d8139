import { Button, Group, Paper } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { useSession } from '#src/data/session/sessionStore.ts';
import { toneOfValue } from '#src/screens/cells/enumTones.ts';
import { AvatarList } from '#src/ui/avatar/AvatarList.tsx';
import { showToast } from '#src/ui/feedback/toasts.ts';
import { EmptyState } from '#src/ui/list/EmptyState.tsx';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { StatusPill } from '#src/ui/StatusPill.tsx';
import { MomentText } from '#src/ui/time/MomentText.tsx';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import {
  RespondToCoachingInvitationDocument,
  SessionInvitationsDocument,
  type SessionInvitationsQuery,
} from './coaching.gen.ts';
import { InviteToSession } from './InviteToSession.tsx';
import classes from './SessionInvitationsTab.module.css';

type Invitation = NonNullable<SessionInvitationsQuery['coachingSession']>['invite'][number];

/** Who was invited to a session, until when, and what they said. */
export function SessionInvitationsTab({ recordId }: { readonly recordId: string }) {
  const { t } = useTranslation('programme');
  const { data, error, refetch } = useQuery(graphqlQuery(SessionInvitationsDocument, { id: recordId }));
  const invitations = data?.coachingSession?.invite;
  if (!invitations) {
    return error ? <FailedState error={error} onRetry={() => void refetch()} /> : <ListSkeleton rows={2} />;
  }
  return (
    <>
      <InviteToSession sessionId={recordId} />
      {invitations.length === 0 && <EmptyState title={t('invitation.none')} />}
      <ul className={classes.list} aria-label={t('invitation.list')}>
        {invitations.map((invitation) => (
          <li key={invitation._id}>
            <InvitationCard invitation={invitation} />
          </li>
        ))}
      </ul>
    </>
  );
}

function InvitationCard({ invitation }: { readonly invitation: Invitation }) {
  const { t } = useTranslation(['programme', 'spec']);
  const { user } = useSession();
  const { message, expires, invitees } = invitation;
  const status = invitation.status === 'pending' && isOver(invitation) ? 'expired' : invitation.status;
  const isMine = invitees.some(({ _id }) => _id === user?._id);
  return (
    <Paper withBorder radius="lg" p="md" className={classes.card}>
      <Group justify="space-between">
        <AvatarList users={invitees} variant="large" />
        <StatusPill tone={toneOfValue('CoachingInviteStatus', status)}>
          {t(`enum.CoachingInviteStatus.${status}`, { ns: 'spec' })}
        </StatusPill>
      </Group>
      {message && <p>{message}</p>}
      {expires && (
        <p className={classes.note}>
          {t('invitation.expires')} <MomentText start={expires} />
        </p>
      )}
      {isMine && status === 'pending' && <Answer invitation={invitation} />}
    </Paper>
  );
}

function Answer({ invitation }: { readonly invitation: Invitation }) {
  const { t } = useTranslation('programme');
  const client = useQueryClient();
  const router = useRouter();
  const message = useErrorMessage();
  const respond = useMutation({
    mutationFn: (accept: boolean) =>
      graphqlRequest(RespondToCoachingInvitationDocument, { invitationId: invitation._id, accept }),
    onSuccess: () => client.invalidateQueries(),
    onError: (error) => {
      if (isOver(invitation)) router.history.push('/coaching/invitation/expired');
      else showToast({ kind: 'error', message: message(error) });
    },
  });
  return (
    <Group gap="sm">
      <Button loading={respond.isPending} onClick={() => respond.mutate(true)}>
        {t('invitation.accept')}
      </Button>
      <Button variant="default" disabled={respond.isPending} onClick={() => respond.mutate(false)}>
        {t('invitation.decline')}
      </Button>
    </Group>
  );
}

function isOver({ expires }: Invitation): boolean {
  return typeof expires === 'string' && Date.parse(expires) < Date.now();
}
