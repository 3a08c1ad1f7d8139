import type { AnswerMeetingRequestMutationVariables } from './meetings.gen.ts';

export type MeetingWay = NonNullable<AnswerMeetingRequestMutationVariables['meeting']>;

/** What is chosen: as was agreed on, one of the services, a room of the organisation, or what is typed. */
export type WayKind = 'agreed' | 'link' | 'room' | 'place' | 'phone' | 'Teams' | 'Zoom';

/** What stands beside the kind; each is kept while another kind is looked at. */
export interface WayDetails {
  readonly typed: string;
  /** The room that is chosen, as long as it is free. */
  readonly room: string | null;
}

/** How a meeting takes place, as it is chosen and typed; null is as was agreed on, undefined that something is missing. */
export function meetingWay(kind: WayKind, { typed, room }: WayDetails): MeetingWay | null | undefined {
  const text = typed.trim();
  switch (kind) {
    case 'agreed':
      return null;
    case 'Teams':
    case 'Zoom':
      return { videoProvider: kind };
    case 'link':
      return isAddress(text) ? { meetingLink: text } : undefined;
    case 'room':
      return room === null ? undefined : { place: room };
    case 'place':
      return text ? { location: text } : undefined;
    case 'phone':
      // A sign that is read in every language: both sides see it, and their calendars.
      return text ? { location: `☎ ${text}` } : undefined;
  }
}

function isAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}
