import { visibilityOf } from '#domain/access/visibilityOf.ts';
import type { Criterion, Principal, TenantFeatures } from '#domain/model/access.ts';
import { planLimited } from '#src/generated/access.gen.ts';
import { graphqlRequest } from '../graphqlRequest.ts';
import { lookedAfterBy, startupIdsOf } from './memberships.ts';
import { SessionRightsDocument, type SessionRightsQuery } from './rights.gen.ts';
import { seenRole } from './seenRole.ts';
import { type SessionRights, type SessionUser, sessionStore } from './sessionStore.ts';

let pending: Promise<SessionRights> | null = null;

/** The rights of the signed-in user; fetched once per sign-in, shared by all who ask meanwhile. */
export async function loadRights(): Promise<SessionRights> {
  const { rights, user } = sessionStore.get();
  if (rights) return rights;
  if (!user) throw new Error('A visitor has no rights to load');
  pending ??= fetchRights(user).finally(() => {
    pending = null;
  });
  return pending;
}

/** Asks for the rights anew, where somebody has them. */
export async function refreshRights(): Promise<void> {
  const { rights, user } = sessionStore.get();
  if (rights && user) await fetchRights(user);
}

async function fetchRights(user: SessionUser): Promise<SessionRights> {
  const answer = await graphqlRequest(SessionRightsDocument, {});
  const rights = { principal: principalOf(user, answer), features: featuresOf(answer) };
  sessionStore.set((current) => (current.user?._id === user._id ? { ...current, rights } : current));
  return rights;
}

function principalOf(user: SessionUser, answer: SessionRightsQuery): Principal {
  return {
    id: user._id,
    tenantId: answer.incubator?._id ?? '',
    // Whoever looks at what another role sees is answered by the server as that role.
    roleTypes: seenRole()?.type ?? user.role?.type ?? [],
    startupIds: startupIdsOf(user),
    ...lookedAfterBy(answer.currentUser),
    ...visibilityOf({
      people: user.role?.userAccess?.visibilitySettings,
      startups: user.role?.startupAccess?.visibilitySettings,
    }),
    ...(user.role?.userAccess?.roles.length && { visibleRoleIds: answer.currentUser?.role?.visibleRoles ?? [] }),
    featuresOff: Object.entries(featuresOf(answer).switches).flatMap(([name, isOn]) => (isOn ? [] : [name])),
    grants: Object.fromEntries(
      answer.currentUserPermissions.map(({ key, permissionCriteria }) => [key, permissionCriteria.filter(isCriterion)]),
    ),
  };
}

const isCriterion = (value: string): value is Criterion => value === 'ALL' || value === 'ASSIGNED';

function featuresOf(answer: SessionRightsQuery): TenantFeatures {
  const plan = answer.incubator?.planInfo;
  const switches = Object.entries(answer.incubator?.featureFlags ?? {});
  return {
    switches: {
      ...Object.fromEntries(switches.map(([name, value]) => [name, value?.enabled ?? false])),
      ...Object.fromEntries(Object.keys(planLimited).map((name) => [name, plan?.features?.includes(name) ?? true])),
    },
    flags: Object.fromEntries(answer.featureFlags.map(({ name, activated }) => [name, activated])),
  };
}
