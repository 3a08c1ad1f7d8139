/** An event in the making, and what the server answers about it, for stories. */
import { fn } from 'storybook/test';
import type { EventPlan } from './eventPlanQuery.ts';
import type { SeriesDate } from './series/useSeriesDrafts.ts';

export const plan = (more: Partial<EventPlan> = {}): EventPlan => ({
  _id: 'e1',
  version: 3,
  title: 'Pricing workshop',
  status: 'draft',
  eventType: 'WORKSHOP',
  description: null,
  startTime: null,
  endTime: null,
  duration: null,
  timezone: 'Europe/Paris',
  series: null,
  oneOnOneDates: [],
  availability: null,
  place: null,
  location: { text: 'Library', link: null },
  conferenceData: null,
  createdBy: { _id: 'u1' },
  editPermission: [],
  visibleToPrograms: [],
  hosts: [{ _id: 'u1' }],
  holdsHosts: true,
  isArchived: false,
  noOfBookings: 0,
  noOfWaiting: 0,
  may: { update: true },
  ...more,
});
export const published = fn();
export const record = {
  ...plan(),
  topics: [],
  tags: [],
  image: null,
  cover: null,
  readonly: [],
  may: { update: true, delete: true },
};
/** A date of a series as the list of all its dates has it. */
export const seriesDate = (more: Partial<SeriesDate> = {}): SeriesDate => ({
  _id: 'e1',
  title: 'Pricing',
  status: 'draft',
  startTime: null,
  endTime: null,
  eventType: 'WORKSHOP',
  oneOnOneDates: [],
  availability: null,
  hosts: [{ _id: 'u1' }],
  ...more,
});
/** What the server answers of a series with these dates. */
export const seriesOf = (dates: readonly SeriesDate[]) => ({
  EventSeries: { data: { incubatorEvents: { results: dates } } },
});
export const answers = (event: EventPlan = plan()) => ({
  answers: {
    EventPlan: { data: { incubatorEvent: event } },
    EventClashes: { data: { found: { isRefused: false, clashes: [], rooms: [] } } },
    Form_eventAbout: { data: { record } },
    Form_eventSessions: { data: { record: { ...record, eventType: 'ONE_ON_ONE' } } },
    Form_eventState: { data: { record: { ...record, isArchived: false } } },
    EventSeriesDates: { data: { eventSeriesDates: ['2030-03-11T14:00:00.000Z', '2030-03-18T14:00:00.000Z'] } },
    ...seriesOf([
      seriesDate({ _id: 'e1', startTime: '2030-03-04T15:00:00.000Z' }),
      seriesDate({ _id: 'e2', startTime: '2030-03-11T14:00:00.000Z' }),
    ]),
    EventSeriesMore: { data: { eventSeriesMore: ['2030-03-18T14:00:00.000Z', '2030-03-25T14:00:00.000Z'] } },
    ExtendEventSeries: {
      answer: (variables: object) => {
        published(variables);
        return { extendIncubatorEventSeries: 2 };
      },
    },
    RepeatEvent: {
      answer: (variables: object) => {
        published(variables);
        return { repeatIncubatorEvent: 2 };
      },
    },
    UpdateEventSeries: {
      answer: (variables: object) => {
        published(variables);
        return { updateIncubatorEventSeries: { _id: 'e1', version: 4 } };
      },
    },
    PublishEvent: {
      answer: (variables: object) => {
        published(variables);
        return { updateIncubatorEvent: { _id: 'e1', status: 'published' } };
      },
    },
  },
});
export const at = (step: string, event?: EventPlan) => ({ ...answers(event), path: `/events/e1/edit?step=${step}` });
