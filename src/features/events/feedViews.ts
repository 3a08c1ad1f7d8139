import type { EventFeedView } from './events.gen.ts';

type StaticFilter = Readonly<Record<string, unknown>>;

/** Which events are in a view (resolution Q63), as the table asks for them; the server says the same for the feed. */
export const viewFilters: Readonly<Record<EventFeedView, StaticFilter>> = {
  FEED: { status: { IS_NOT: 'draft' }, isArchived: { IS: false } },
  UNPUBLISHED: { status: { IS: 'draft' }, isArchived: { IS: false } },
  CREATED_BY_ME: { createdBy: { IS: '$user.id' } },
  MY: {
    and: [
      { status: { IS_NOT: 'draft' } },
      { or: [{ participants: { CONTAINS: '$user.id' } }, { hosts: { CONTAINS: '$user.id' } }] },
    ],
  },
};

/** How a view is looked at (001 §2). */
export type EventViewMode = 'CARD' | 'TABLE' | 'CALENDAR';

export type FeedTime = 'upcoming' | 'past' | 'all';

/** Views of what takes place are asked for by time; those of what is being planned show everything. */
export function defaultTime(view: EventFeedView): FeedTime {
  return view === 'FEED' || view === 'MY' ? 'upcoming' : 'all';
}

/** What has ended before `now`, or has not; an event without an end has not. */
export function timeFilter(time: FeedTime, now: string): StaticFilter | null {
  if (time === 'all') return null;
  if (time === 'past') return { endTime: { LT: now } };
  return { or: [{ endTime: { GTE: now } }, { endTime: { NOT_EXISTS: true } }] };
}

/** Both at once; nothing when there is neither. */
export function joined(...filters: readonly (StaticFilter | null)[]): StaticFilter | null {
  const parts = filters.filter((filter) => filter !== null);
  return parts.length > 1 ? { and: parts } : (parts[0] ?? null);
}

const modes: readonly EventViewMode[] = ['CARD', 'TABLE', 'CALENDAR'];
const times: readonly FeedTime[] = ['upcoming', 'past', 'all'];

export interface FeedState {
  readonly q: string;
  readonly mode: EventViewMode;
  readonly time: FeedTime;
}

/** How a feed is looked at, by its address. */
export function feedState(
  search: Readonly<Record<string, unknown>>,
  view: EventFeedView,
  firstMode: EventViewMode,
): FeedState {
  return {
    q: typeof search.q === 'string' ? search.q : '',
    mode: modes.find((mode) => mode === search.mode) ?? firstMode,
    time: times.find((time) => time === search.when) ?? defaultTime(view),
  };
}
