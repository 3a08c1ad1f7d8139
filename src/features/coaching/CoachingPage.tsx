import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useAbility } from '#src/data/session/ability.ts';
import { useSession } from '#src/data/session/sessionStore.ts';
import { EmbeddedTable } from '#src/screens/table/EmbeddedTable.tsx';
import { Page } from '#src/ui/Page.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { TabBar } from '#src/ui/TabBar.tsx';
import { coachingParts, comesAsFounder } from './coachingParts.ts';
import { DownloadSessions } from './DownloadSessions.tsx';
import { FounderCoaching } from './founder/FounderCoaching.tsx';
import { HourTotals } from './hours/HourTotals.tsx';
import { MatchMentors } from './matching/MatchMentors.tsx';
import { ProposedMentors } from './matching/ProposedMentors.tsx';
import { OpenRequests } from './requests/OpenRequests.tsx';
import { CoachWeek } from './week/CoachWeek.tsx';

const route = getRouteApi('/app/coaching');

/** Coaching at a glance: one's own week, sessions, what was agreed on, the startups one looks after, invitations, requests and hours, and the download of the sessions. */
export function CoachingPage() {
  const { t } = useTranslation('programme');
  const ability = useAbility();
  const { rights } = useSession();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const isFounder = comesAsFounder(rights);
  const own = rights?.principal.startupIds[0];
  const { shown, active } = coachingParts(ability, rights, search.view);
  return (
    <Page width="full">
      <PageHeader title={t('coaching.title')} action={<DownloadSessions />}>
        {shown.length > 1 && (
          <TabBar
            label={t('coaching.parts')}
            active={active?.id ?? null}
            // What was searched and filtered for belongs to the table that is left.
            onChoose={(view) => void navigate({ to: '.', search: view === shown[0]?.id ? {} : { view } })}
            items={shown.map(({ id }) => ({ id, label: t(`coaching.part.${id}`) }))}
          />
        )}
      </PageHeader>
      {active?.id === 'sessions' && isFounder && <FounderCoaching />}
      {active?.id === 'requests' && !isFounder && ability.can('create', 'MeetingRequest') && <MatchMentors />}
      {active?.id === 'requests' && <OpenRequests />}
      {active?.id === 'requests' && own !== undefined && isFounder && <ProposedMentors startupId={own} />}
      {active?.id === 'week' && (
        <CoachWeek
          named={search.week}
          onWeek={(day) => void navigate({ to: '.', search: day === null ? {} : { week: day } })}
        />
      )}
      {active?.id === 'hours' && <HourTotals />}
      {active?.table && (
        <EmbeddedTable
          key={active.id}
          screenId={active.table}
          // Founders ask for one of the free times of a mentor, which stand with the mentor.
          hasCreate={active.id !== 'actions' && !(active.id === 'requests' && isFounder)}
        />
      )}
    </Page>
  );
}
