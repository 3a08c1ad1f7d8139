import { Button } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { useAction } from '#src/data/useAction.ts';
import { PageLoader } from '#src/ui/feedback/PageLoader.tsx';
import { StatusPage } from '#src/ui/StatusPage.tsx';
import { MomentText } from '#src/ui/time/MomentText.tsx';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import {
  CancelCoachingMeetingDocument,
  CoachingInvitationFactsDocument,
  type CoachingInvitationFactsQuery,
} from './coaching.gen.ts';

const route = getRouteApi('/public/coaching/invitation/$id/cancel-meeting');

type Facts = NonNullable<CoachingInvitationFactsQuery['coachingInvitationFacts']>;

/** Calls a meeting off; open to whoever has the link, after asking. */
export function CancelMeetingPage() {
  const { t } = useTranslation('programme');
  const message = useErrorMessage();
  const { id } = route.useParams();
  const [facts, setFacts] = useState<Facts | null | undefined>(undefined);
  const [problem, setProblem] = useState<unknown>(null);
  const cancel = useAction(async () => {
    const answer = await graphqlRequest(CancelCoachingMeetingDocument, { secret: id });
    setFacts(answer.cancelCoachingMeeting);
  });
  useEffect(() => {
    const controller = new AbortController();
    graphqlRequest(CoachingInvitationFactsDocument, { secret: id }, { signal: controller.signal }).then(
      (answer) => setFacts(answer.coachingInvitationFacts ?? null),
      (error: unknown) => controller.signal.aborted || setProblem(error),
    );
    return () => controller.abort();
  }, [id]);
  if (problem !== null) {
    return (
      <StatusPage title={t('cancelMeeting.title')}>
        <p role="alert">{message(problem)}</p>
      </StatusPage>
    );
  }
  if (facts === undefined) return <PageLoader />;
  if (facts === null) return <StatusPage title={t('cancelMeeting.missing')} />;
  if (facts.status === 'cancelled') {
    return <StatusPage title={t('cancelMeeting.done')}>{facts.sessionName}</StatusPage>;
  }
  return (
    <StatusPage
      title={t('cancelMeeting.question', { name: facts.sessionName })}
      actions={
        <Button color="red" loading={cancel.isPending} onClick={() => cancel.start(undefined)}>
          {t('cancelMeeting.confirm')}
        </Button>
      }
    >
      {facts.startTime && <MomentText start={facts.startTime} />}
      {cancel.error !== null && <p role="alert">{message(cancel.error)}</p>}
    </StatusPage>
  );
}
