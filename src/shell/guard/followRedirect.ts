import { redirect } from '@tanstack/react-router';
import type { RedirectCase } from '#domain/model/routes.ts';
import { startupIdsOf } from '#src/data/session/memberships.ts';
import { ruleOf } from '#src/data/session/ruleOf.ts';
import { sessionStore } from '#src/data/session/sessionStore.ts';
import type { GuardedNavigation } from '../routeRuntime.ts';
import { passGuard } from './passGuard.ts';
import { redirectPath } from './redirectPath.ts';

/** Sends on to the first case that is for this user; the query string and the params go with it. */
export async function followRedirect(routeId: string, navigation: GuardedNavigation): Promise<void> {
  await passGuard(routeId, navigation);
  const { rights, user } = sessionStore.get();
  const cases: readonly RedirectCase[] = ruleOf(routeId)?.redirect ?? [];
  const path = redirectPath(cases, rights?.principal ?? null, {
    ...(navigation.params as Record<string, string>),
    me: user?._id ?? '',
    myStartup: (user && startupIdsOf(user)[0]) ?? '',
  });
  throw redirect({ href: withQuery(path ?? '/', navigation.location.searchStr), replace: true });
}

function withQuery(path: string, query: string): string {
  if (!query) return path;
  return path.includes('?') ? `${path}&${query.replace(/^\?/, '')}` : path + query;
}
