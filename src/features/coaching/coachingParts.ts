import type { AppAbility } from '#domain/access/buildAbility.ts';
import { evaluateGuard } from '#domain/access/gates/evaluateGuard.ts';
import type { GuardSpec } from '#domain/model/access.ts';
import type { SessionRights } from '#src/data/session/sessionStore.ts';
import { mayOpen } from '#src/data/session/useMayOpen.ts';

/** Those who give sessions themselves; whoever runs the organisation looks at all of them first. */
const coaches = { audience: 'signedIn', roles: ['Coach', 'AdminCoach', 'Mentor', 'Expert'] } as const;
const founders = { audience: 'signedIn', roles: ['Cofounder'] } as const;

const parts = [
  { id: 'week', entity: 'CoachingSession', guard: coaches, table: null },
  { id: 'sessions', entity: 'CoachingSession', table: 'coaching.sessions' },
  { id: 'portfolio', entity: 'Startup', table: 'startups.portfolio', route: '/startups' },
  { id: 'actions', entity: 'ActionItem', table: 'coaching.actions' },
  { id: 'invitations', entity: 'CoachingInvitation', table: 'coaching.invitations' },
  { id: 'requests', entity: 'MeetingRequest', table: 'coaching.requests' },
  { id: 'hours', entity: 'HourAllocation', table: 'coaching.hours', feature: 'hoursAllocation' },
] as const;

/** The parts of coaching that are for this reader, and the one that the address names: the first when it names none. */
export function coachingParts(ability: AppAbility, rights: SessionRights | null, view: unknown) {
  const shown = parts.filter(
    (part) =>
      ability.can('read', part.entity) &&
      (!('guard' in part) || isFor(part.guard, rights)) &&
      (!('feature' in part) || rights?.features.switches[part.feature]) &&
      (!('route' in part) || mayOpen(rights, part.route)),
  );
  return { shown, active: shown.find(({ id }) => id === view) ?? shown[0] };
}

/** Whether the reader comes to coaching as a founder: for the next session, and for what they agreed to do. */
export function comesAsFounder(rights: SessionRights | null): boolean {
  return isFor(founders, rights);
}

function isFor(guard: GuardSpec, rights: SessionRights | null): boolean {
  return rights !== null && evaluateGuard(guard, rights.principal, rights.features) === 'allow';
}
