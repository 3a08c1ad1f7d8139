import { useChangeSearch, usePageSearch } from '#src/ui/address/pageAddress.ts';
import type { EventFeedView } from './events.gen.ts';
import { defaultTime, type EventViewMode, type FeedTime } from './feedViews.ts';

const modes: readonly EventViewMode[] = ['CARD', 'TABLE', 'CALENDAR'];
const times: readonly FeedTime[] = ['upcoming', 'past', 'all'];

interface FeedState {
  readonly q: string;
  readonly mode: EventViewMode;
  readonly time: FeedTime;
}

/** How a feed is looked at; all of it is in the address. */
export function useFeedSearch(view: EventFeedView, firstMode: EventViewMode) {
  const search = usePageSearch();
  const changeSearch = useChangeSearch();
  const state: FeedState = {
    q: typeof search.q === 'string' ? search.q : '',
    mode: modes.find((mode) => mode === search.mode) ?? firstMode,
    time: times.find((time) => time === search.when) ?? defaultTime(view),
  };
  const change = (next: Partial<FeedState>): void => {
    const { q, mode, time } = { ...state, ...next };
    const own = {
      q: q || undefined,
      mode: mode === firstMode ? undefined : mode,
      when: time === defaultTime(view) ? undefined : time,
    };
    void changeSearch({ ...search, ...own }, { replace: 'q' in next });
  };
  return { state, change };
}
