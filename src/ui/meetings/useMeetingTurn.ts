import { useSession } from '#src/data/session/sessionStore.ts';

export type MeetingTurn = 'own' | 'other' | 'none';

interface WaitingRequest {
  readonly awaits: string;
  readonly mentor: { readonly _id: string } | null;
  readonly startup: { readonly _id: string } | null;
}

/** Whose turn a request for a meeting is: the reader's, the other side's, or that of people whom the reader only sees. */
export const useMeetingTurn = (request: WaitingRequest): MeetingTurn => useTurnOf()(request);

/** The same for several requests. */
export function useTurnOf(): (request: WaitingRequest) => MeetingTurn {
  const { user, rights } = useSession();
  return ({ awaits, mentor, startup }) => {
    const isMentor = mentor?._id === user?._id;
    const isStartup = rights?.principal.startupIds.includes(startup?._id ?? '') ?? false;
    if (!isMentor && !isStartup) return 'none';
    return (awaits === 'mentor') === isMentor ? 'own' : 'other';
  };
}
