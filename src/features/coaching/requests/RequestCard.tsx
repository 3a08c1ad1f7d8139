import { Button, Group, Paper } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { useSession } from '#src/data/session/sessionStore.ts';
import { AvatarList } from '#src/ui/avatar/AvatarList.tsx';
import { FormAlert } from '#src/ui/feedback/FormAlert.tsx';
import { MomentText } from '#src/ui/time/MomentText.tsx';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import { AnswerMeetingRequestDocument, type MeetingAnswer } from '../coaching.gen.ts';
import { OtherTime } from './OtherTime.tsx';
import type { OpenRequest } from './requestQueries.ts';
import classes from './requests.module.css';

/** One request for a meeting: who, about what, when; and the three answers where it is the reader's turn. */
export function RequestCard({ request }: { readonly request: OpenRequest }) {
  const { t } = useTranslation('programme');
  const turn = useTurn(request);
  const { mentor, startup, message, startTime, answerBy } = request;
  return (
    <Paper withBorder radius="lg" p="md" className={classes.card}>
      <Group justify="space-between">
        <strong>{startup?.name}</strong>
        {mentor && <AvatarList users={[mentor]} variant="large" />}
      </Group>
      <p>{message}</p>
      {startTime && (
        <p>
          <MomentText start={startTime} />
        </p>
      )}
      {answerBy && (
        <p className={classes.note}>
          {t('request.answerBy')} <MomentText start={answerBy} />
        </p>
      )}
      {turn === 'none' ? (
        <p className={classes.note}>{t('request.waits')}</p>
      ) : (
        <Answers request={request} turn={turn} />
      )}
    </Paper>
  );
}

type Turn = 'own' | 'other' | 'none';

/** Whose turn it is: the reader's, the other side's, or that of people whom the reader only sees. */
function useTurn({ awaits, mentor, startup }: OpenRequest): Turn {
  const { user, rights } = useSession();
  const isMentor = mentor?._id === user?._id;
  const isStartup = rights?.principal.startupIds.includes(startup?._id ?? '') ?? false;
  if (!isMentor && !isStartup) return 'none';
  return (awaits === 'mentor') === isMentor ? 'own' : 'other';
}

function Answers({ request, turn }: { readonly request: OpenRequest; readonly turn: Turn }) {
  const { t } = useTranslation('programme');
  const client = useQueryClient();
  const refusal = useErrorMessage();
  const [isMoving, setMoving] = useState(false);
  const answer = useMutation({
    mutationFn: (given: { readonly answer: MeetingAnswer; readonly startTime?: string }) =>
      graphqlRequest(AnswerMeetingRequestDocument, { requestId: request._id, ...given }),
    onSettled: () => client.invalidateQueries(),
  });
  return (
    <>
      {answer.error && <FormAlert>{refusal(answer.error)}</FormAlert>}
      {isMoving && (
        <OtherTime
          mentor={request.mentor?._id ?? ''}
          isFree={request.awaits === 'mentor'}
          taking={answer.isPending ? answer.variables.startTime : null}
          onSend={(startTime) => answer.mutate({ answer: 'OTHER_TIME', startTime })}
        />
      )}
      <Group gap="sm">
        {turn === 'own' && (
          <>
            {request.startTime && (
              <Button loading={answer.isPending} onClick={() => answer.mutate({ answer: 'ACCEPT' })}>
                {t('request.accept')}
              </Button>
            )}
            <Button variant="default" aria-expanded={isMoving} onClick={() => setMoving(!isMoving)}>
              {t('request.otherTime')}
            </Button>
          </>
        )}
        <Button
          variant="subtle"
          color="red"
          disabled={answer.isPending}
          onClick={() => answer.mutate({ answer: 'DECLINE' })}
        >
          {turn === 'own' ? t('request.decline') : t('request.withdraw')}
        </Button>
      </Group>
    </>
  );
}
