import { Button } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { useAction } from '#src/data/useAction.ts';
import { useLoaded } from '#src/data/useLoaded.ts';
import { MissingPage } from '#src/ui/errors/MissingPage.tsx';
import { FormAlert } from '#src/ui/feedback/FormAlert.tsx';
import { useVisitorLanguage } from '#src/ui/i18n/useVisitorLanguage.ts';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { PublicPage } from '#src/ui/PublicPage.tsx';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import classes from './Apply.module.css';
import { ApplicationLeadDocument, type ApplicationLeadQuery, TransferLeadDocument } from './applications.gen.ts';

const route = getRouteApi('/public/leads/transfer/$id');

/** Where a founder takes over the application that the organisation has begun for them. */
export function LeadTransferPage() {
  useVisitorLanguage();
  const { t } = useTranslation('applications');
  const { id: secret } = route.useParams();
  const lead = useLoaded(secret, (signal) => graphqlRequest(ApplicationLeadDocument, { secret }, { signal }));
  if (lead.data?.applicationLead === null) return <MissingPage backTo="/login" isFramed={false} />;
  return (
    <PublicPage title={t('lead.title')} hint={t('lead.hint')}>
      {lead.error !== null && <FailedState error={lead.error} onRetry={lead.retry} />}
      {!lead.data && lead.error === null && <ListSkeleton rows={3} />}
      {lead.data?.applicationLead && <Lead secret={secret} lead={lead.data.applicationLead} />}
    </PublicPage>
  );
}

interface LeadProps {
  readonly secret: string;
  readonly lead: NonNullable<ApplicationLeadQuery['applicationLead']>;
}

function Lead({ secret, lead }: LeadProps) {
  const { t } = useTranslation('applications');
  const message = useErrorMessage();
  const transfer = useAction(() => graphqlRequest(TransferLeadDocument, { secret }));
  const facts = [
    [t('startupName'), lead.startupName],
    [t('funnel'), lead.funnelName],
    [t('program'), lead.programName],
  ];
  return (
    <>
      <dl className={classes.facts}>
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {transfer.error !== null && <FormAlert>{message(transfer.error)}</FormAlert>}
      {transfer.isDone && <FormAlert kind="success">{t('lead.sent')}</FormAlert>}
      {lead.isTaken && <FormAlert kind="success">{t('lead.taken')}</FormAlert>}
      {!transfer.isDone && !lead.isTaken && (
        <Button size="md" fullWidth loading={transfer.isPending} onClick={() => transfer.start(undefined)}>
          {t('lead.submit')}
        </Button>
      )}
    </>
  );
}
