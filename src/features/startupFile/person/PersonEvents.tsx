import { Button, Group, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { paths } from '#src/generated/paths.gen.ts';
import { toneOfValue } from '#src/screens/cells/enumTones.ts';
import { CardList } from '#src/ui/CardList.tsx';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { StatusPill } from '#src/ui/StatusPill.tsx';
import { MomentText } from '#src/ui/time/MomentText.tsx';
import { PersonEventsDocument } from './person.gen.ts';

/** So many stand above the timeline before one asks for all. */
const FIRST = 3;

/** Events that a person hosts or comes to, the latest first, as far as the reader may see them; nothing without any. */
export function PersonEvents({ recordId }: { readonly recordId: string }) {
  const { t } = useTranslation(['startupFile', 'spec']);
  const [isWhole, setWhole] = useState(false);
  const events = { or: [{ hosts: { CONTAINS: recordId } }, { participants: { CONTAINS: recordId } }] };
  const { data, error, refetch } = useQuery(graphqlQuery(PersonEventsDocument, { events }));
  if (!data) return error ? <FailedState error={error} onRetry={() => void refetch()} /> : <ListSkeleton rows={2} />;
  const items = data.incubatorEvents.results.map(({ _id, title, startTime, status }) => ({
    id: _id,
    name: title,
    href: paths.event({ id: _id }),
    side: (
      <Group gap="sm">
        <MomentText start={startTime} />
        <StatusPill tone={toneOfValue('EventStatus', status)}>
          {t(`enum.EventStatus.${status}`, { ns: 'spec' })}
        </StatusPill>
      </Group>
    ),
  }));
  if (items.length === 0) return null;
  return (
    <section>
      <Title order={2} size="h4" mb="xs">
        {t('timeline.events')}
      </Title>
      <CardList items={isWhole ? items : items.slice(0, FIRST)} label={t('timeline.events')} />
      {!isWhole && items.length > FIRST && (
        <Button variant="subtle" mt="xs" onClick={() => setWhole(true)}>
          {t('timeline.allEvents', { number: items.length })}
        </Button>
      )}
    </section>
  );
}
