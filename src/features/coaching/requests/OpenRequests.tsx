import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { Section } from '#src/ui/Section.tsx';
import { RequestCard } from './RequestCard.tsx';
import { openRequestsQuery } from './requestQueries.ts';
import classes from './requests.module.css';

/** Requests for meetings that wait for an answer, the reader's own turn first. Nothing where none does. */
export function OpenRequests({ hasTitle = false }: { readonly hasTitle?: boolean }) {
  const { t } = useTranslation('programme');
  const { data, error, refetch } = useQuery(openRequestsQuery());
  if (error && !data) return <FailedState error={error} onRetry={() => void refetch()} />;
  const requests = data?.meetingRequests.results ?? [];
  if (requests.length === 0) return null;
  const list = (
    <ul className={classes.list} aria-label={t('request.list')}>
      {requests.map((request) => (
        <li key={request._id}>
          <RequestCard request={request} />
        </li>
      ))}
    </ul>
  );
  if (!hasTitle) return list;
  return (
    <Section title={t('request.list')} count={requests.length}>
      {list}
    </Section>
  );
}
