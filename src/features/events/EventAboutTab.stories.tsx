import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { EventAboutTab } from './EventAboutTab.tsx';
import { EventRegistration } from './registration/EventRegistration.tsx';
import { OverlapNote } from './registration/OverlapNote.tsx';

const meta: Meta<typeof EventAboutTab> = {
  title: 'events/EventAboutTab',
  component: EventAboutTab,
  args: { recordId: 'e1' },
};
export default meta;

type Story = StoryObj<typeof EventAboutTab>;

type Noted = 'REGISTERED' | 'ATTENDED' | 'NO_SHOW';
const about = (more: object = {}, place: number | null = null, noted: Noted | null = null) => ({
  EventAbout: {
    data: {
      incubatorEvent: {
        _id: 'e1',
        eventType: 'WORKSHOP' as const,
        description: 'Bring your price list.\nWe leave with a better one.',
        status: 'published' as const,
        isArchived: false,
        startTime: '2099-03-04T15:00:00.000Z',
        endTime: '2099-03-04T16:30:00.000Z',
        timezone: 'Europe/Paris',
        capacity: 12,
        noOfBookings: 3,
        placesLeft: 9,
        place: { name: 'Aula', address: '2nd floor' },
        location: { text: 'Library', link: 'https://map.test/library' },
        conferenceData: { url: 'https://meet.test/1', solution: 'Zoom', iconUri: '/video/zoom.svg' },
        topics: [{ _id: 't1', name: 'Pricing' }],
        tags: [],
        attachmentFiles: [],
        attachmentLinks: [
          { _id: 'a1', name: 'Slides', url: 'https://slides.test/deck.pdf', pdfUrl: 'https://slides.test/deck.pdf' },
        ],
        hosts: [{ _id: 'u2' }],
        participants: [],
        noOfWaiting: 0,
        ...more,
      },
      incubator: { _id: 't1', reminders: null as object | null },
      eventWaitingPlace: place,
      eventAttendees: { results: noted === null ? [] : [{ _id: 'a1', status: noted }] },
    },
  },
  MyCalendar: { data: { myCalendar: [] as object[] } },
});

const entry = (id: string, title: string, start: string, end: string | null) => ({
  id,
  title,
  start: `2099-03-04T${start}:00.000Z`,
  end: end && `2099-03-04T${end}:00.000Z`,
  kind: id.split('/')[0],
  url: `/of/${id}`,
});
/** The event itself, what ends as it begins, what is due then, and two that overlap. */
const busy = {
  ...about(),
  MyCalendar: {
    data: {
      myCalendar: [
        entry('EVENT/e1', 'Itself', '15:00', '16:30'),
        entry('EVENT/e2', 'Breakfast', '14:00', '15:00'),
        entry('TASK/t1', 'Write the invoice', '15:30', null),
        entry('SESSION/s1', 'Runway with Ben Ito', '14:30', '15:10'),
        entry('EVENT/e3', 'Demo night', '16:00', '19:00'),
      ],
    },
  },
};

