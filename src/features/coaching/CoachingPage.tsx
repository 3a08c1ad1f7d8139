import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useAbility } from '#src/data/session/ability.ts';
import { useSession } from '#src/data/session/sessionStore.ts';
import { EmbeddedTable } from '#src/screens/table/EmbeddedTable.tsx';
import { Page } from '#src/ui/Page.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { TabBar } from '#src/ui/TabBar.tsx';
import { coachingParts } from './coachingParts.ts';
import { DownloadSessions } from './DownloadSessions.tsx';
import { OpenRequests } from './requests/OpenRequests.tsx';

const route = getRouteApi('/app/coaching');

/** Coaching at a glance: sessions, the startups one looks after, invitations, requests and hours, and the download of the sessions. */
export function CoachingPage() {
  const { t } = useTranslation('programme');
  const ability = useAbility();
  const { rights } = useSession();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { shown, active } = coachingParts(ability, rights, search.view);
  return (
    <Page width="full">
      <PageHeader title={t('coaching.title')} action={<DownloadSessions />}>
        {shown.length > 1 && (
          <TabBar
            label={t('coaching.parts')}
            active={active?.id ?? null}
            // What was searched and filtered for belongs to the table that is left.
            onChoose={(view) => void navigate({ to: '.', search: view === 'sessions' ? {} : { view } })}
            items={shown.map(({ id }) => ({ id, label: t(`coaching.part.${id}`) }))}
          />
        )}
      </PageHeader>
      {active?.id === 'requests' && <OpenRequests />}
      {active && <EmbeddedTable key={active.id} screenId={active.table} hasCreate />}
    </Page>
  );
}
