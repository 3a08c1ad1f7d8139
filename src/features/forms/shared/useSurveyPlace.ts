import { useSessionUser } from '#src/data/session/sessionStore.ts';

/**
 * Where this browser keeps what somebody types on a survey. It outlives their session, and a request is asked of many:
 * whoever signs in next on this device has a place of their own.
 */
export const useSurveyPlace = (requestId: string): string => `${useSessionUser()._id}:${requestId}`;
