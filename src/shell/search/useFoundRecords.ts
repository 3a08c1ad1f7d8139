import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { evaluateGuard } from '#domain/access/gates/evaluateGuard.ts';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { ruleOf } from '#src/data/session/ruleOf.ts';
import { type SessionRights, useSession } from '#src/data/session/sessionStore.ts';
import { paths } from '#src/generated/paths.gen.ts';
import { useRoleText } from '#src/ui/person/useRoleText.ts';
import { FindRecordsDocument, type FindRecordsQuery } from './records.gen.ts';
import type { FoundModule } from './searchableModules.ts';

/** Shorter than a word takes to type; what is found stands there within 300 ms. */
const SETTLE_MS = 120;
const SHORTEST = 2;
const none: readonly FoundModule[] = [];

/** Startups, people, applications, documents and one's own tasks that hold what was typed, where the tenant has the broad search. */
export function useFoundRecords(query: string): readonly FoundModule[] {
  const { t } = useTranslation('spec');
  const roleText = useRoleText();
  const { rights } = useSession();
  const isBroad = rights?.features.switches.broadSearch === true;
  const [search] = useDebouncedValue(query.trim(), SETTLE_MS);
  const enabled = isBroad && search.length >= SHORTEST;
  const { data } = useQuery({
    ...graphqlQuery(FindRecordsDocument, { search, withTasks: hasTasks(rights) }),
    enabled,
    placeholderData: keepPreviousData,
  });
  if (!enabled || !data) return none;
  return foundIn(data, roleText).map(({ entity, trail, ...found }) => ({
    ...found,
    trail: trail ?? [t(`entity.${entity}.one`)],
  }));
}

/** Whoever has a page of tasks has tasks of their own. */
function hasTasks(rights: SessionRights | null): boolean {
  const guard = ruleOf('tasks')?.guard;
  return !!rights && !!guard && evaluateGuard(guard, rights.principal, rights.features) === 'allow';
}

interface FoundRecord extends Omit<FoundModule, 'trail'> {
  readonly entity: string;
  /** What is said beside the name instead of what kind of record it is. */
  readonly trail?: readonly string[];
}

function foundIn(found: FindRecordsQuery, roleText: ReturnType<typeof useRoleText>): readonly FoundRecord[] {
  return [
    ...found.startups.results.map(({ _id, name }) => ({
      id: _id,
      entity: 'Startup',
      label: name,
      icon: 'rocket',
      href: paths.startupFileActivities({ id: _id }),
    })),
    ...found.users.results.map(({ _id, fullName, role, startups }) => ({
      id: _id,
      entity: 'User',
      label: fullName,
      trail: [roleText(role), ...startups.map(({ name }) => name)],
      icon: 'user',
      href: paths.profilePersonShow({ id: _id }),
    })),
    // One whose name is hidden from the reader is not found by it.
    ...found.applications.results.flatMap(({ _id, startupName }) =>
      startupName === null
        ? []
        : {
            id: _id,
            entity: 'Application',
            label: startupName,
            icon: 'clipboard',
            href: `/application/${_id}/activities`,
          },
    ),
    ...found.events.results.map(({ _id, title }) => ({
      id: _id,
      entity: 'IncubatorEvent',
      label: title,
      icon: 'calendar',
      href: paths.eventOverview({ id: _id }),
    })),
    ...found.documents.results.map(({ _id, name, startup }) => ({
      id: _id,
      entity: 'StartupDocument',
      label: name,
      ...(startup && { trail: [startup.name] }),
      icon: 'article',
      href: startup ? paths.startupFileDocuments({ id: startup._id }) : '/',
    })),
    ...(found.tasks?.results ?? []).map(({ _id, name }) => ({
      id: _id,
      entity: 'Task',
      label: name,
      icon: 'checklist',
      href: `${paths.tasks()}?q=${encodeURIComponent(name)}`,
    })),
  ];
}
