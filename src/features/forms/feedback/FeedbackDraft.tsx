import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { useLiveQuery } from '#src/screens/live/useLiveQuery.ts';
import { FormAlert } from '#src/ui/feedback/FormAlert.tsx';
import { FeedbackDraftDocument } from './feedback.gen.ts';

/** Says of a request for feedback that it waits to be sent, and to how many; nothing once people are asked. */
export function FeedbackDraft({ recordId }: { readonly recordId: string }) {
  const { t } = useTranslation('formAnswers');
  const query = graphqlQuery(FeedbackDraftDocument, { id: recordId });
  const request = useQuery(query).data?.feedbackRequest;
  useLiveQuery('FeedbackRequest', query.queryKey);
  if (request?.status !== 'draft') return null;
  const count = request.recipients?.length ?? 0;
  return (
    <FormAlert kind="note">
      {t('notAsked')} {count === 0 ? t('notAskedNobody') : t('notAskedSend', { count })}
    </FormAlert>
  );
}
