import type { VisibilitySetting } from '#domain/model/access.ts';
import type { VisibleRoleFragment } from './organisation.gen.ts';

export const visibilitySettings: readonly VisibilitySetting[] = ['ALL', 'ASSIGNED', 'SELECTED', 'NONE'];

export interface RoleVisibility {
  readonly people: VisibilitySetting;
  /** Types of the roles whose people are seen; none: of every role. */
  readonly roles: readonly string[];
  readonly startups: VisibilitySetting;
}

/** What a role sees; where nothing was ever set it is everything, as the access rules take it. */
export function visibilityOfRole({ userAccess, startupAccess }: VisibleRoleFragment): RoleVisibility {
  return {
    people: userAccess?.visibilitySettings ?? 'ALL',
    roles: userAccess?.roles ?? [],
    startups: startupAccess?.visibilitySettings ?? 'ALL',
  };
}
