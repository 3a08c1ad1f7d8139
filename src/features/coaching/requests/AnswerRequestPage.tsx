import { Button } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { useReaderZone } from '#src/data/session/sessionStore.ts';
import { useAction } from '#src/data/useAction.ts';
import { FormAlert } from '#src/ui/feedback/FormAlert.tsx';
import { PageLoader } from '#src/ui/feedback/PageLoader.tsx';
import { useVisitorLanguage } from '#src/ui/i18n/useVisitorLanguage.ts';
import { AnswerWords } from '#src/ui/meetings/Declining.tsx';
import { MeetingWayChoice } from '#src/ui/meetings/MeetingWayChoice.tsx';
import { SlotWeeks } from '#src/ui/meetings/SlotWeeks.tsx';
import { useMeetingWay } from '#src/ui/meetings/useMeetingWay.ts';
import { StatusPage } from '#src/ui/StatusPage.tsx';
import { MomentText } from '#src/ui/time/MomentText.tsx';
import { zoneLabel } from '#src/ui/time/zones/zoneOptions.ts';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import { AnswerLinkedMeetingRequestDocument } from '../coaching.gen.ts';
import { AgreedMeeting } from './AgreedMeeting.tsx';
import { RequestOutcome } from './RequestOutcome.tsx';
import classes from './requests.module.css';
import { ToRequests } from './ToRequests.tsx';
import { type LinkedRequest, useLinkedRequest } from './useLinkedRequest.ts';

const route = getRouteApi('/public/coaching/request/$id/answer');

type Choice = 'accept' | 'otherTime' | 'decline';

const choices: readonly Choice[] = ['accept', 'otherTime', 'decline'];

/**
 * Answers a request for a meeting from the mail that asks, without signing in. Opening it answers nothing: what reads mails
 * for viruses follows links too, so a button does.
 */
export function AnswerRequestPage() {
  const { t } = useTranslation('programme');
  const message = useErrorMessage();
  const { id: secret } = route.useParams();
  const { choice } = route.useSearch();
  const { request, outcome, problem, reload } = useLinkedRequest(secret);
  useVisitorLanguage(request?.language ?? outcome?.language);
  if (problem !== null) {
    return (
      <StatusPage title={t('answerRequest.title')}>
        <p role="alert">{message(problem)}</p>
      </StatusPage>
    );
  }
  if (request === undefined) return <PageLoader />;
  if (request === null && outcome !== null) return <RequestOutcome outcome={outcome} />;
  if (request === null) return <StatusPage title={t('answerRequest.gone')}>{t('answerRequest.goneHint')}</StatusPage>;
  const wanted = choices.find((one) => one === choice) ?? 'accept';
  return (
    <Answer secret={secret} request={request} wanted={request.isOwnTurn ? wanted : 'decline'} onRefused={reload} />
  );
}

interface AnswerProps {
  readonly secret: string;
  readonly request: LinkedRequest;
  readonly wanted: Choice;
  /** What is shown may be out of date. */
  readonly onRefused: () => void;
}

function Answer({ secret, request, wanted, onRefused }: AnswerProps) {
  const { t } = useTranslation('programme');
  const message = useErrorMessage();
  const [choice, setChoice] = useState(wanted);
  const [words, setWords] = useState('');
  const [taking, setTaking] = useState<string | null>(null);
  const [agreed, setAgreed] = useState<ComponentProps<typeof AgreedMeeting>['agreed'] | null>(null);
  const { startupName, mentorName, location, services, preferredService, rooms } = request;
  const way = useMeetingWay({ location, own: { services, preferred: preferredService }, rooms });
  const isAccepting = choice === 'accept' && request.isOwnTurn;
  const answer = useAction(async (startTime: string | null) => {
    setTaking(startTime);
    const meeting = isAccepting ? way.way : null;
    const said = choice === 'decline' && words.trim() !== '' ? { words } : {};
    const given = { secret, answer: answerOf[choice], startTime, ...(meeting && { meeting }), ...said };
    const { answerLinkedMeetingRequest } = await graphqlRequest(AnswerLinkedMeetingRequestDocument, given);
    setAgreed(answerLinkedMeetingRequest.agreed);
  }, onRefused);
  if (answer.isDone && agreed) return <AgreedMeeting agreed={agreed} />;
  if (answer.isDone) return <Answered choice={choice} request={request} proposed={taking} />;
  const others = choices.filter((one) => one !== choice && (request.isOwnTurn || one === 'decline'));
  return (
    <StatusPage
      title={t(`answerRequest.question.${choice}`, { startup: startupName, mentor: mentorName })}
      actions={
        <>
          {choice !== 'otherTime' && (
            <Button
              {...(choice === 'decline' && { color: 'red' })}
              loading={answer.isPending}
              disabled={isAccepting && way.way === undefined}
              onClick={() => answer.start(null)}
            >
              {t(`request.${choice}`)}
            </Button>
          )}
          {others.map((other) => (
            <Button key={other} variant="default" disabled={answer.isPending} onClick={() => setChoice(other)}>
              {t(`request.${other}`)}
            </Button>
          ))}
        </>
      }
    >
      <p className={classes.about}>{request.message}</p>
      {request.startTime && (
        <p>
          <MomentText start={request.startTime} end={request.endTime} />
        </p>
      )}
      {isAccepting && request.startTime && <MeetingWayChoice choice={way} />}
      {choice === 'decline' && <AnswerWords value={words} onChange={setWords} />}
      {answer.error !== null && <FormAlert>{message(answer.error)}</FormAlert>}
      {choice === 'otherTime' && (
        <FreeTimes times={otherTimes(request)} taking={answer.isPending ? taking : null} onPick={answer.start} />
      )}
    </StatusPage>
  );
}

interface AnsweredProps {
  readonly choice: Choice;
  readonly request: LinkedRequest;
  /** The time that was proposed instead. */
  readonly proposed: string | null;
}

/** What was answered, of which meeting, and where the others are. */
function Answered({ choice, request, proposed }: AnsweredProps) {
  const { t } = useTranslation('programme');
  const isOther = choice === 'otherTime';
  const when = isOther ? proposed : request.startTime;
  return (
    <StatusPage title={t(`answerRequest.done.${choice}`)} actions={<ToRequests />}>
      <p className={classes.about}>{request.message}</p>
      {when && (
        <p>
          <MomentText start={when} end={isOther ? null : request.endTime} />
        </p>
      )}
    </StatusPage>
  );
}

/** The time that is on the table is no other one. */
const otherTimes = ({ times, startTime }: LinkedRequest) =>
  times.filter((time) => startTime === null || Date.parse(time.startTime) !== Date.parse(startTime));

const answerOf = { accept: 'ACCEPT', otherTime: 'OTHER_TIME', decline: 'DECLINE' } as const;

interface FreeTimesProps {
  readonly times: LinkedRequest['times'];
  readonly taking: string | null | undefined;
  readonly onPick: (startTime: string) => void;
}

/** The times that the mentor has free; choosing one proposes it. */
function FreeTimes({ times, taking, onPick }: FreeTimesProps) {
  const { t } = useTranslation('programme');
  const zone = useReaderZone();
  if (times.length === 0) return <p>{t('meet.noTimes')}</p>;
  return (
    <div className={classes.others}>
      <p className={classes.note}>{t('meet.zone', { zone: zoneLabel(zone) })}</p>
      <SlotWeeks
        slots={times}
        zone={zone}
        labelOf={(time) => t('request.proposeTime', { time })}
        taking={taking}
        level={2}
        onPick={onPick}
      />
    </div>
  );
}
