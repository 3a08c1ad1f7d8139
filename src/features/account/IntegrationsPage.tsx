import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { lacksFeature } from '#domain/access/features.ts';
import { useSession } from '#src/data/session/sessionStore.ts';
import { useMayOpen } from '#src/data/session/useMayOpen.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { FormAlert } from '#src/ui/feedback/FormAlert.tsx';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { Page } from '#src/ui/Page.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import classes from './account.module.css';
import { myIntegrationsQuery } from './accountQueries.ts';
import { IntegrationEntry } from './IntegrationEntry.tsx';
import { serviceEntries } from './integrations.ts';
import { ServiceRow } from './ServiceRow.tsx';
import { useReturnedConnection } from './useReturnedConnection.ts';

const WEBHOOKS = '/admin/configuration/webhooks';

/** The services that can work together with one's account, and which of them do. Their providers send people back here. */
export function IntegrationsPage() {
  const { t } = useTranslation('organisation');
  const returned = useReturnedConnection();
  const { data, error, refetch } = useQuery(myIntegrationsQuery());
  const record = data?.currentUser;
  const mine = record && { record, connections: data.myConnections };
  return (
    <Page width="form">
      <PageHeader title={t('integrations.title')}>
        <p className={classes.note}>{t('integrations.hint')}</p>
      </PageHeader>
      {returned.problem !== null && (
        <div className={classes.told}>
          <FormAlert>{returned.problem}</FormAlert>
        </div>
      )}
      {returned.isPending && <p role="status">{t('integrations.connecting')}</p>}
      {!mine && error && <FailedState error={error} onRetry={() => void refetch()} />}
      {!mine && !error && <ListSkeleton rows={5} rowHeight={64} />}
      <ul className={classes.list} aria-label={t('integrations.title')}>
        {mine &&
          serviceEntries.map((entry) => (
            <ServiceRow
              key={entry.id}
              entry={entry}
              mine={mine}
              isSetUp={data.connectableServices.includes(entry.integration)}
            />
          ))}
        {mine && <ZapierRow />}
      </ul>
    </Page>
  );
}

/** Told of what happens by webhooks, which are the organisation's: whoever may open them finds them from here. */
function ZapierRow() {
  const { t } = useTranslation('organisation');
  const mayOpen = useMayOpen();
  const principal = useSession().rights?.principal ?? null;
  return (
    <IntegrationEntry
      name={t('integrations.zapier')}
      hint={t('integrations.zapierHint')}
      isLocked={lacksFeature(principal, 'zapierIntegration')}
    >
      {mayOpen(WEBHOOKS) && (
        <Button component={AppLink} href={WEBHOOKS} variant="default" size="xs">
          {t('integrations.webhooks')}
        </Button>
      )}
    </IntegrationEntry>
  );
}
