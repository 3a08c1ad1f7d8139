import { EventFeedPage } from './EventFeedPage.tsx';

/** Events that take place. */
export const EventsPage = () => <EventFeedPage view="FEED" />;

/** Events one takes part in or hosts. */
export const MyEventsPage = () => <EventFeedPage view="MY" />;

/** What one has made oneself, by day. */
export const EventPlanningPage = () => <EventFeedPage view="CREATED_BY_ME" firstMode="CALENDAR" />;

/** Drafts. */
export const UnpublishedEventsPage = () => <EventFeedPage view="UNPUBLISHED" />;
