import type { EventStep } from '#domain/events/eventSteps.ts';
import { paths } from '#src/generated/paths.gen.ts';

/** Where a step of an event is filled in. */
export function stepHref(eventId: string, step: EventStep): string {
  return `${paths.eventEdit({ id: eventId })}?step=${step}`;
}
