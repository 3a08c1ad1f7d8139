import type { SessionUser } from '#src/data/session/sessionStore.ts';

/** Everybody but applicants must have a confirmed e-mail address before they may go on. */
export function needsConfirmation(user: Pick<SessionUser, 'role' | 'status' | 'validated'>): boolean {
  if (user.role?.type.includes('Applicant')) return false;
  return user.validated === false || user.status?.toLowerCase() === 'pending';
}
