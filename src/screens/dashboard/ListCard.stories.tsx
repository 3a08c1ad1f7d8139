import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { QueryCardMeta } from '#domain/model/screens.ts';
import * as overview from '#src/generated/screens/event.overview.gen.ts';
import { ListCard } from './ListCard.tsx';

const card = overview.screen.cards.find((one): one is QueryCardMeta => one.kind === 'list' && one.id === 'dates');
if (!card) throw new Error('The overview of an event has no list of its other dates');

const dates = ['2030-09-11T17:30', '2030-12-24T09:00'].map((start, index) => ({
  ...{ _id: `e${index}`, version: 1, title: 'Founders’ breakfast with the mentors of the autumn batch' },
  ...{ status: 'published', startTime: `${start}:00.000Z` },
}));

const inRoomOf = (width: number): Story => ({
  decorators: [
    (Story) => (
      <div style={{ width }}>
        <h1>Breakfast</h1>
        <Story />
      </div>
    ),
  ],
});

const meta: Meta<typeof ListCard> = {
  title: 'screens/ListCard',
  component: ListCard,
  args: { card, document: overview.documents.dates ?? '', recordId: 'e9' },
  parameters: { answers: { Screen_event_overview_dates: { data: { page: { totalCount: 2, results: dates } } } } },
};
export default meta;

type Story = StoryObj<typeof ListCard>;

/** Of the first record: whether its state is whole, and whether the moment stands below it. */
async function lookAt(root: HTMLElement) {
  const [state] = await within(root).findAllByText('Published');
  const [moment] = within(root).getAllByText(/Sep 11, 2030/);
  if (!state || !moment) throw new Error('the first date is not there');
  return {
    isCut: state.scrollWidth > state.clientWidth,
    isBelow: moment.getBoundingClientRect().top >= state.getBoundingClientRect().bottom,
  };
}

const narrow: Story['play'] = async ({ canvasElement }) => {
  await expect(await lookAt(canvasElement)).toEqual({ isCut: false, isBelow: true });
};

/** A moment needs its own line where there is little room; a state is never cut short for it. */
export const Narrow: Story = { ...inRoomOf(280), play: narrow };
export const Phone: Story = { ...inRoomOf(328), play: narrow };
export const PhoneDark: Story = { ...Phone, globals: { colourMode: 'dark' } };
export const PhoneInArabic: Story = { ...inRoomOf(328), globals: { language: 'ar' } };
export const Wide: Story = {
  ...inRoomOf(480),
  play: async ({ canvasElement }) => {
    await expect(await lookAt(canvasElement)).toEqual({ isCut: false, isBelow: false });
  },
};
