import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queriesOf } from '#src/data/graphqlQuery.ts';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { useReaderZone } from '#src/data/session/sessionStore.ts';
import { readStored } from '#src/data/storage.ts';
import { showToast } from '#src/ui/feedback/toasts.ts';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { Section } from '#src/ui/Section.tsx';
import { dayText } from '#src/ui/time/dayText.ts';
import { RelativeTime } from '#src/ui/time/RelativeTime.tsx';
import { useDateReader } from '#src/ui/time/useDateReader.ts';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import { LogOutOfPlaceDocument, MySessionsDocument } from './account.gen.ts';
import classes from './account.module.css';
import { mySessionsQuery } from './accountQueries.ts';
import { browserName } from './browserName.ts';

/** This browser's own session begins a moment after the page: it is asked for again. */
const refresh = 30_000;

/** The browsers one is signed in with; each but this one can be signed out from here. */
export function SessionList() {
  const { t } = useTranslation('organisation');
  const message = useErrorMessage();
  const client = useQueryClient();
  const { data, error, refetch } = useQuery({ ...mySessionsQuery(), refetchInterval: refresh });
  const logOut = useMutation({
    mutationFn: (sessionId: string) => graphqlRequest(LogOutOfPlaceDocument, { sessionId }),
    onSuccess: async () => {
      showToast({ kind: 'success', message: t('security.loggedOut') });
      await client.invalidateQueries(queriesOf(MySessionsDocument));
    },
    onError: (problem) => showToast({ kind: 'error', message: message(problem) }),
  });
  const timeZone = useReaderZone();
  const reader = useDateReader();
  return (
    <Section title={t('security.sessions')} hint={t('security.sessionsHint')}>
      {!data && error && <FailedState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton rows={2} />}
      <ul className={classes.list} aria-label={t('security.sessions')}>
        {data?.mySessions.map((session) => {
          const place = browserName(session.userAgent) ?? t('security.unknown');
          return (
            <li key={session._id} className={classes.row}>
              <span className={classes.text}>
                <span className={classes.name}>{place}</span>
                <span className={classes.note}>
                  {t('security.since', { date: dayText(session.createdAt, timeZone, reader) })} · {t('security.seen')}{' '}
                  <RelativeTime instant={session.lastSeenAt} />
                </span>
              </span>
              {session.isCurrent || session._id === readStored('session-id') ? (
                <span className={classes.note}>{t('security.here')}</span>
              ) : (
                <Button
                  variant="default"
                  size="xs"
                  aria-label={t('security.logOutOf', { place })}
                  loading={logOut.isPending && logOut.variables === session._id}
                  onClick={() => logOut.mutate(session._id)}
                >
                  {t('security.logOut')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
