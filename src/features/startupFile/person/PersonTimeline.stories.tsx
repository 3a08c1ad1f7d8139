import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { demoDayEmail, item, person, pricingSession, readDelivery } from '../timeline/storyTimeline.ts';
import { PersonTimeline } from './PersonTimeline.tsx';

const meta: Meta<typeof PersonTimeline> = {
  title: 'features/PersonTimeline',
  component: PersonTimeline,
  args: { recordId: 'u2' },
};
export default meta;

type Story = StoryObj<typeof PersonTimeline>;

const timeline = (items: readonly object[], events: readonly object[] = []) => ({
  UserComments: { data: { userEvents: { results: [] } } },
  PersonEvents: { data: { incubatorEvents: { results: events } } },
  PersonTimeline: { data: { userEvents: { next: null, results: items } } },
});
const event = { _id: 'e1', title: 'Pricing workshop', startTime: '2030-03-04T15:00:00.000Z', status: 'published' };
const items = [
  item('coachingSession', { session: pricingSession }),
  item('coachingInvite', {
    invite: { status: 'accepted', expires: null, invitees: [person], session: { name: 'Pricing workshop' } },
  }),
  item('emailThread', { email: demoDayEmail, delivery: readDelivery }),
];

/** A session, the invitation to it and a mail, with what became of each. */
export const Some: Story = {
  parameters: { answers: timeline(items, [event]) },
  play: async ({ canvasElement }) => {
    const list = await within(canvasElement).findByRole('list', { name: 'Timeline' });
    await expect(within(list).getAllByRole('listitem').length).toBeGreaterThanOrEqual(3);
    await expect(within(list).getByText('Demo day')).toBeVisible();
    await expect(within(list).getByText(/delivered/)).toBeVisible();
  },
};
export const Dark: Story = { parameters: { answers: timeline(items, [event]) }, globals: { colourMode: 'dark' } };
export const RightToLeftOnAPhone: Story = {
  parameters: { answers: timeline(items, [event]) },
  globals: { language: 'ar', viewport: { value: 'mobile1' } },
};
export const Nothing: Story = {
  parameters: { answers: timeline([]) },
  play: async ({ canvas }) => void (await canvas.findByText('Nothing has happened yet')),
};
/** What has happened with somebody is not for their co-founders: the page does not say that it is nothing. */
export const NotForACoFounder: Story = {
  parameters: { answers: timeline([]) },
  globals: { role: 'Cofounder' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is nothing more here that you may see')).toBeVisible();
    await expect(canvas.queryByText('Nothing has happened yet')).toBeNull();
  },
};
export const Loading: Story = { parameters: { answers: { PersonTimeline: 'never' } } };
export const Failed: Story = {
  parameters: { answers: { ...timeline([]), PersonTimeline: { error: 'The database rests' } } },
};
