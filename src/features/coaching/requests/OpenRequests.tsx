import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { paths } from '#src/generated/paths.gen.ts';
import { useLiveQuery } from '#src/screens/live/useLiveQuery.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { Coming } from '#src/ui/list/Coming.tsx';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { useTurnOf } from '#src/ui/meetings/useMeetingTurn.ts';
import { Section } from '#src/ui/Section.tsx';
import { RequestCard } from './RequestCard.tsx';
import { openRequestsQuery } from './requestQueries.ts';
import classes from './requests.module.css';

interface OpenRequestsProps {
  readonly hasTitle?: boolean;
  /** Shows only the first few, and leads to the rest. */
  readonly limit?: number;
  /** Leaves out what waits for somebody else. */
  readonly isOwnTurn?: boolean;
}

/** Requests for meetings that wait for an answer, the reader's own turn first. Nothing where none does. */
export function OpenRequests({ hasTitle = false, limit, isOwnTurn = false }: OpenRequestsProps) {
  const { t } = useTranslation('programme');
  const turnOf = useTurnOf();
  const { data, error, isPending, refetch } = useQuery(openRequestsQuery());
  // The other side answers, withdraws or proposes another time.
  useLiveQuery('MeetingRequest', openRequestsQuery().queryKey);
  if (error && !data) return <FailedState error={error} onRetry={() => void refetch()} />;
  if (isPending) return <Coming />;
  const requests = (data?.meetingRequests.results ?? []).filter((one) => !isOwnTurn || turnOf(one) === 'own');
  if (requests.length === 0) return null;
  const list = (
    <ul className={classes.list} aria-label={t('request.list')}>
      {requests.slice(0, limit).map((request) => (
        <li key={request._id}>
          <RequestCard request={request} />
        </li>
      ))}
    </ul>
  );
  if (!hasTitle) return list;
  return (
    <Section
      title={t('request.list')}
      count={requests.length}
      action={
        limit !== undefined &&
        requests.length > limit && (
          <Button variant="subtle" size="compact-sm" component={AppLink} href={paths.coaching()}>
            {t('request.all')}
          </Button>
        )
      }
    >
      {list}
    </Section>
  );
}
