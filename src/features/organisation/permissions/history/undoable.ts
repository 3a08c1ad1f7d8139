import type { MatrixRoleFragment } from '../../organisation.gen.ts';
import { type Reach, reachOf } from '../comparedRoles.ts';

interface NotedChange {
  readonly _id: string;
  readonly permission: string;
  readonly after: string;
  readonly role: { readonly _id: string };
}

/** How far each permission reaches now, by role. */
export type HeldReaches = ReadonlyMap<string, (permission: string) => Reach>;

export function reachesOf(roles: readonly MatrixRoleFragment[]): HeldReaches {
  return new Map(roles.map((role) => [role._id, (permission: string) => reachOf(role, permission)]));
}

/** Only the last change of a permission can be taken back, and only while it holds: an older one would undo what came after. */
export function isLatest(change: NotedChange, newestFirst: readonly NotedChange[], reaches: HeldReaches): boolean {
  const last = newestFirst.find((one) => one.permission === change.permission && one.role._id === change.role._id);
  return last?._id === change._id && reaches.get(change.role._id)?.(change.permission) === change.after;
}

/** As it is noted; whatever else stands there reaches nothing. */
export function reachNamed(text: string): Reach {
  return text === 'ALL' || text === 'ASSIGNED' ? text : 'NONE';
}
