import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { eventSteps } from '#domain/events/eventSteps.ts';
import { ComposerSteps } from './ComposerSteps.tsx';
import { DraftBar } from './DraftBar.tsx';
import { EventChecklist } from './EventChecklist.tsx';
import { EventComposerPage } from './EventComposerPage.tsx';
import type { EventPlan } from './eventPlanQuery.ts';
import { PublishStep } from './PublishStep.tsx';
import { SeriesScopeChoice } from './SeriesScopeChoice.tsx';
import { SessionHours } from './SessionHours.tsx';
import { StepForm } from './StepForm.tsx';
import { EventSeries } from './series/EventSeries.tsx';
import { RepeatForm } from './series/RepeatForm.tsx';

const meta: Meta<typeof EventComposerPage> = { title: 'events/Composer', component: EventComposerPage };
export default meta;

type Story = StoryObj<typeof EventComposerPage>;

const dark = { globals: { colourMode: 'dark' } };
const rightToLeft = { globals: { language: 'ar' } };
const onAPhone = { globals: { viewport: { value: 'mobile1' } } };

const plan = (more: Partial<EventPlan> = {}): EventPlan => ({
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
  ...more,
});
const conversations = plan({ eventType: 'ONE_ON_ONE', hosts: [], title: 'Office hours' });
const published = fn();
const record = {
  ...plan(),
  topics: [],
  tags: [],
  image: null,
  cover: null,
  readonly: [],
  may: { update: true, delete: true },
};
const answers = (event: EventPlan = plan()) => ({
  answers: {
    EventPlan: { data: { incubatorEvent: event } },
    EventClashes: { data: { found: { isRefused: false, clashes: [], rooms: [] } } },
    Form_eventAbout: { data: { record } },
    Form_eventSessions: { data: { record: { ...record, eventType: 'ONE_ON_ONE' } } },
    Form_eventState: { data: { record: { ...record, isArchived: false } } },
    EventSeriesDates: { data: { eventSeriesDates: ['2030-03-11T14:00:00.000Z', '2030-03-18T14:00:00.000Z'] } },
    EventSeries: {
      data: {
        incubatorEvents: {
          results: [
            { _id: 'e1', title: 'Pricing', status: 'draft', startTime: '2030-03-04T15:00:00.000Z', endTime: null },
            { _id: 'e2', title: 'Pricing', status: 'draft', startTime: '2030-03-11T14:00:00.000Z', endTime: null },
          ],
        },
      },
    },
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
const at = (step: string, event?: EventPlan) => ({ ...answers(event), path: `/events/e1/edit?step=${step}` });

export const FirstStep: Story = {
  parameters: at('about'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Step 1 of 6')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Save and continue' })).toBeVisible();
    const steps = within(canvas.getByRole('navigation', { name: 'Steps' }));
    await expect(steps.getByRole('link', { name: /Time and place/ })).toHaveAttribute(
      'href',
      '/events/e1/edit?step=time',
    );
  },
};
let saved: EventPlan = plan();
/** The type that is chosen in the first step has steps of its own: the first save leads to the next of these. */
export const GoesOnByTheTypeThatIsSaved: Story = {
  parameters: {
    ...at('about'),
    answers: {
      ...answers().answers,
      EventPlan: { answer: () => ({ incubatorEvent: saved }) },
      UpdateIncubatorEvent: {
        answer: () => {
          saved = conversations;
          return { record: { ...record, version: 4, eventType: 'ONE_ON_ONE' } };
        },
      },
    },
  },
  beforeEach: () => {
    saved = plan();
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save and continue' }));
    await expect(await canvas.findByText('Step 2 of 6')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Sessions and place' })).toBeVisible();
  },
};
export const FirstStepDark: Story = { parameters: at('about'), ...dark };
export const FirstStepRightToLeft: Story = { parameters: at('about'), ...rightToLeft };
export const FirstStepOnAPhone: Story = { parameters: at('about'), ...onAPhone };
export const OfSessions: Story = {
  parameters: {
    ...at('sessions', conversations),
    answers: {
      ...at('sessions', conversations).answers,
      EventDaysWithoutHours: { data: { eventDaysWithoutHours: [{ day: '2099-03-05', startups: ['Acme'] }] } },
    },
  },
  play: async ({ canvas }) => expect(await canvas.findByText('No hours left on Mar 5, 2099 for Acme')).toBeVisible(),
};
export const LastStep: Story = { parameters: at('publish') };
export const Failed: Story = { parameters: { answers: { EventPlan: { error: 'The database is away' } } } };
export const Loading: Story = { parameters: { answers: { EventPlan: 'never' } } };

export const StepsOfConversations: Story = {
  render: () => <ComposerSteps event={conversations} steps={eventSteps(conversations)} active="sessions" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { current: 'step' })).toHaveTextContent('Sessions and place');
    await expect(canvas.getAllByRole('img', { name: 'Needed' })).toHaveLength(2);
  },
};
export const NotReady: Story = {
  parameters: answers(),
  render: () => <EventChecklist event={plan()} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Publish' })).toBeDisabled();
    const link = canvas.getByRole('link', { name: 'When it begins' });
    await expect(link).toHaveAttribute('href', '/events/e1/edit?step=time&after=publish');
  },
};
export const NotReadyDark: Story = { ...NotReady, ...dark };
export const Ready: Story = {
  parameters: answers(),
  render: () => <EventChecklist event={plan({ startTime: '2030-03-04T15:00:00.000Z' })} />,
  play: async ({ canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(body.getByRole('button', { name: 'Publish' }));
    await expect(await body.findByTestId('toast')).toHaveTextContent('The event is published');
    await expect(published).toHaveBeenLastCalledWith({ id: 'e1', version: 3 });
  },
};
/** It was called off with its publication; whoever counted on it is told that it takes place after all. */
export const ReadyAgain: Story = {
  parameters: answers(),
  render: () => <EventChecklist event={plan({ startTime: '2030-03-04T15:00:00.000Z', noOfBookings: 2 })} />,
  play: async ({ canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    published.mockClear();
    await userEvent.click(await body.findByRole('button', { name: 'Publish' }));
    await expect(await body.findByText(/^Who had a place or waited for one: 2\./)).toBeVisible();
    const [, leave] = body.getAllByRole('button', { name: 'Leave it a draft' });
    if (leave) await userEvent.click(leave);
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
    await expect(published).not.toHaveBeenCalled();
  },
};
export const AboveADraft: Story = {
  parameters: answers(),
  render: () => <DraftBar recordId="e1" />,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Before it is published')).toBeVisible();
  },
};
const ofSeries = { series: 's1', startTime: '2030-03-04T15:00:00.000Z' };
/** A date alone: that the others stay drafts is said before, and after. */
export const OneDateIsPublished: Story = {
  parameters: answers(),
  render: () => <PublishStep event={plan(ofSeries)} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Other dates that stay drafts: 1')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Publish' })).toBeVisible();
  },
};
export const DatesThatFollowArePublished: Story = {
  parameters: answers(),
  render: () => <PublishStep event={plan(ofSeries)} scope="following" />,
  play: async ({ canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    published.mockClear();
    await userEvent.click(await body.findByRole('button', { name: 'Publish dates: 2' }));
    await expect(await body.findByTestId('toast')).toHaveTextContent('Dates that are published: 2');
    await expect(published).toHaveBeenLastCalledWith({ id: 'e1', version: 3, input: { status: 'published' } });
  },
};
export const OthersAreStillDrafts: Story = {
  parameters: answers(),
  render: () => <PublishStep event={plan({ ...ofSeries, status: 'published' })} />,
  play: async ({ canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    published.mockClear();
    await userEvent.click(await body.findByRole('button', { name: 'Publish them too' }));
    await expect(await body.findByTestId('toast')).toHaveTextContent('Dates that are published: 1');
    await expect(published).toHaveBeenLastCalledWith({ id: 'e2' });
  },
};
export const OthersAreStillDraftsRightToLeft: Story = {
  ...OthersAreStillDrafts,
  ...rightToLeft,
  play: async () => undefined,
};
export const Publishing: Story = { parameters: answers(), render: () => <PublishStep event={plan()} /> };
const expected = plan({ status: 'published', noOfBookings: 11, noOfWaiting: 3 });
export const CallingOff: Story = {
  parameters: {
    answers: { ...answers(expected).answers, Form_eventState: { data: { record: { ...record, ...expected } } } },
  },
  render: () => <PublishStep event={expected} />,
  play: async ({ canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('combobox', { name: 'Status' }));
    await userEvent.click(await body.findByRole('option', { name: 'Cancelled' }));
    await userEvent.click(body.getByRole('button', { name: 'Save state' }));
    await expect(await body.findByText(/^Who have a place or wait for one: 14\./)).toBeVisible();
    const [, keep] = body.getAllByRole('button', { name: 'Keep it' });
    if (keep) await userEvent.click(keep);
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
    await expect(body.getByRole('combobox', { name: 'Status' })).toHaveDisplayValue('Cancelled');
  },
};
const talks = plan({ status: 'published', eventType: 'ONE_ON_ONE', noOfBookings: 1 });
/** Whoever calls off conversations reads which, not only how many. */
export const CallingOffConversations: Story = {
  parameters: {
    answers: {
      ...answers(talks).answers,
      Form_eventState: { data: { record: { ...record, ...talks } } },
      EventSessionsLost: {
        data: {
          eventSessionsLost: [
            {
              ...{ _id: 's1', person: 'Nora Novak', host: 'Max Mentor' },
              ...{ startTime: '2030-03-04T15:00:00.000Z', endTime: '2030-03-04T15:30:00.000Z' },
            },
          ],
        },
      },
    },
  },
  render: () => <PublishStep event={talks} />,
  play: async ({ canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('combobox', { name: 'Status' }));
    await userEvent.click(await body.findByRole('option', { name: 'Cancelled' }));
    await userEvent.click(body.getByRole('button', { name: 'Save state' }));
    await expect(await body.findByText(/Nora Novak with Max Mentor$/)).toBeVisible();
    const [, keep] = body.getAllByRole('button', { name: 'Keep it' });
    if (keep) await userEvent.click(keep);
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
  },
};
/** A draft has no page for those who count on it: they are told that it is called off. */
export const BecomesADraftAgain: Story = {
  ...CallingOff,
  play: async ({ canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('combobox', { name: 'Status' }));
    await userEvent.click(await body.findByRole('option', { name: 'Draft' }));
    await userEvent.click(body.getByRole('button', { name: 'Save state' }));
    await expect(
      await body.findByText(/^Who have a place or wait for one: 14\. .* cannot open its page/),
    ).toBeVisible();
    const [, leave] = body.getAllByRole('button', { name: 'Leave it published' });
    if (leave) await userEvent.click(leave);
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
  },
};
export const OneStep: Story = {
  parameters: answers(),
  render: () => <StepForm event={plan()} step="about" onSaved={fn()} />,
};

const timed = plan({ startTime: '2030-03-04T15:00:00.000Z' });
export const Repeating: Story = {
  parameters: answers(timed),
  render: () => <RepeatForm event={timed} />,
  play: async ({ canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await expect(body.getByRole('button', { name: 'Make the dates' })).toBeDisabled();
    await userEvent.type(body.getByRole('textbox', { name: 'Number of dates' }), '3');
    await expect(await body.findByText('Further dates: 2')).toBeVisible();
    await userEvent.click(body.getByRole('button', { name: 'Make the dates' }));
    await expect(await body.findByTestId('toast')).toHaveTextContent('Dates made: 2');
    await expect(published).toHaveBeenLastCalledWith({
      eventId: 'e1',
      repetition: { frequency: 'WEEKLY', every: 1, count: 3, until: null },
    });
  },
};
/** The fourth of March 2030 is a Monday, which is one of the days whatever else is chosen. */
export const RepeatingOnSeveralDays: Story = {
  parameters: answers(timed),
  render: () => <RepeatForm event={timed} />,
  play: async ({ canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await expect(await body.findByRole('checkbox', { name: 'Monday' })).toBeDisabled();
    await userEvent.click(body.getByRole('checkbox', { name: 'Thursday' }));
    await userEvent.type(body.getByRole('textbox', { name: 'Number of dates' }), '3');
    await userEvent.click(body.getByRole('button', { name: 'Make the dates' }));
    const weekly = { frequency: 'WEEKLY', every: 1, count: 3, until: null, weekdays: ['THURSDAY'] };
    await waitFor(() => expect(published).toHaveBeenLastCalledWith({ eventId: 'e1', repetition: weekly }));
  },
};
export const RepeatingRightToLeft: Story = {
  parameters: answers(timed),
  render: () => <RepeatForm event={timed} />,
  ...rightToLeft,
};
export const WithoutATime: Story = { parameters: answers(), render: () => <EventSeries event={plan()} /> };
export const OfASeries: Story = {
  parameters: answers(),
  render: () => <EventSeries event={plan({ series: 's1' })} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { current: true })).toHaveAttribute(
      'href',
      '/events/e1/edit?step=time',
    );
  },
};
/** The series says how many there are, and goes on after its last. */
export const MoreOfASeries: Story = {
  parameters: answers(),
  render: () => <EventSeries event={plan({ series: 's1', startTime: '2030-03-04T15:00:00.000Z' })} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await expect(await canvas.findByText(/^Dates: 2, the last on Mar 11, 2030/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add more dates' })).toBeDisabled();
    await userEvent.type(canvas.getByRole('textbox', { name: 'How many more' }), '2');
    await expect(await canvas.findByText('Further dates: 2')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add more dates' }));
    await expect(await body.findByTestId('toast')).toHaveTextContent('Dates made: 2');
    await expect(published).toHaveBeenLastCalledWith({ eventId: 'e1', extension: { count: 2, until: null } });
  },
};
export const MoreRightToLeft: Story = {
  parameters: answers(),
  render: () => <EventSeries event={plan({ series: 's1' })} />,
  ...rightToLeft,
};
export const Scope: Story = { render: () => <SeriesScopeChoice value="one" onChange={fn()} /> };
export const ChangingASeries: Story = {
  parameters: at('about', plan({ series: 's1' })),
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('radio', { name: 'This and all following' }));
    await expect(canvas.getByRole('radio', { name: 'This and all following' })).toBeChecked();
  },
};

export const HoursOfNoDayMissing: Story = {
  render: () => <SessionHours eventId="e1" version={1} />,
  parameters: { answers: { EventDaysWithoutHours: { data: { eventDaysWithoutHours: [] } } } },
};
