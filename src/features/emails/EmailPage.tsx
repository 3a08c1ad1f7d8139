import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { MissingRecord } from '#src/screens/why/MissingRecord.tsx';
import { usePageParams } from '#src/ui/address/pageAddress.ts';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { Page } from '#src/ui/Page.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { EmailDraft } from './EmailDraft.tsx';
import { emailPageQuery, NEW_EMAIL } from './emailQueries.ts';
import { SentEmail } from './SentEmail.tsx';

const POLL_MS = 2000;

/** One e-mail: written while it is a draft, looked at from then on. */
export function EmailPage() {
  const { t } = useTranslation('emails');
  const { id = NEW_EMAIL } = usePageParams();
  const { data, error, refetch } = useQuery({
    ...emailPageQuery(id),
    enabled: id !== NEW_EMAIL,
    refetchInterval: (query) => (query.state.data?.email?.status === 'sending' ? POLL_MS : false),
  });
  const email = data?.email;
  if (email === null) return <MissingRecord entity="Email" id={id} backTo="/emails/management" />;
  const isDraft = id === NEW_EMAIL || email?.status === 'draft';
  return (
    <Page width="full">
      <PageHeader title={email?.subject ?? t('title')} />
      {error && !email && <FailedState error={error} onRetry={() => void refetch()} />}
      {!error && !email && id !== NEW_EMAIL && <ListSkeleton rows={6} rowHeight={64} />}
      {isDraft && <EmailDraft key={id} email={email ?? null} onChanged={() => void refetch()} />}
      {email && !isDraft && <SentEmail email={email} onChanged={() => void refetch()} />}
    </Page>
  );
}
