import { hasPermission } from '#domain/access/hasPermission.ts';
import { UNKNOWN_USER_EMAIL } from '#domain/generated/constants.gen.ts';
import type { Principal } from '#domain/model/access.ts';
import { secureOrigin } from '#domain/outside/outsideAddresses.ts';
import type { SessionIncubator, SessionState, SessionUser } from '#src/data/session/sessionStore.ts';
import type { RoleType } from '#src/generated/access.gen.ts';

// Written out, and held to the groups of the spec by the test: the groups themselves would weigh on every page.
const recordedRoles = roles('Admin', 'AdminCoach', 'SubAdmin');
const chatRoles = [...recordedRoles, ...roles('Staff', 'Coach', 'Mentor', 'Expert', 'Cofounder')];

/** Whether the chat may learn who one is: staff, mentors and cofounders. */
export const mayBeIdentifiedInChat = (roles: readonly string[]): boolean =>
  roles.some((role) => chatRoles.includes(role));

/** Whether one's session may be recorded: those who manage the organisation only (resolution Q32). */
export const mayBeRecorded = (types: readonly string[]): boolean => types.some((role) => recordedRoles.includes(role));

/** What the tag manager is told: ids, roles and languages, neither names nor addresses of people. */
export function identifyForTags(user: SessionUser | null, incubator: SessionIncubator) {
  const types = user?.role?.type ?? [];
  return {
    event: 'cohort.identify',
    user: user && { id: user._id, roles: types, language: user.language, status: user.status },
    incubator: { id: incubator._id, name: incubator.name, slug: incubator.slug },
    recordSession: mayBeRecorded(types),
  };
}

/** The script of the chat, where the tenant has one and its switch is on and the user may chat; else null. */
export function chatScriptOf({ user, incubator, rights }: SessionState): string | null {
  const script = incubator?.chatScriptUrl ?? null;
  const mayChat =
    rights?.features.switches.liveChat === true &&
    hasPermission(rights.principal, 'CHAT:USER_ACCESS') &&
    mayBeIdentifiedInChat(user?.role?.type ?? []);
  return mayChat && secureOrigin(script) !== null ? script : null;
}

interface ChatParty {
  readonly user: SessionUser;
  readonly incubator: SessionIncubator;
  readonly principal: Principal;
  /** The proof of the server that this is the user. */
  readonly hash: string | null;
  /** The organisation's choice; those who make it are not bound by it. */
  readonly isLimited: boolean;
}

/** What the chat is told about who opens it. */
export function identifyForChat({ user, incubator, principal, hash, isLimited }: ChatParty) {
  return {
    user: {
      id: user._id,
      hash,
      name: user.fullName,
      email: user.email ?? UNKNOWN_USER_EMAIL,
      avatar: user.avatar,
      language: user.language,
      roles: user.role?.type ?? [],
      startups: user.startups.map(({ _id }) => _id),
    },
    incubator: { id: incubator._id, name: incubator.name, slug: incubator.slug },
    contacts: isLimited && !hasPermission(principal, 'CHAT:LIMIT') ? 'assigned' : 'everyone',
    assignedStartups: principal.assignedStartupIds,
  };
}

function roles(...names: readonly RoleType[]): readonly string[] {
  return names;
}
