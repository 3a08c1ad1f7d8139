import { redirect } from '@tanstack/react-router';
import type { RedirectCase } from '#domain/model/ui.ts';
import { sessionStore } from '#src/data/session/sessionStore.ts';
import { routeMeta } from '#src/generated/routeMeta.gen.ts';
import type { GuardedNavigation } from '../routeRuntime.ts';
import { passGuard } from './passGuard.ts';

/** Sends on to the first case that is for this user; the query string and the params go with it. */
export async function followRedirect(routeId: string, navigation: GuardedNavigation): Promise<void> {
  await passGuard(routeId, navigation);
  const cases: readonly RedirectCase[] = Object.entries(routeMeta).find(([id]) => id === routeId)?.[1].redirect ?? [];
  const path = redirectPath(cases, sessionStore.get().user?.role?.type ?? [], {
    ...(navigation.params as Record<string, string>),
    me: sessionStore.get().user?._id ?? '',
    myStartup: sessionStore.get().user?.startups[0]?._id ?? '',
  });
  throw redirect({ href: withQuery(path ?? '/', navigation.location.searchStr), replace: true });
}

/** The target for these roles with its params filled in; null when it needs one that is not there. */
export function redirectPath(
  cases: readonly RedirectCase[],
  roleTypes: readonly string[],
  params: Readonly<Record<string, string>>,
): string | null {
  for (const { roles, to } of cases) {
    if (roles && !roles.some((role) => roleTypes.includes(role))) continue;
    const path = filledPath(to, params);
    if (path !== null) return path;
  }
  return null;
}

/** `$name` and a closing `$` (the rest of the path) are replaced; null when a value is missing. */
export function filledPath(template: string, params: Readonly<Record<string, string>>): string | null {
  let isComplete = true;
  const path = template.replace(/\$(\w+)?/g, (_match, name: string | undefined) => {
    if (name === undefined) return params._splat ?? '';
    const value = params[name];
    if (!value) isComplete = false;
    return encodeURIComponent(value ?? '');
  });
  return isComplete ? path : null;
}

function withQuery(path: string, query: string): string {
  if (!query) return path;
  return path.includes('?') ? `${path}&${query.replace(/^\?/, '')}` : path + query;
}
