import type { EventStep } from '#domain/events/eventSteps.ts';
import { paths } from '#src/generated/paths.gen.ts';

/** Where somebody who came for one step goes when it is saved: back to what is missing, or to the page of the hosts. */
type AfterStep = 'publish' | 'event';

/** Where a step of an event is filled in. Whoever is not said to come back goes on to the step after it. */
export function stepHref(eventId: string, step: EventStep, after?: AfterStep): string {
  const way = after === undefined ? '' : `&after=${after}`;
  return `${paths.eventEdit({ id: eventId })}?step=${step}${way}`;
}

/** The step that follows one that is saved; null where there is none, or where somebody came from the page of the event. */
export function stepAfter(steps: readonly EventStep[], done: EventStep, after: string): EventStep | null {
  if (after === 'event') return null;
  return after === 'publish' ? after : (steps[steps.indexOf(done) + 1] ?? null);
}
