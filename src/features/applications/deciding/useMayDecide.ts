import { hasPermission } from '#domain/access/hasPermission.ts';
import { useSession } from '#src/data/session/sessionStore.ts';
import type { ApplicationHistoryQuery } from '../applications.gen.ts';

export type DecidedApplication = NonNullable<ApplicationHistoryQuery['application']>;

/** As the server decides: by the permission, or because one is an admin of the funnel. */
export function useMayDecide(application: Pick<DecidedApplication, 'funnelAdmins' | 'program'>): boolean {
  const principal = useSession().rights?.principal ?? null;
  if (principal === null) return false;
  const funnelAdmins = (application.funnelAdmins ?? []).map(({ _id }) => _id);
  if (funnelAdmins.includes(principal.id)) return true;
  return hasPermission(principal, 'APPLICATION/ROUND:DECIDE', {
    row: { program: application.program?._id ?? null, funnelAdmins },
    assigned: { or: [{ funnelAdmins: { eq: '$user.id' } }, { program: { in: '$user.programs' } }] },
  });
}
