import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { ActivityItem } from '../ActivityItem.tsx';
import { ApplicationHistoryDocument } from '../applications.gen.ts';
import { CommentForm } from '../CommentForm.tsx';
import classes from './ReviewTab.module.css';

interface ConversationProps {
  readonly applicationId: string;
  readonly applicantId: string | null;
  /** How often somebody has begun to ask the applicant something. */
  readonly asks: number;
}

/** What was said, to the applicant and among colleagues, and what has happened, newest first. */
export function Conversation({ applicationId, applicantId, asks }: ConversationProps) {
  const { t } = useTranslation('applications');
  const { data, refetch } = useQuery(graphqlQuery(ApplicationHistoryDocument, { id: applicationId }));
  const newestFirst = <Entry extends { readonly createdAt: string }>(entries: readonly Entry[]): readonly Entry[] =>
    [...entries].sort((one, other) => other.createdAt.localeCompare(one.createdAt));
  const notes = newestFirst(data?.applicationNotes.results ?? []);
  const activities = newestFirst(data?.applicationActivities.results ?? []);
  return (
    <section className={classes.card} data-part>
      <h2 className={classes.title}>{t('review.conversation')}</h2>
      <CommentForm
        key={applicationId}
        applicationId={applicationId}
        applicantId={applicantId}
        asks={asks}
        onAdded={() => void refetch()}
      />
      <ol className={classes.entries}>
        {notes.map((entry) => (
          <ActivityItem key={entry._id} entry={entry} />
        ))}
      </ol>
      <details>
        <summary className={classes.summary}>{t('review.history')}</summary>
        <ol className={classes.entries}>
          {activities.map((entry) => (
            <ActivityItem key={entry._id} entry={entry} />
          ))}
        </ol>
      </details>
    </section>
  );
}
