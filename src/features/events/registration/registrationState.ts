import type { EventRegistrationStatus } from '../events.gen.ts';

interface RegisteredEvent {
  readonly status: string;
  readonly isArchived: boolean;
  readonly startTime?: string | null | undefined;
  readonly endTime?: string | null | undefined;
  readonly capacity?: number | null | undefined;
  readonly noOfBookings: number;
  readonly hosts: readonly { readonly _id: string }[];
  readonly participants?: readonly { readonly _id: string }[] | null | undefined;
}

export type RegistrationState =
  | 'draft'
  | 'cancelled'
  | 'archived'
  | 'over'
  | 'host'
  | 'registered'
  | 'waiting'
  | 'full'
  | 'open';

/** Whether somebody can take part, and if not, why. The server decides; this says what it will say. */
export function registrationState(
  event: RegisteredEvent,
  userId: string,
  now: Date,
  isWaiting = false,
): RegistrationState {
  const isMine = (people: readonly { readonly _id: string }[]) => people.some(({ _id }) => _id === userId);
  const end = event.endTime ?? event.startTime;
  if (event.status === 'draft') return 'draft';
  if (event.status === 'cancelled') return 'cancelled';
  if (end && Date.parse(end) < now.getTime()) return 'over';
  if (event.isArchived) return 'archived';
  if (isMine(event.participants ?? [])) return 'registered';
  if (isWaiting) return 'waiting';
  if (isMine(event.hosts)) return 'host';
  return typeof event.capacity === 'number' && event.noOfBookings >= event.capacity ? 'full' : 'open';
}

/** Once it is said whether somebody came, that is what is to be known of their registration; null before, and of who has none. */
export function attendanceSaid(
  state: RegistrationState,
  noted: EventRegistrationStatus | null | undefined,
): 'came' | 'missed' | null {
  if (state !== 'registered' && state !== 'over' && state !== 'archived') return null;
  if (noted === 'ATTENDED') return 'came';
  return noted === 'NO_SHOW' ? 'missed' : null;
}
