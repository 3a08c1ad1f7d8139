import { ClashNote } from '#src/ui/planning/ClashNote.tsx';
import { useFoundClashes } from '#src/ui/planning/useFoundClashes.ts';
import { EventClashesDocument, type EventClashesQueryVariables } from '../composer.gen.ts';
import type { EventPlan } from '../eventPlanQuery.ts';

type Change = EventClashesQueryVariables['change'];

interface EventClashesProps {
  readonly event: EventPlan;
  /** What is about to be done with it: what is filled in, of those that follow it too, or how it is to repeat. */
  readonly change: Change;
}

/** Which hosts are expected elsewhere, and when its room is taken, at all the dates that an event is about to have. */
export function EventClashes({ event, change }: EventClashesProps) {
  const found = useFoundClashes(EventClashesDocument, { eventId: event._id, change });
  const { status, eventType } = { ...event, ...change.input };
  const isOffer = eventType === 'ONE_ON_ONE';
  // A draft is saved in any case; what follows it may be published already, and is not.
  const isDraft = status === 'draft' && !found.isRefused;
  const isRefused = found.isRefused || (isDraft && !isOffer);
  return <ClashNote found={{ ...found, isRefused }} gathering={isOffer ? 'offer' : 'event'} isDraft={isDraft} />;
}
