import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { EventAboutTab } from './EventAboutTab.tsx';

const meta: Meta<typeof EventAboutTab> = {
  title: 'events/EventAboutTab',
  component: EventAboutTab,
  args: { recordId: 'e1' },
};
export default meta;

type Story = StoryObj<typeof EventAboutTab>;

const about = (more: object = {}) => ({
  EventAbout: {
    data: {
      incubatorEvent: {
        _id: 'e1',
        description: 'Bring your price list.\nWe leave with a better one.',
        status: 'published',
        isArchived: false,
        startTime: '2099-03-04T15:00:00.000Z',
        endTime: '2099-03-04T16:30:00.000Z',
        timezone: 'Europe/Paris',
        capacity: 12,
        noOfBookings: 3,
        location: { text: 'Library', link: 'https://map.test/library' },
        conferenceData: { url: 'https://meet.test/1', solution: 'Zoom' },
        topics: [{ _id: 't1', name: 'Pricing' }],
        tags: [],
        attachmentFiles: [],
        attachmentLinks: [{ _id: 'a1', name: 'Slides', url: 'https://slides.test' }],
        hosts: [{ _id: 'u2' }],
        participants: [],
        ...more,
      },
    },
  },
});

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
export const Registered: Story = { parameters: { answers: about({ participants: [{ _id: 'u1' }] }) } };
export const Full: Story = { parameters: { answers: about({ noOfBookings: 12 }) } };
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
