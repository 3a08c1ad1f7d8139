import type { NeedyStartup, StartupHealth } from '#server/generated/resolvers.gen.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import { visibleStartups } from '../board/visibleStartups.ts';
import { healthOfStartups } from './startupHealth.ts';

/** More are no list to begin a day with. */
const MOST = 5;

/** Startups that the reader sees and that need a word or are watched, those with most reasons first; of one program, if it is named. */
export function startupsNeedingWord(
  context: RequestContext,
  programId: string | null = null,
): Promise<readonly NeedyStartup[]> {
  return context.transact(async (tx) => {
    const visible = await visibleStartups(context, tx);
    const startups = programId === null ? visible : visible.filter((startup) => startup.program_id === programId);
    const health = await healthOfStartups(
      context,
      tx,
      startups.map(({ id }) => id),
    );
    return startups
      .flatMap(({ id, name, logo }) => {
        const known = health.get(id);
        return known === undefined || known.state === 'onTrack' ? [] : [{ id, name, logo, health: known }];
      })
      .sort((one, other) => other.health.reasons.length - one.health.reasons.length)
      .slice(0, MOST);
  });
}

/** How one startup does; null where the reader does not see it, or where nothing is said of it. */
export function startupHealth(context: RequestContext, id: string): Promise<StartupHealth | null> {
  return context.transact(async (tx) => {
    const isVisible = (await visibleStartups(context, tx, id)).length > 0;
    return isVisible ? ((await healthOfStartups(context, tx, [id])).get(id) ?? null) : null;
  });
}
