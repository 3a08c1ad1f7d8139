import { Button, TextInput } from '@mantine/core';
import { IconCalendarX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isOverAt, mayCallOff } from '#domain/coaching/callingOff.ts';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { useSessionUser } from '#src/data/session/sessionStore.ts';
import { paths } from '#src/generated/paths.gen.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { ConfirmDialog } from '#src/ui/feedback/ConfirmDialog.tsx';
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

/** As many as the session keeps (`CoachingSession.cancelReason`). */
const MOST_LETTERS = 500;

function CallOff({ session: { _id, name } }: { readonly session: WorkedSession }) {
  const { t } = useTranslation(['programme', 'forms']);
  const [isAsked, setAsked] = useState(false);
  const [words, setWords] = useState('');
  const cancel = useSessionChange(
    () => graphqlRequest(CancelSessionDocument, { sessionId: _id, words: words.trim() || null }),
    () => showToast({ kind: 'success', message: t('session.isCancelled') }),
  );
  const question = {
    title: t('cancelMeeting.question', { name }),
    message: t('session.cancelWarning'),
    confirmLabel: t('cancelMeeting.confirm'),
    dismissLabel: t('session.keep'),
    isDestructive: true,
  };
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconCalendarX size={20} aria-hidden />}
        loading={cancel.isPending}
        onClick={() => setAsked(true)}
      >
        {t('cancelMeeting.confirm')}
      </Button>
      {isAsked && (
        <ConfirmDialog
          question={question}
          onAnswer={(isConfirmed) => isConfirmed && cancel.mutate(undefined)}
          onGone={() => setAsked(false)}
        >
          <TextInput
            label={t('optional', { ns: 'forms', label: t('request.words') })}
            description={t('session.wordsHint')}
            value={words}
            maxLength={MOST_LETTERS}
            onChange={(event) => setWords(event.currentTarget.value)}
          />
        </ConfirmDialog>
      )}
    </>
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
