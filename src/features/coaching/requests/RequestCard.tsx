import { Group, Paper } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSession } from '#src/data/session/sessionStore.ts';
import { AvatarList } from '#src/ui/avatar/AvatarList.tsx';
import { MeetingAnswers } from '#src/ui/meetings/MeetingAnswers.tsx';
import { useMeetingTurn } from '#src/ui/meetings/useMeetingTurn.ts';
import { MomentText } from '#src/ui/time/MomentText.tsx';
import type { OpenRequest } from './requestQueries.ts';
import classes from './requests.module.css';
import { useTellAnswer } from './useTellAnswer.ts';

/** One request for a meeting: who, about what, when; and the three answers where it is the reader's turn. */
export function RequestCard({ request }: { readonly request: OpenRequest }) {
  const { t } = useTranslation(['programme', 'spec']);
  const turn = useMeetingTurn(request);
  const tellAnswer = useTellAnswer();
  const { mentor, requestedBy, askerName, startupName, message, startTime, endTime, answerBy } = request;
  // The reader knows themselves: a mentor sees who asks, everybody else whom they ask.
  const reader = useSession().user?._id;
  const isReader = (person: { readonly _id: string }) => person._id === reader;
  const other = mentor && isReader(mentor) ? requestedBy : mentor;
  return (
    <Paper withBorder radius="lg" p="md" className={classes.card}>
      <Group justify="space-between">
        <strong>{startupName}</strong>
        {other && <AvatarList users={[other]} variant="large" />}
      </Group>
      {askerName && !(requestedBy && isReader(requestedBy)) && (
        <p className={classes.note}>
          {t('field.MeetingRequest.requestedBy', { ns: 'spec' })}: <bdi>{askerName}</bdi>
        </p>
      )}
      {mentor && !isReader(mentor) && (
        <p className={classes.note}>
          {t('meet.who')}: <bdi>{mentor.fullName}</bdi>
        </p>
      )}
      <p>{message}</p>
      {startTime && (
        <p>
          <MomentText start={startTime} end={endTime} />
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
        <MeetingAnswers request={request} turn={turn} onAnswered={tellAnswer} />
      )}
    </Paper>
  );
}
