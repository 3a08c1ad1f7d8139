import { redirect } from '@tanstack/react-router';
import { evaluateGuard, missingFeature } from '#domain/access/gates/evaluateGuard.ts';
import type { GuardSpec } from '#domain/model/access.ts';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { loadRights } from '#src/data/session/loadRights.ts';
import { rememberReturnPath } from '#src/data/session/returnPath.ts';
import { ruleOf } from '#src/data/session/ruleOf.ts';
import { sessionStore } from '#src/data/session/sessionStore.ts';
import type { GuardedNavigation } from '../routeRuntime.ts';
import { IsUserAuthorizedDocument } from './guard.gen.ts';
import { homePath } from './refusedRoute.ts';

/** Where those are sent whose plan lacks the route's feature. */
const planPath = '/admin/configuration/plan';
const noFeatures = { switches: {}, flags: {} };

/** Decides a navigation in the order of requirement 000 §4 "Route guard"; returns only if the route may be shown. */
export async function passGuard(routeId: string, navigation: GuardedNavigation): Promise<void> {
  const guard = guardOf(routeId);
  const rights = sessionStore.get().user ? await loadRights() : null;
  const features = rights?.features ?? noFeatures;
  const outcome = evaluateGuard(guard, rights?.principal ?? null, features);
  if (outcome === 'login') {
    if (!navigation.preload) rememberReturnPath(navigation.location.href);
    throw redirect({ href: '/login', replace: true });
  }
  if (outcome === 'plan') leaveTo(planPath, navigation, `?missing=${missingFeature(guard, features)}`);
  // Who has signed in needs no page for visitors; all others are told what they may not open.
  if (outcome === 'home') leaveFor(navigation, guard.audience === 'signedOut' ? undefined : routeId);
  if (outcome === 'allow' && rights && !(await isAuthorizedFor(guard, navigation.params)))
    leaveFor(navigation, routeId);
}

function guardOf(routeId: string): GuardSpec {
  const meta = ruleOf(routeId);
  if (!meta) throw new Error(`Route ${routeId} is not in the spec`);
  return meta.guard;
}

/** A refusal on the page one would be sent to would send one round in a circle: such a page stays empty. */
function leaveTo(path: string, { location }: GuardedNavigation, search = ''): void {
  if (location.pathname !== path) throw redirect({ href: path + search, replace: true });
}

/** Leads home (requirement 000 §4), where it is said which route was refused. */
function leaveFor({ location }: GuardedNavigation, refused: string | undefined): void {
  if (location.pathname !== homePath)
    throw redirect({ to: homePath, state: refused ? { refused } : {}, replace: true });
}

/** A permission with data (a course's id) is one that only the server can decide. */
async function isAuthorizedFor(guard: GuardSpec, params: unknown): Promise<boolean> {
  if (!guard.permission || !guard.permissionData) return true;
  const values = new Map(Object.entries(params ?? {}).map(([name, value]) => [`$${name}`, String(value)]));
  const data = Object.entries(guard.permissionData)
    .map(([key, value]) => ({ key, value: values.get(value) ?? value }))
    .filter(({ value }) => value !== '');
  const answer = await graphqlRequest(IsUserAuthorizedDocument, { permission: guard.permission, data });
  return answer.isUserAuthorized;
}
