import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { useSession } from '#src/data/session/sessionStore.ts';
import { PdfExport } from '#src/screens/exports/PdfExport.tsx';
import { EmptyState } from '#src/ui/list/EmptyState.tsx';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import classes from './Activities.module.css';
import { ApplicationFormsDocument } from './applications.gen.ts';
import { HandIn } from './HandIn.tsx';
import { RoundAnswers } from './RoundAnswers.tsx';

/** The forms of an application's rounds: to fill for the applicant, to read for the others. */
export function ApplicationFormTab({ recordId }: { readonly recordId: string }) {
  const { t } = useTranslation('applications');
  const userId = useSession().user?._id;
  const { data, error, refetch } = useQuery(graphqlQuery(ApplicationFormsDocument, { id: recordId }));
  if (error && !data) return <FailedState error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={4} />;
  const { application, applicationForms } = data;
  const isOwn = application?.applicant?._id === userId;
  const isReady = applicationForms.length === 0 || applicationForms[0]?.isSubmitted === true;
  return (
    <div className={classes.tab}>
      {isOwn && application?.status === 'draft' && isReady && (
        <HandIn applicationId={recordId} onHandedIn={() => void refetch()} />
      )}
      {applicationForms.some(({ isSubmitted }) => isSubmitted) && (
        <div>
          <PdfExport applicationId={recordId} />
        </div>
      )}
      {applicationForms.length === 0 && <EmptyState title={t('form.none')} />}
      {applicationForms.map((round) => (
        <RoundAnswers key={round.roundId} round={round} onSaved={() => void refetch()} />
      ))}
    </div>
  );
}
