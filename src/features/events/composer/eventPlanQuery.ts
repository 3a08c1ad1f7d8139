import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { EventPlanDocument, type EventPlanQuery } from './composer.gen.ts';

export type EventPlan = NonNullable<EventPlanQuery['incubatorEvent']>;

/** An event as those who plan it look at it. */
export function eventPlanQuery(id: string) {
  return graphqlQuery(EventPlanDocument, { id });
}
