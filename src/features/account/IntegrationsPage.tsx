import { IconLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { useSession } from '#src/data/session/sessionStore.ts';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { Page } from '#src/ui/Page.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { StatusPill } from '#src/ui/StatusPill.tsx';
import { MyIntegrationsDocument, type MyIntegrationsQuery } from './account.gen.ts';
import classes from './account.module.css';

type Me = NonNullable<MyIntegrationsQuery['currentUser']>;

const integrations = [
  { id: 'google', hint: 'calendarHint', feature: null, isOn: (me: Me) => isCalendar(me, 'google') },
  {
    id: 'microsoft',
    hint: 'calendarHint',
    feature: 'microsoftIntegration',
    isOn: (me: Me) => isCalendar(me, 'microsoft'),
  },
  { id: 'zoom', hint: 'videoHint', feature: 'zoomIntegration', isOn: (me: Me) => isVideo(me, 'zoom') },
  { id: 'teams', hint: 'videoHint', feature: 'teamsIntegration', isOn: (me: Me) => isVideo(me, 'teams') },
  { id: 'zapier', hint: 'zapierHint', feature: 'zapierIntegration', isOn: () => false },
] as const;

/** The services that can work together with one's account, and which of them do. */
export function IntegrationsPage() {
  const { t } = useTranslation('organisation');
  const switches = useSession().rights?.features.switches ?? {};
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
        {me &&
          integrations.map(({ id, hint, feature, isOn }) => {
            const isLocked = feature !== null && switches[feature] !== true;
            return (
              <li key={id} className={classes.row}>
                {isLocked && <IconLock size={20} aria-hidden />}
                <span className={classes.text}>
                  <span className={classes.name}>{t(`integrations.${id}`)}</span>
                  <span className={classes.note}>
                    {isLocked ? t('integrations.notAvailable') : t(`integrations.${hint}`)}
                  </span>
                </span>
                {!isLocked && (
                  <StatusPill tone={isOn(me) ? 'success' : 'neutral'}>
                    {isOn(me) ? t('integrations.connected') : t('integrations.notConnected')}
                  </StatusPill>
                )}
              </li>
            );
          })}
      </ul>
    </Page>
  );
}

function isCalendar({ linkedCalendar }: Me, name: string): boolean {
  return linkedCalendar?.toLowerCase().includes(name) ?? false;
}

function isVideo({ conferenceDataIntegration, integratedVideoProviders }: Me, name: string): boolean {
  return [conferenceDataIntegration, ...integratedVideoProviders].some((provider) => provider?.toLowerCase() === name);
}
