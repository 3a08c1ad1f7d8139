import { useSession } from '#src/data/session/sessionStore.ts';

/** Where this device keeps what somebody writes on a survey: apart for each person, as several may be asked the same. */
export const useSurveyPlace = (request: string): string => `${request}:${useSession().user?._id ?? ''}`;
