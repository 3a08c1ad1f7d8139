import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { eventSteps } from '#domain/events/eventSteps.ts';
import { ComposerSteps } from './ComposerSteps.tsx';
import { DraftBar } from './DraftBar.tsx';
import { EventChecklist } from './EventChecklist.tsx';
import { EventComposerPage } from './EventComposerPage.tsx';
import type { EventPlan } from './eventPlanQuery.ts';
import { PublishStep } from './PublishStep.tsx';
import { SessionHours } from './SessionHours.tsx';
import { StepForm } from './StepForm.tsx';
import { answers, at, plan, published, record } from './storyEvents.ts';

const meta: Meta<typeof EventComposerPage> = { title: 'events/Composer', component: EventComposerPage };
export default meta;

type Story = StoryObj<typeof EventComposerPage>;

const dark = { globals: { colourMode: 'dark' } };
const rightToLeft = { globals: { language: 'ar' } };
const onAPhone = { globals: { viewport: { value: 'mobile1' } } };

const conversations = plan({ eventType: 'ONE_ON_ONE', hosts: [], title: 'Office hours' });

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
export const ToReadOnly: Story = {
  parameters: {
    ...at('about'),
    answers: { EventPlan: { data: { incubatorEvent: plan({ may: { update: false } }) } } },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'You can read “Pricing workshop”, not change it' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Show the event' })).toHaveAttribute('href', '/events/e1');
    await expect(canvas.queryByRole('button', { name: 'Save and continue' })).toBeNull();
  },
};
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
const availability = { method: 'calendar', mode: null } as const;
const inHours = plan({ ...conversations, hosts: [{ _id: 'u1' }, { _id: 'u2' }], availability });
const hostHours = (hasHours: boolean) => ({
  data: {
    incubatorEvent: { _id: 'e1', availability: { type: 'specific' } },
    eventHostHours: [
      { host: 'u1', hasHours: true, isAsked: false },
      { host: 'u2', hasHours, isAsked: false },
    ],
  },
});
/** It can be published, though nobody could book anything with one of its hosts yet. */
export const HoursOfAHostMissing: Story = {
  parameters: { answers: { ...answers().answers, EventHostHours: hostHours(false) } },
  render: () => <EventChecklist event={inHours} />,
  play: async ({ canvas }) => {
    const hours = await canvas.findByRole('link', { name: 'Hours of every host' });
    await expect(hours).toHaveAttribute('href', '/events/e1/edit?step=hosts&after=publish');
    await expect(within(hours.parentElement ?? hours).getByText('Better with it')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Publish' })).toBeEnabled();
  },
};
/** It is said before it is published that nobody can come to it any more. */
export const Over: Story = {
  parameters: answers(),
  render: () => <EventChecklist event={plan({ startTime: '2020-03-04T15:00:00.000Z' })} />,
  play: async ({ canvas }) => void (await canvas.findByText(/This date is over/)),
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

export const HoursOfNoDayMissing: Story = {
  render: () => <SessionHours eventId="e1" version={1} />,
  parameters: { answers: { EventDaysWithoutHours: { data: { eventDaysWithoutHours: [] } } } },
};
