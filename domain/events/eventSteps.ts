/** The steps in which an event is planned, and what stands before its publishing. */

export type EventStep = 'about' | 'time' | 'sessions' | 'hosts' | 'audience' | 'places' | 'publish';

/** What the steps and the checklist look at; lists hold ids or records. */
export interface PlannedEvent {
  readonly eventType?: unknown;
  readonly description?: unknown;
  readonly startTime?: unknown;
  readonly endTime?: unknown;
  readonly duration?: unknown;
  readonly oneOnOneDates?: unknown;
  readonly hosts?: unknown;
  readonly place?: unknown;
  readonly location?: unknown;
  readonly conferenceData?: unknown;
  readonly availability?: unknown;
  readonly status?: unknown;
  /** Whether all hosts have given hours; unknown where nobody has asked. */
  readonly haveHostsHours?: boolean | undefined;
}

export interface ChecklistItem {
  /** Field that is to be filled, the first of those that would do. */
  readonly field:
    | 'startTime'
    | 'oneOnOneDates'
    | 'hosts'
    | 'hostHours'
    | 'duration'
    | 'endTime'
    | 'location'
    | 'conferenceData'
    | 'description';
  /** Where it is filled. */
  readonly step: EventStep;
  /** Whether nothing is published without it; all else is advice. */
  readonly isRequired: boolean;
  readonly isDone: boolean;
}

const isConversation = ({ eventType }: PlannedEvent): boolean => eventType === 'ONE_ON_ONE';

/** The steps of an event, in order: of conversations the times are those of sessions. */
export function eventSteps(event: PlannedEvent): readonly EventStep[] {
  return ['about', isConversation(event) ? 'sessions' : 'time', 'hosts', 'audience', 'places', 'publish'];
}

/** What an event needs before it is published, and what it had better have. */
export function publishChecklist(event: PlannedEvent): readonly ChecklistItem[] {
  const place: ChecklistItem = {
    field: meets(event) === 'online' ? 'conferenceData' : 'location',
    step: isConversation(event) ? 'sessions' : 'time',
    isRequired: false,
    isDone: hasPlace(event),
  };
  const description: ChecklistItem = {
    field: 'description',
    step: 'about',
    isRequired: false,
    isDone: isText(event.description),
  };
  return [...(isConversation(event) ? ofConversation(event) : ofGathering(event)), place, description];
}

/**
 * How far a step is: `needed` where something stands before publishing, `done` where all of it is there, advice too.
 * Who may see an event and how many may come is free to be left open, so that those steps have no standing.
 */
export function stepStanding(event: PlannedEvent, step: EventStep): 'needed' | 'done' | null {
  if (step === 'publish') return event.status === 'published' ? 'done' : null;
  const items = publishChecklist(event).filter((item) => item.step === step);
  if (items.some(({ isRequired, isDone }) => isRequired && !isDone)) return 'needed';
  return items.length > 0 && items.every(({ isDone }) => isDone) ? 'done' : null;
}

function ofConversation(event: PlannedEvent): readonly ChecklistItem[] {
  const offersHours = partOf(event.availability, 'method') === 'calendar';
  const hasTimes = offersHours || isFilled(event.oneOnOneDates) || isText(event.startTime);
  return [
    { field: 'oneOnOneDates', step: 'sessions', isRequired: true, isDone: hasTimes },
    { field: 'hosts', step: 'hosts', isRequired: true, isDone: isFilled(event.hosts) },
    // Without hours of its hosts nobody could book anything.
    ...(offersHours && isFilled(event.hosts) && event.haveHostsHours !== undefined
      ? ([{ field: 'hostHours', step: 'hosts', isRequired: false, isDone: event.haveHostsHours }] as const)
      : []),
    { field: 'duration', step: 'sessions', isRequired: false, isDone: typeof event.duration === 'number' },
  ];
}

function ofGathering(event: PlannedEvent): readonly ChecklistItem[] {
  return [
    { field: 'startTime', step: 'time', isRequired: true, isDone: isText(event.startTime) },
    { field: 'endTime', step: 'time', isRequired: false, isDone: isText(event.endTime) },
    { field: 'hosts', step: 'hosts', isRequired: false, isDone: isFilled(event.hosts) },
  ];
}

const meets = (event: PlannedEvent): unknown => partOf(event.availability, 'mode');

function hasPlace(event: PlannedEvent): boolean {
  const isRoom = isText(event.place) || isText(partOf(event.place, '_id'));
  const isThere = isRoom || isText(partOf(event.location, 'text')) || isText(partOf(event.location, 'link'));
  const isOnline = isText(partOf(event.conferenceData, 'url'));
  if (meets(event) === 'online') return isOnline;
  return meets(event) === 'onSite' ? isThere : isThere || isOnline;
}

const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';
const isFilled = (value: unknown): boolean => Array.isArray(value) && value.length > 0;

function partOf(owner: unknown, part: string): unknown {
  return typeof owner === 'object' && owner !== null ? (owner as Readonly<Record<string, unknown>>)[part] : undefined;
}
