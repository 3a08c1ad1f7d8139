import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { EventComposerPage } from '../EventComposerPage.tsx';
import { PublishStep } from '../PublishStep.tsx';
import { SeriesScopeChoice } from '../SeriesScopeChoice.tsx';
import { answers, at, plan, published, seriesDate, seriesOf } from '../storyEvents.ts';
import { EventSeries } from './EventSeries.tsx';
import { RepeatForm } from './RepeatForm.tsx';

const meta: Meta<typeof EventComposerPage> = { title: 'events/Series', component: EventComposerPage };
export default meta;

type Story = StoryObj<typeof EventComposerPage>;

const rightToLeft = { globals: { language: 'ar' } };

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
/** All that nobody sees yet, at once: the first of them with those that follow. */
export const AllDatesArePublished: Story = {
  parameters: answers(),
  render: () => <PublishStep event={plan(ofSeries)} />,
  play: async ({ canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    published.mockClear();
    await userEvent.click(await body.findByRole('button', { name: 'Publish all dates: 2' }));
    await expect(await body.findByTestId('toast')).toHaveTextContent('Dates that are published: 2');
    await expect(published.mock.calls).toEqual([[{ id: 'e1', version: 3, input: { status: 'published' } }]]);
  },
};
export const AllDatesFromALaterOne: Story = {
  parameters: answers(),
  render: () => <PublishStep event={plan({ ...ofSeries, _id: 'e2', startTime: '2030-03-11T14:00:00.000Z' })} />,
  play: async ({ canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    published.mockClear();
    await userEvent.click(await body.findByRole('button', { name: 'Publish all dates: 2' }));
    await expect(await body.findByTestId('toast')).toHaveTextContent('Dates that are published: 2');
    await expect(published.mock.calls).toEqual([[{ id: 'e1', input: { status: 'published' } }]]);
  },
};
export const AllDatesRightToLeft: Story = {
  ...AllDatesArePublished,
  globals: { ...rightToLeft.globals, viewport: { value: 'mobile1' } },
  play: async () => undefined,
};
const incomplete = [
  seriesDate({ _id: 'e1', startTime: '2030-03-04T15:00:00.000Z' }),
  seriesDate({ _id: 'e2', startTime: '2030-03-11T14:00:00.000Z', eventType: 'ONE_ON_ONE', hosts: [] }),
  seriesDate({ _id: 'e3', title: 'Pricing abroad' }),
];
/** Which of the others can't be published, and why, is said beside it; this one can. */
export const OneOfThemLacksSomething: Story = {
  parameters: { answers: { ...answers().answers, ...seriesOf(incomplete) } },
  render: () => <PublishStep event={plan(ofSeries)} />,
  play: async ({ canvas }) => {
    const lacking = await canvas.findByRole('list', { name: 'Dates of which something is still needed' });
    const lines = within(lacking).getAllByRole('listitem');
    await expect(lines[0]).toHaveTextContent(/^Who hosts it.*Mar 11, 2030/);
    await expect(lines[1]).toHaveTextContent('When it beginsPricing abroad');
    const link = within(lacking).getByRole('link', { name: 'When it begins' });
    await expect(link).toHaveAttribute('href', '/events/e3/edit?step=time&after=publish');
    await expect(canvas.getByRole('button', { name: 'Publish all dates: 3' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Publish' })).toBeEnabled();
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
    await expect(published).toHaveBeenLastCalledWith({ id: 'e2', input: { status: 'published' } });
  },
};
export const OthersAreStillDraftsRightToLeft: Story = {
  ...OthersAreStillDrafts,
  ...rightToLeft,
  play: async () => undefined,
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
