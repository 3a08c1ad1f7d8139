import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { useSession } from '#src/data/session/sessionStore.ts';
import { FindRecordsDocument, type FindRecordsQuery } from './records.gen.ts';
import type { FoundModule } from './searchableModules.ts';

const SETTLE_MS = 200;
const SHORTEST = 2;
const none: readonly FoundModule[] = [];

/** Startups, people and applications that hold what was typed, where the tenant has the broad search. */
export function useFoundRecords(query: string): readonly FoundModule[] {
  const { t } = useTranslation('spec');
  const isBroad = useSession().rights?.features.switches.broadSearch === true;
  const [search] = useDebouncedValue(query.trim(), SETTLE_MS);
  const enabled = isBroad && search.length >= SHORTEST;
  const { data } = useQuery({
    ...graphqlQuery(FindRecordsDocument, { search }),
    enabled,
    placeholderData: keepPreviousData,
  });
  if (!enabled || !data) return none;
  return foundIn(data).map(({ entity, ...found }) => ({ ...found, trail: [t(`entity.${entity}.one`)] }));
}

function foundIn({ startups, users, applications }: FindRecordsQuery) {
  return [
    ...startups.results.map(({ _id, name }) => ({
      id: _id,
      entity: 'Startup',
      label: name,
      icon: 'rocket',
      href: `/startup/${_id}/file/activities`,
    })),
    ...users.results.map(({ _id, fullName }) => ({
      id: _id,
      entity: 'User',
      label: fullName,
      icon: 'user',
      href: `/profile/${_id}/show`,
    })),
    ...applications.results.map(({ _id, startupName }) => ({
      id: _id,
      entity: 'Application',
      label: startupName,
      icon: 'clipboard',
      href: `/application/${_id}/activities`,
    })),
  ];
}
