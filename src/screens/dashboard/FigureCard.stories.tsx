import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { FigureCardMeta } from '#domain/model/screens.ts';
import * as overview from '#src/generated/screens/event.overview.gen.ts';
import { says } from '../../../stories/support/says.ts';
import { FigureCard } from './FigureCard.tsx';

const figure = (id: string): FigureCardMeta => {
  const found = overview.screen.cards.find((card): card is FigureCardMeta => card.kind === 'figure' && card.id === id);
  if (!found) throw new Error(`The overview of an event has no figure '${id}'`);
  return found;
};
const answer = (id: string, record: object) => ({
  [`Screen_event_overview_${id}`]: { data: { record: { _id: 'e1', version: 1, ...record } } },
});

const meta: Meta<typeof FigureCard> = {
  title: 'screens/FigureCard',
  component: FigureCard,
  args: { card: figure('places'), document: overview.documents.places ?? '', recordId: 'e1' },
  decorators: [
    (Story) => (
      <ul style={{ listStyle: 'none', padding: 0 }}>
        <Story />
      </ul>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof FigureCard>;

const taken = { answers: answer('places', { noOfBookings: 9, capacity: 12 }) };
export const OfSoMany: Story = {
  parameters: taken,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('of 12')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Registrations' })).toHaveAttribute('href', '/events/e1/attendees');
  },
};
export const Full: Story = { parameters: { answers: answer('places', { noOfBookings: 14, capacity: 12 }) } };
export const WithoutAMaximum: Story = {
  parameters: { answers: answer('places', { noOfBookings: 9, capacity: null }) },
  play: says('9'),
};
export const QuietWhileNought: Story = {
  args: { card: figure('waiting'), document: overview.documents.waiting ?? '' },
  parameters: { answers: answer('waiting', { noOfWaiting: 0 }) },
  play: async ({ canvas }) => expect(canvas.queryByText('On the waiting list')).toBeNull(),
};
export const Loading: Story = { parameters: { answers: { Screen_event_overview_places: 'never' } } };
export const Dark: Story = { parameters: taken, globals: { colourMode: 'dark' } };
export const RightToLeft: Story = { parameters: taken, globals: { language: 'ar' } };
