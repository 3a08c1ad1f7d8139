import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { useSession } from '#src/data/session/sessionStore.ts';
import { showToast } from '#src/ui/feedback/toasts.ts';
import { LockedFeature } from '#src/ui/LockedFeature.tsx';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { Page } from '#src/ui/Page.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { StatusPill } from '#src/ui/StatusPill.tsx';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import {
  DisconnectIntegrationDocument,
  type DisconnectIntegrationMutationVariables,
  MyIntegrationsDocument,
  type MyIntegrationsQuery,
} from './account.gen.ts';
import classes from './account.module.css';

type IntegrationName = DisconnectIntegrationMutationVariables['integration'];
type Me = NonNullable<MyIntegrationsQuery['currentUser']>;

/** Switches and parts of the plan that each needs, and what letting go of it needs besides. */
const integrations = [
  {
    id: 'google',
    hint: 'calendarHint',
    needs: [],
    unlinkNeeds: 'googleCalendarUnlink',
    isOn: (me: Me) => isCalendar(me, 'google'),
  },
  {
    id: 'microsoft',
    hint: 'calendarHint',
    needs: ['microsoftIntegration'],
    unlinkNeeds: null,
    isOn: (me: Me) => isCalendar(me, 'microsoft'),
  },
  {
    id: 'zoom',
    hint: 'videoHint',
    needs: ['zoomIntegration', 'videoConferencing'],
    unlinkNeeds: null,
    isOn: (me: Me) => isVideo(me, 'zoom'),
  },
  {
    id: 'teams',
    hint: 'videoHint',
    needs: ['teamsIntegration', 'videoConferencing'],
    unlinkNeeds: null,
    isOn: (me: Me) => isVideo(me, 'teams'),
  },
  { id: 'zapier', hint: 'zapierHint', needs: ['zapierIntegration'], unlinkNeeds: null, isOn: () => false },
] as const;

type Integration = (typeof integrations)[number];

/** The services that can work together with one's account, and which of them do. */
export function IntegrationsPage() {
  const { t } = useTranslation('organisation');
  const { data, error, refetch } = useQuery(graphqlQuery(MyIntegrationsDocument, {}));
  const me = data?.currentUser;
  return (
    <Page width="form">
      <PageHeader title={t('integrations.title')}>
        <p className={classes.note}>{t('integrations.hint')}</p>
      </PageHeader>
      {!me && error && <FailedState error={error} onRetry={() => void refetch()} />}
      {!me && !error && <ListSkeleton rows={5} rowHeight={64} />}
      <ul className={classes.list} aria-label={t('integrations.title')}>
        {me && integrations.map((one) => <IntegrationRow key={one.id} integration={one} me={me} />)}
      </ul>
    </Page>
  );
}

function IntegrationRow({ integration, me }: { readonly integration: Integration; readonly me: Me }) {
  const { t } = useTranslation('organisation');
  const off = useSession().rights?.principal.featuresOff ?? [];
  const { id, hint, needs, isOn } = integration;
  const isLocked = needs.some((feature) => off.includes(feature));
  return (
    <li className={classes.row}>
      {isLocked && <IconLock size={20} aria-hidden />}
      <span className={classes.text}>
        <span className={classes.name}>{t(`integrations.${id}`)}</span>
        <span className={classes.note}>{isLocked ? t('integrations.notAvailable') : t(`integrations.${hint}`)}</span>
      </span>
      {!isLocked && (
        <StatusPill tone={isOn(me) ? 'success' : 'neutral'}>
          {isOn(me) ? t('integrations.connected') : t('integrations.notConnected')}
        </StatusPill>
      )}
      {!isLocked && id !== 'zapier' && isOn(me) && <Disconnect integration={integration} />}
    </li>
  );
}

function Disconnect({ integration: { id, unlinkNeeds } }: { readonly integration: Integration }) {
  const { t } = useTranslation('organisation');
  const off = useSession().rights?.principal.featuresOff ?? [];
  const client = useQueryClient();
  const message = useErrorMessage();
  const name = t(`integrations.${id}`);
  const disconnect = useMutation({
    mutationFn: () =>
      graphqlRequest(DisconnectIntegrationDocument, { integration: id.toUpperCase() as IntegrationName }),
    onSuccess: async () => {
      showToast({ kind: 'success', message: t('integrations.disconnected', { name }) });
      await client.invalidateQueries();
    },
    onError: (error) => showToast({ kind: 'error', message: message(error) }),
  });
  const label = t('integrations.disconnect', { name });
  if (unlinkNeeds !== null && off.includes(unlinkNeeds)) return <LockedFeature>{label}</LockedFeature>;
  return (
    <Button variant="default" loading={disconnect.isPending} onClick={() => disconnect.mutate()}>
      {label}
    </Button>
  );
}

function isCalendar({ linkedCalendar }: Me, name: string): boolean {
  return linkedCalendar?.toLowerCase().includes(name) ?? false;
}

function isVideo({ conferenceDataIntegration, integratedVideoProviders }: Me, name: string): boolean {
  return [conferenceDataIntegration, ...integratedVideoProviders].some((provider) => provider?.toLowerCase() === name);
}
