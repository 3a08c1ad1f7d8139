import { useMemo } from 'react';
import { useSessionUser } from '#src/data/session/sessionStore.ts';
import { recentHits } from './recentHits.ts';
import { beginsWith, matchingModules } from './searchableModules.ts';
import { type FoundCommand, useCommands } from './useCommands.ts';
import { useFoundHelp } from './useFoundHelp.ts';
import { useFoundRecords } from './useFoundRecords.ts';
import { useModules } from './useModules.ts';

/** More would push people and startups out of sight. */
const mostPages = 6;
const mostRecent = 3;

interface SearchGroup {
  readonly id: 'recent' | 'pages' | 'records' | 'commands' | 'help';
  readonly hits: readonly FoundCommand[];
}

/** What a text finds, in groups, the likeliest first; without one what was opened last and every page. */
export function useSearchGroups(query: string): { groups: readonly SearchGroup[]; isLoaded: boolean } {
  const userId = useSessionUser()._id;
  const recent = useMemo(() => recentHits(userId), [userId]);
  const modules = useModules();
  const commands = useCommands();
  const records: SearchGroup = { id: 'records', hits: useFoundRecords(query) };
  const help: SearchGroup = { id: 'help', hits: useFoundHelp(query) };
  const found = matchingModules(modules ?? [], query);
  const isLoaded = modules !== null;
  if (query.trim() === '') {
    const all: SearchGroup = { id: 'pages', hits: found };
    return { groups: filled([{ id: 'recent', hits: recent }, all]), isLoaded };
  }
  const pages: SearchGroup = { id: 'pages', hits: found.slice(0, mostPages) };
  const others: SearchGroup = { id: 'commands', hits: matchingModules(commands, query) };
  // What was opened before is most often meant again; it stands in one place only.
  const again: SearchGroup = { id: 'recent', hits: matchingModules(recent, query).slice(0, mostRecent) };
  // A page that is called so is meant; what only lies in one that is called so comes after people and startups.
  const order =
    found[0] && beginsWith(found[0], query) ? [pages, records, others, help] : [records, pages, others, help];
  return { groups: filled([again, ...order.map((group) => without(group, again.hits))]), isLoaded };
}

const without = ({ id, hits }: SearchGroup, others: readonly FoundCommand[]): SearchGroup => ({
  id,
  hits: hits.filter((hit) => !others.some((other) => other.id === hit.id)),
});

const filled = (groups: readonly SearchGroup[]): readonly SearchGroup[] => groups.filter(({ hits }) => hits.length > 0);
