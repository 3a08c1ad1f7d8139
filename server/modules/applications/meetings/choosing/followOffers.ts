/** An applicant who looks at the times for their interview learns that they are others now, and asks for them anew. */
import { setTimeout } from 'node:timers/promises';
import { mapEvents, SKIP } from '#server/graphql/schema/mapEvents.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import { knownOffers } from './interviewOffers.ts';

/** Records by which those who hold interviews are others, or have time or none. */
const ENTITIES = [
  'Application',
  'ApplicationMeeting',
  'CoachingSession',
  'Evaluation',
  'EvaluationAssignation',
  'Funnel',
  'IncubatorEvent',
  'MeetingRequest',
  'OneOnOneEvent',
  'User',
] as const;
const TOPICS = [
  'BookableTimes.updated',
  ...ENTITIES.flatMap((entity) => ['created', 'updated', 'deleted'].map((change) => `${entity}.${change}`)),
];

/** Changes come by the handful: what comes within so long is looked at once. */
const MOMENT_MS = 100;

export interface OffersChange {
  readonly application: string;
}

/**
 * Says when the times are others, and of what is not theirs nothing: what has changed is found by what the applicant is
 * offered. Calendars elsewhere are asked once somebody looks, not for each change.
 */
export async function followOffers(context: RequestContext, application: string) {
  let isLooking = false;
  const accepts = () => {
    const isFirst = !isLooking;
    isLooking = true;
    return isFirst;
  };
  // What changes while it is looked for the first time is heard too.
  const events = context.events(TOPICS, accepts);
  let known = await knownOffers(context, application);
  return mapEvents(events, async (): Promise<OffersChange | typeof SKIP> => {
    await setTimeout(MOMENT_MS);
    isLooking = false;
    const before = known;
    known = await knownOffers(context, application);
    return known === before ? SKIP : { application };
  });
}
