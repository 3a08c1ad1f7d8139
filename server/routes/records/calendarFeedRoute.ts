import { CALENDAR_FEED_PATH, readCalendarFeed } from '#server/modules/events/calendarFeed.ts';
import { HttpError } from '#server/platform/errors/HttpError.ts';
import type { Route } from '../Route.ts';

/** `GET /api/calendar/<secret>.ics`: somebody's own calendar, for the calendar program that they have told the address. */
export const calendarFeedRoute: Route = {
  method: 'GET',
  path: `${CALENDAR_FEED_PATH}/:file`,
  handle: async ({ response, params, context }) => {
    const { file = '' } = params;
    const text = file.endsWith('.ics') ? await readCalendarFeed(await context(), file.slice(0, -'.ics'.length)) : null;
    if (text === null) throw new HttpError(404, 'notFound');
    response.writeHead(200, {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'inline; filename="calendar.ics"',
      'cache-control': 'no-store',
    });
    response.end(text);
  },
};
