import type { Meta, StoryObj } from '@storybook/react-vite';
import { AvailabilityPage, WeeklyAvailabilityPage } from './AvailabilityPages.tsx';

const meta: Meta<typeof AvailabilityPage> = {
  title: 'availability/AvailabilityPages',
  component: AvailabilityPage,
  parameters: { path: '/availability' },
};
export default meta;

type Story = StoryObj<typeof AvailabilityPage>;

const page = (results: readonly object[]) => ({
  data: { page: { totalCount: results.length, next: null, prev: null, results } },
});

export const Empty: Story = { parameters: { answers: { Screen_availability_dates: page([]) } } };
export const Weekly: Story = {
  render: () => <WeeklyAvailabilityPage />,
  parameters: {
    path: '/availability/weekly',
    answers: {
      Screen_availability_weekly: page([
        {
          _id: 'a1',
          version: 1,
          availabilityId: 'Coaching hours',
          weekday: 'MONDAY',
          startTime: '09:00',
          endTime: '12:00',
          recurrence: 'WEEKLY',
          timezone: 'Europe/Paris',
          sessionLength: 30,
          location: 'Library',
          isPublic: true,
          user: { _id: 'u1' },
        },
      ]),
    },
  },
};