export const WhereAndWith: Story = {
  parameters: { answers: about() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const addressOf = async (name: string) => (await canvas.findByRole('link', { name })).getAttribute('href');
    await expect(await addressOf('Library')).toBe('https://map.test/library');
    await expect(await addressOf('Zoom')).toBe('https://meet.test/1');
    await expect(await addressOf('Slides')).toBe('https://slides.test/deck.pdf');
    await expect(canvas.getByText('As PDF')).toBeVisible();
    await expect(canvas.getByText('Aula · 2nd floor')).toBeVisible();
    // Three in the afternoon of UTC is ten in the morning for the reader, though the event is in Paris.
    await expect(canvas.getByText(/10:00.+11:30.+EST/)).toBeVisible();
  },
};
export const PlaceWithoutLink: Story = {
  parameters: { answers: about({ location: { text: 'Library', link: null }, conferenceData: null }) },
  play: async ({ canvasElement }) => {
    const place = await within(canvasElement).findByText('Library');
    await expect(place.closest('a')).toBeNull();
  },
};
export const HowManyMore: Story = {
  parameters: { answers: about() },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Places left: 9')).toBeVisible();
  },
};
export const WithoutAMaximum: Story = {
  parameters: { answers: about({ capacity: null, placesLeft: null }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Registration is open')).toBeVisible();
    await expect(canvas.queryByText(/Places left/)).toBeNull();
  },
};
export const Open: Story = {
  parameters: {
    answers: {
      ...about(),
      RegisterForIncubatorEvent: { data: { registerForIncubatorEvent: { _id: 'e1', noOfBookings: 4 } } },
    },
  },
  play: async ({ canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('button', { name: 'Register' }));
    await expect(await body.findByTestId('toast')).toHaveTextContent('You are registered');
  },
};
export const OneOnOne: Story = {
  parameters: {
    answers: {
      ...about({ eventType: 'ONE_ON_ONE', startTime: null, endTime: null }),
      EventSlots: {
        data: {
          eventDaysWithoutHours: [],
          freeEventSlots: [
            {
              startTime: '2099-03-04T15:00:00.000Z',
              endTime: '2099-03-04T15:20:00.000Z',
              host: { _id: 'u2', fullName: 'Ben Ito' },
            },
          ],
          eventAttendees: { results: [] },
        },
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('button', { name: /^Book/ })).toBeVisible();
    // The times stand below: it is not said that there is none.
    await expect(canvas.queryByText('No date yet')).toBeNull();
    // Without a time nobody is registered for a conversation.
    await expect(canvas.queryByRole('button', { name: 'Register' })).toBeNull();
  },
};
export const Registered: Story = { parameters: { answers: about({ participants: [{ _id: 'u1' }] }) } };
export const NotCome: Story = {
  parameters: { answers: about({ participants: [{ _id: 'u1' }] }, null, 'NO_SHOW') },
  play: async ({ canvas }) => expect(await canvas.findByText('You did not come')).toBeVisible(),
};
export const Full: Story = {
  parameters: {
    answers: {
      ...about({ noOfBookings: 12, noOfWaiting: 2 }),
      WaitForIncubatorEvent: { data: { waitForIncubatorEvent: { _id: 'e1', noOfBookings: 12, noOfWaiting: 3 } } },
    },
  },
  play: async ({ canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await expect(await body.findByText('On the waiting list: 2')).toBeVisible();
    await userEvent.click(await body.findByRole('button', { name: 'Join the waiting list' }));
    await expect(await body.findByTestId('toast')).toHaveTextContent('You are on the waiting list');
  },
};
export const Waiting: Story = {
  parameters: { answers: about({ noOfBookings: 12, noOfWaiting: 4 }, 3) },
  play: async ({ canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await expect(await body.findByText('You are number 3 on the waiting list')).toBeVisible();
    await userEvent.click(body.getByRole('button', { name: 'Leave the waiting list' }));
    const question = await body.findByRole('dialog', { name: 'Leave the waiting list?' });
    await userEvent.click(within(question).getByText('Keep waiting'));
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
    await expect(body.getByText('You are number 3 on the waiting list')).toBeVisible();
  },
};
export const SomethingElseAtThatTime: Story = {
  parameters: { answers: busy },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const note = (await canvas.findByText('At that time you also have:')).closest('div') as HTMLElement;
    const links = within(note).getAllByRole('link');
    await expect(links.map((link) => link.textContent)).toEqual(['Runway with Ben Ito', 'Demo night']);
    // Who wants to be at both may.
    await expect(canvas.getByRole('button', { name: 'Register' })).toBeEnabled();
  },
};
export const SomethingElseDark: Story = { parameters: { answers: busy }, globals: { colourMode: 'dark' } };
export const SomethingElseRightToLeft: Story = { parameters: { answers: busy }, globals: { language: 'ar' } };
export const Overlapping: Story = {
  parameters: { answers: busy },
  render: () => <OverlapNote event={about().EventAbout.data.incubatorEvent} />,
};
export const Registration: Story = {
  parameters: { answers: about() },
  render: () => (
    <EventRegistration event={about().EventAbout.data.incubatorEvent} waitingPlace={null} reminders={null} />
  ),
};
export const WaitingRightToLeft: Story = {
  parameters: { answers: about({ noOfBookings: 12, noOfWaiting: 4 }, 3) },
  globals: { language: 'ar' },
};
export const Refused: Story = {
  parameters: { answers: { ...about(), RegisterForIncubatorEvent: { error: 'This event is full' } } },
  play: async ({ canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('button', { name: 'Register' }));
    await expect(await body.findByTestId('toast')).toHaveTextContent('This event is full');
  },
};
export const Bare: Story = {
  parameters: {
    answers: about({ description: null, startTime: null, endTime: null, attachmentLinks: [], status: 'draft' }),
  },
};
export const Loading: Story = { parameters: { answers: { EventAbout: 'never' } } };

/** The reader hosts conversations in hours of their own. */
const ownHours = (type: string, hasHours: boolean, isAsked: boolean, times = {}) => ({
  ...about({ eventType: 'ONE_ON_ONE', hosts: [{ _id: 'u1' }], ...times }),
  EventHostHours: {
    data: {
      incubatorEvent: { _id: 'e1', availability: { type } },
      eventHostHours: [{ host: 'u1', hasHours, isAsked }],
    },
  },
});
export const HostWithoutHours: Story = {
  parameters: { answers: ownHours('specific', false, true) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You host these sessions\..*\(Mar 4, 2099\)\.$/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Give hours' })).toHaveAttribute('href', '/availability');
  },
};
export const HostWithoutHoursOfTheWeek: Story = {
  parameters: { answers: ownHours('coaching', false, false) },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('link', { name: 'Give hours' })).toHaveAttribute('href', '/availability/weekly'),
};
/** Weekly hours are known; those of single days are asked for, and of which nobody can say yet. */
export const HostAskedForHours: Story = {
  parameters: { answers: ownHours('specific', true, true, { startTime: null, endTime: null }) },
  play: async ({ canvas }) => void (await canvas.findByText(/hours of single days/)),
  globals: { viewport: { value: 'phone' } },
};
export const HostWithHours: Story = {
  parameters: { answers: ownHours('specific', true, false) },
  play: async ({ canvas }) => {
    await canvas.findByText(/Bring your price list/);
    await expect(canvas.queryByRole('link', { name: 'Give hours' })).toBeNull();
  },
};
