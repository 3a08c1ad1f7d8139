import { Button } from '@mantine/core';
import { IconCalendarX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { isOverAt, mayCallOff } from '#domain/coaching/callingOff.ts';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { useSessionUser } from '#src/data/session/sessionStore.ts';
import { paths } from '#src/generated/paths.gen.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { askConfirmation } from '#src/ui/feedback/confirmations.ts';
import { showToast } from '#src/ui/feedback/toasts.ts';
import { useMayAskForMeeting } from '#src/ui/meetings/useMayAskForMeeting.ts';
import { CancelSessionDocument } from './session.gen.ts';
import type { WorkedSession } from './sessionQueries.ts';
import { useSessionChange } from './useSessionChange.ts';

/** Calls a planned session off, for those who may; once it is off, leads founders to another time of their coach. */
export function CancelSession({ session }: { readonly session: WorkedSession }) {
  const reader = useSessionUser();
  const { status, endTime, attendees, startup, coachs, may } = session;
  const people = { attendees: attendees.map(({ _id }) => _id), startup: startup?._id ?? null };
  const isTheirs = mayCallOff(people, { id: reader._id, startups: reader.startups.map(({ _id }) => _id) });
  const [coach] = coachs;
  if (status === 'cancelled') return isTheirs && coach ? <AskAgain coach={coach._id} /> : null;
  const isOver = isOverAt({ status, endTime: endTime ?? null }, new Date());
  return (isTheirs || may?.update) && !isOver ? <CallOff session={session} /> : null;
}

function CallOff({ session: { _id, name } }: { readonly session: WorkedSession }) {
  const { t } = useTranslation('programme');
  const cancel = useSessionChange(
    () => graphqlRequest(CancelSessionDocument, { sessionId: _id }),
    () => showToast({ kind: 'success', message: t('session.isCancelled') }),
  );
  const ask = async (): Promise<void> => {
    const isConfirmed = await askConfirmation({
      title: t('cancelMeeting.question', { name }),
      message: t('session.cancelWarning'),
      confirmLabel: t('cancelMeeting.confirm'),
      dismissLabel: t('session.keep'),
      isDestructive: true,
    });
    if (isConfirmed) cancel.mutate(undefined);
  };
  return (
    <Button
      variant="default"
      leftSection={<IconCalendarX size={20} aria-hidden />}
      loading={cancel.isPending}
      onClick={() => void ask()}
    >
      {t('cancelMeeting.confirm')}
    </Button>
  );
}

function AskAgain({ coach }: { readonly coach: string }) {
  const { t } = useTranslation('programme');
  // A mentor who was matched can't be asked again where founders look for mentors no more.
  if (useMayAskForMeeting(coach) !== true) return null;
  return (
    <Button variant="default" component={AppLink} href={paths.profilePersonMeet({ id: coach })}>
      {t('session.askAgain')}
    </Button>
  );
}
