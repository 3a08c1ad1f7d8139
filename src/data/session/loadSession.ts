import { requireAuthentication } from '../authEvents.ts';
import { graphqlRequest } from '../graphqlRequest.ts';
import { RequestError } from '../requestError.ts';
import { readToken } from '../storage.ts';
import { setIncubatorSlug } from '../tenantAddress.ts';
import { leaveSeenRole, seenRole } from './seenRole.ts';
import { CurrentUserDocument, type CurrentUserQuery } from './session.gen.ts';
import { sessionStore, signedOut } from './sessionStore.ts';

/** Asks who is signed in and which incubator this host is; the first request of every page load. */
export async function loadSession(): Promise<void> {
  try {
    const answer = await fetchSession();
    if (!answer.incubator) {
      sessionStore.set({ ...signedOut, status: 'unknownIncubator' });
      return;
    }
    const { apiBaseEndpoint, slug } = answer.incubator;
    setIncubatorSlug(slug);
    if (apiBaseEndpoint) await (await import('../moveToApi.ts')).moveToApi(apiBaseEndpoint);
    const user = answer.currentUser ?? null;
    if (user?.status === 'deleted') requireAuthentication('deleted');
    const isGone = !user || user.status === 'deleted';
    sessionStore.set((current) => ({
      ...current,
      status: isGone ? 'visitor' : 'signedIn',
      user: isGone ? null : user,
      incubator: answer.incubator,
      auth0: answer.auth0,
      error: null,
    }));
  } catch (error) {
    // Who may no longer look as another role does so as themselves.
    if (error instanceof RequestError && error.status === 403 && seenRole()) leaveSeenRole(location.pathname);
    const isUnknown = error instanceof RequestError && (error.status === 404 || error.status === 421);
    sessionStore.set((current) => ({ ...current, status: isUnknown ? 'unknownIncubator' : 'failed', error }));
  }
}

/** A user whose role has no type yet is asked for once more, and only once. */
async function fetchSession(): Promise<CurrentUserQuery> {
  const ask = () => graphqlRequest(CurrentUserDocument, { includeUser: readToken() !== null });
  try {
    const answer = await ask();
    return answer.currentUser?.role?.type.length === 0 ? await ask() : answer;
  } catch (error) {
    // The token is no longer known: it has been forgotten by now, so this asks as a visitor.
    if (error instanceof RequestError && (error.has('AuthenticationRequiredError') || error.status === 401)) {
      return graphqlRequest(CurrentUserDocument, { includeUser: false });
    }
    throw error;
  }
}
