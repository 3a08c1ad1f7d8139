import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { EmptyState } from '#src/ui/list/EmptyState.tsx';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { PublicLinkMaker } from '#src/ui/PublicLinkMaker.tsx';
import classes from './Activities.module.css';
import { ActivityItem } from './ActivityItem.tsx';
import { ApplicationHistoryDocument, MakeApplicationLinkDocument } from './applications.gen.ts';
import { CommentForm } from './CommentForm.tsx';
import { DecisionBar } from './deciding/DecisionBar.tsx';

/** What has happened with an application and what was said about it, newest first; comments and the decision above. */
export function ApplicationActivitiesTab({ recordId }: { readonly recordId: string }) {
  const { t } = useTranslation('applications');
  const { data, error, refetch } = useQuery(graphqlQuery(ApplicationHistoryDocument, { id: recordId }));
  if (error && !data) return <FailedState error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={4} />;
  const { application, applicationActivities, applicationNotes } = data;
  if (!application) return null;
  const entries = [...applicationActivities.results, ...applicationNotes.results].sort((one, other) =>
    other.createdAt.localeCompare(one.createdAt),
  );
  return (
    <div className={classes.tab}>
      {application.isLead && (
        <PublicLinkMaker
          label={t('activities.leadLink')}
          make={async () => {
            const link = { purpose: 'transferLead', recordId: application._id } as const;
            return (await graphqlRequest(MakeApplicationLinkDocument, link)).makePublicLink;
          }}
        />
      )}
      <CommentForm
        key={application._id}
        applicationId={application._id}
        applicantId={application.applicant?._id ?? null}
        onAdded={() => void refetch()}
      />
      {entries.length === 0 && <EmptyState title={t('activities.none')} />}
      <ol className={classes.entries} aria-label={t('activities.title')}>
        {entries.map((entry) => (
          <ActivityItem key={entry._id} entry={entry} />
        ))}
      </ol>
      <DecisionBar application={application} onDecided={() => void refetch()} />
    </div>
  );
}
