import { Button, Group } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { FormAlert } from '#src/ui/feedback/FormAlert.tsx';
import { useRooms } from '#src/ui/rooms/useRooms.ts';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import { Declining } from './Declining.tsx';
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
  readonly words?: string;
}

/**
 * Accept by one tap, another time or decline by two: what nothing brings back is asked once more, with room for a word.
 * Whose turn it is not may withdraw.
 */
export function MeetingAnswers({ request, turn, onAnswered }: MeetingAnswersProps) {
  const { t } = useTranslation('programme');
  const client = useQueryClient();
  const refusal = useErrorMessage();
  const [opened, setOpened] = useState<'otherTime' | 'decline' | null>(null);
  const isMoving = opened === 'otherTime';
  const own = useOwnServices(request.awaits === 'mentor' && turn === 'own');
  const { startTime, endTime } = request;
  const { rooms } = useRooms({ startTime, endTime, isWanted: turn === 'own' && startTime !== null });
  const choice = useMeetingWay({ location: request.location, own, rooms });
  const answer = useMutation({
    mutationFn: (given: GivenAnswer) =>
      graphqlRequest(AnswerMeetingRequestDocument, { requestId: request._id, ...given }),
    onSuccess: ({ answerMeetingRequest }, given) => {
      setOpened(null);
      onAnswered(given.answer, answerMeetingRequest);
    },
    onSettled: () => client.invalidateQueries(),
  });
  const refuse = turn === 'own' ? t('request.decline') : t('request.withdraw');
  return (
    <>
      {isMoving && (
        <OtherTime
          mentor={request.mentor?._id ?? ''}
          asked={startTime}
          isFree={request.awaits === 'mentor'}
          taking={answer.isPending ? answer.variables.startTime : null}
          onSend={(startTime) => answer.mutate({ answer: 'OTHER_TIME', startTime })}
        />
      )}
      {turn === 'own' && request.startTime && opened === null && <MeetingWayChoice choice={choice} />}
      {answer.error && <FormAlert>{refusal(answer.error)}</FormAlert>}
      {opened === 'decline' ? (
        <Declining
          label={refuse}
          isPending={answer.isPending}
          onBack={() => setOpened(null)}
          onSend={(words) => answer.mutate({ answer: 'DECLINE', ...(words.trim() && { words }) })}
        />
      ) : (
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
              <Button
                variant="default"
                aria-expanded={isMoving}
                onClick={() => setOpened(isMoving ? null : 'otherTime')}
              >
                {t('request.otherTime')}
              </Button>
            </>
          )}
          <Button variant="subtle" color="red" disabled={answer.isPending} onClick={() => setOpened('decline')}>
            {refuse}
          </Button>
        </Group>
      )}
    </>
  );
}
