import { useSession } from '#src/data/session/sessionStore.ts';

/** What of the community one's role may see; with nothing of both there is no community (resolution Q40). */
export function useCommunityAccess() {
  const role = useSession().user?.role;
  const people = role?.userAccess?.visibilitySettings !== 'NONE';
  const startups = role?.startupAccess?.visibilitySettings !== 'NONE';
  return { people, startups, any: people || startups };
}
