import { admits } from '#domain/access/gates/admits.ts';
import type { DetailScreenMeta } from '#domain/model/screens.ts';
import { useSession } from '#src/data/session/sessionStore.ts';
import { useMayAskForMeeting } from '#src/ui/meetings/useMayAskForMeeting.ts';

const none: ReadonlySet<string> = new Set();
const meet: ReadonlySet<string> = new Set(['meet']);

/** A mentor whom nobody has given the founder can't be asked where founders don't look for mentors. */
export function useClosedTabs({ entity, tabs }: DetailScreenMeta, recordId: string): ReadonlySet<string> {
  const principal = useSession().rights?.principal;
  const isFounder = principal !== undefined && admits({ roles: ['Cofounder'] }, principal);
  const isAsked = isFounder && entity === 'User' && tabs.some(({ id }) => id === 'meet');
  const mayAsk = useMayAskForMeeting(isAsked ? recordId : null);
  return mayAsk === false ? meet : none;
}
