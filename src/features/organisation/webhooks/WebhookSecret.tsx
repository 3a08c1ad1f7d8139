import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import type { FormNoteProps } from '#src/screens/form/FormNote.tsx';
import { CopyField } from '#src/ui/copying/CopyField.tsx';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { WebhookSecretDocument } from './webhooks.gen.ts';

/** What the receiver of a webhook checks its deliveries by; it is made with the webhook. */
export function WebhookSecret({ recordId }: Pick<FormNoteProps, 'recordId'>) {
  return recordId ? <Secret recordId={recordId} /> : null;
}

function Secret({ recordId }: { readonly recordId: string }) {
  const { t } = useTranslation(['organisation', 'spec']);
  const { data, error, refetch } = useQuery(graphqlQuery(WebhookSecretDocument, { id: recordId }));
  if (!data) return error ? <FailedState error={error} onRetry={() => void refetch()} /> : <ListSkeleton rows={1} />;
  if (!data.webhook?.secret) return null;
  return (
    <CopyField
      label={t('field.Webhook.secret', { ns: 'spec' })}
      hint={t('webhooks.secretHint')}
      value={data.webhook.secret}
      copy={t('webhooks.copy')}
      copied={t('webhooks.copied')}
    />
  );
}
