import { readTabStored, writeTabStored } from '../storage.ts';

/** The role that this tab sees the product as: a look at it, by which nothing is changed. */
export interface SeenRole {
  readonly _id: string;
  readonly name: string;
  readonly type: readonly string[];
}

export function seenRole(): SeenRole | null {
  const stored = readTabStored('seen-role');
  if (stored === null) return null;
  try {
    return JSON.parse(stored) as SeenRole;
  } catch {
    return null;
  }
}

/** Everything is asked for anew as somebody else: the page is loaded again, at its beginning. */
export function seeAs({ _id, name, type }: SeenRole): void {
  writeTabStored('seen-role', JSON.stringify({ _id, name, type }));
  location.assign('/');
}

/** Back to one's own role, where one came from. */
export function leaveSeenRole(path: string): void {
  writeTabStored('seen-role', null);
  location.assign(path);
}

/** What every request carries meanwhile; the server sees to it that nothing is changed. */
export function seenRoleHeaders(): Readonly<Record<string, string>> {
  const role = seenRole();
  return role ? { 'x-seen-as-role': role._id } : {};
}
