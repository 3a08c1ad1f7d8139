import { useSession } from '#src/data/session/sessionStore.ts';
import { communityAccess } from './communityQueries.ts';

/** What of the community one's role may see. */
export const useCommunityAccess = () => communityAccess(useSession().user);
