import { expect, it } from 'vitest';
import { conferenceService } from './conferenceService.ts';

it.each([
  ['https://us02web.zoom.us/j/123', 'zoom', 'Zoom'],
  ['https://teams.microsoft.com/l/meetup-join/1', 'teams', 'Teams'],
  ['https://meet.google.com/abc-defg-hij', 'meet', 'Google Meet'],
  ['https://acme.webex.com/meet/ada', 'webex', 'Webex'],
  ['https://zoom.us.evil.test/j/1', 'call', null],
  ['nothing', 'call', null],
])('%s is a call at %s', (address, mark, name) => {
  expect(conferenceService(address)).toEqual({ mark, name });
});
