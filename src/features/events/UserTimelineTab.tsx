import { Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { paths } from '#src/generated/paths.gen.ts';
import { toneOfValue } from '#src/screens/cells/enumTones.ts';
import { CardList } from '#src/ui/CardList.tsx';
import { EmptyState } from '#src/ui/list/EmptyState.tsx';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { StatusPill } from '#src/ui/StatusPill.tsx';
import { MomentText } from '#src/ui/time/MomentText.tsx';
import { UserComments } from './comments/UserComments.tsx';
import { UserTimelineDocument, type UserTimelineQuery } from './events.gen.ts';

/** What a person took part in and is going to, the latest first, as far as the reader may see it. */
export function UserTimelineTab({ recordId }: { readonly recordId: string }) {
  const { t } = useTranslation(['programme', 'spec']);
  const { data, error, refetch } = useQuery(
    graphqlQuery(UserTimelineDocument, {
      id: recordId,
      hosting: { or: [{ hosts: { CONTAINS: recordId } }, { participants: { CONTAINS: recordId } }] },
      sessions: { or: [{ coachs: { CONTAINS: recordId } }, { attendees: { CONTAINS: recordId } }] },
    }),
  );
  if (!data) return error ? <FailedState error={error} onRetry={() => void refetch()} /> : <ListSkeleton />;
  const items = momentsOf(data).map(({ id, name, href, note, start, enumName, status }) => ({
    id,
    name,
    href,
    note,
    side: (
      <Group gap="sm">
        <MomentText start={start} />
        <StatusPill tone={toneOfValue(enumName, status)}>{t(`enum.${enumName}.${status}`, { ns: 'spec' })}</StatusPill>
      </Group>
    ),
  }));
  return (
    <>
      <UserComments userId={recordId} />
      {items.length === 0 ? (
        <EmptyState title={t('timeline.empty')} />
      ) : (
        <CardList items={items} label={t('timeline.label')} />
      )}
    </>
  );
}

interface Moment {
  readonly id: string;
  readonly name: string;
  readonly href: string;
  readonly note?: string | undefined;
  readonly start: string | null | undefined;
  readonly enumName: 'EventStatus' | 'CoachingSessionStatus';
  readonly status: string;
}

function momentsOf({ incubatorEvents, coachingSessions }: UserTimelineQuery): Moment[] {
  const events = incubatorEvents.results.map(
    ({ _id, title, startTime, status }): Moment => ({
      id: _id,
      name: title,
      href: paths.event({ id: _id }),
      start: startTime,
      enumName: 'EventStatus',
      status,
    }),
  );
  const sessions = coachingSessions.results.map(
    ({ _id, name, startTime, status, startup }): Moment => ({
      id: _id,
      name,
      href: paths.coachingSession({ id: _id }),
      note: startup?.name,
      start: startTime,
      enumName: 'CoachingSessionStatus',
      status,
    }),
  );
  return [...events, ...sessions].sort((one, other) => (other.start ?? '').localeCompare(one.start ?? ''));
}
