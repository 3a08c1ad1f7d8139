import { useChangeSearch, usePageSearch } from '#src/ui/address/pageAddress.ts';
import type { EventFeedView } from './events.gen.ts';
import { defaultTime, type EventViewMode, type FeedState, feedState } from './feedViews.ts';

/** How a feed is looked at; all of it is in the address. */
export function useFeedSearch(view: EventFeedView, firstMode: EventViewMode) {
  const search = usePageSearch();
  const changeSearch = useChangeSearch();
  const state = feedState(search, view, firstMode);
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
