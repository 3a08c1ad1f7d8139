import type { SessionUser } from '#src/data/session/sessionStore.ts';
import { roleGroups } from '#src/generated/access.gen.ts';

const participants: ReadonlySet<string> = new Set(roleGroups.participants);

/** Whether somebody with an account applies with it: applicants, and who has been accepted or is of the community. */
export function appliesAgain({ role }: Pick<SessionUser, 'role'>): boolean {
  return role?.type.some((type) => participants.has(type)) ?? false;
}
