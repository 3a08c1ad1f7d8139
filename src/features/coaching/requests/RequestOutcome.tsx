import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { StatusPage } from '#src/ui/StatusPage.tsx';
import { AgreedMeeting } from './AgreedMeeting.tsx';
import { MeetingFacts } from './MeetingFacts.tsx';
import { ToRequests } from './ToRequests.tsx';
import type { LinkedOutcome } from './useLinkedRequest.ts';

interface RequestOutcomeProps {
  readonly outcome: LinkedOutcome;
}

/** A request that was answered, withdrawn, or not answered in time, for whoever opens the link of its mail again. */
export function RequestOutcome({ outcome: told }: RequestOutcomeProps) {
  const { t } = useTranslation('programme');
  const { outcome, isOwn, withWhom, mentor, startTime, endTime, agreed } = told;
  if (agreed) return <AgreedMeeting agreed={agreed} isEarlier />;
  const isOpen = outcome === 'PROPOSED' || outcome === 'ASKED';
  const [theirs, own] = saidOf[outcome];
  return (
    <StatusPage
      title={t(`answerRequest.was.${isOwn ? own : theirs}`, { name: withWhom })}
      actions={
        <>
          {outcome !== 'ACCEPTED' && <ToRequests />}
          {!isOpen && outcome !== 'ACCEPTED' && mentor && (
            <Button component="a" variant="default" href={`/profile/${mentor}/meet`}>
              {t('session.askAgain')}
            </Button>
          )}
        </>
      }
    >
      <MeetingFacts withWhom={withWhom} start={startTime} end={endTime} />
    </StatusPage>
  );
}

/** Which sentence it is, and which to whoever has answered so. */
const saidOf = {
  ACCEPTED: ['accepted', 'accepted'],
  CALLED_OFF: ['calledOff', 'calledOff'],
  DECLINED: ['declined', 'declinedByYou'],
  WITHDRAWN: ['withdrawn', 'withdrawnByYou'],
  EXPIRED: ['expired', 'expired'],
  PROPOSED: ['proposed', 'proposed'],
  ASKED: ['asked', 'asked'],
} as const satisfies Record<LinkedOutcome['outcome'], readonly [string, string]>;
