import { Button, Group } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { FormAlert } from '#src/ui/feedback/FormAlert.tsx';
import { useRooms } from '#src/ui/rooms/useRooms.ts';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import { MeetingWayChoice } from './MeetingWayChoice.tsx';
import { AnswerMeetingRequestDocument, type AnswerMeetingRequestMutation, type MeetingAnswer } from './meetings.gen.ts';
import type { MeetingWay } from './meetingWay.ts';
import { OtherTime } from './OtherTime.tsx';
import type { MeetingTurn } from './useMeetingTurn.ts';
import { useMeetingWay } from './useMeetingWay.ts';
import { useOwnServices } from './useOwnServices.ts';

type AnsweredRequest = AnswerMeetingRequestMutation['answerMeetingRequest'];

interface MeetingAnswersProps {
  readonly request: {
    readonly _id: string;
    readonly awaits: string;
    readonly startTime: string | null;
    readonly endTime: string | null;
    readonly location: string | null;
    readonly mentor: { readonly _id: string } | null;
  };
  readonly turn: Exclude<MeetingTurn, 'none'>;
  readonly onAnswered: (answer: MeetingAnswer, request: AnsweredRequest) => void;
}

interface GivenAnswer {
  readonly answer: MeetingAnswer;
  readonly startTime?: string;
  readonly meeting?: MeetingWay;
}

/** Accept, another time or decline: one tap for the first and the last, two for the other time. Whose turn it is not may withdraw. */
export function MeetingAnswers({ request, turn, onAnswered }: MeetingAnswersProps) {
  const { t } = useTranslation('programme');
  const client = useQueryClient();
  const refusal = useErrorMessage();
  const [isMoving, setMoving] = useState(false);
  const own = useOwnServices(request.awaits === 'mentor' && turn === 'own');
  const { startTime, endTime } = request;
  const { rooms } = useRooms({ startTime, endTime, isWanted: turn === 'own' && startTime !== null });
  const choice = useMeetingWay({ location: request.location, own, rooms });
  const answer = useMutation({
    mutationFn: (given: GivenAnswer) =>
      graphqlRequest(AnswerMeetingRequestDocument, { requestId: request._id, ...given }),
    onSuccess: ({ answerMeetingRequest }, given) => {
      setMoving(false);
      onAnswered(given.answer, answerMeetingRequest);
    },
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
      {turn === 'own' && request.startTime && !isMoving && <MeetingWayChoice choice={choice} />}
      <Group gap="sm">
        {turn === 'own' && (
          <>
            {request.startTime && (
              <Button
                loading={answer.isPending}
                disabled={choice.way === undefined}
                onClick={() => answer.mutate({ answer: 'ACCEPT', ...(choice.way && { meeting: choice.way }) })}
              >
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
