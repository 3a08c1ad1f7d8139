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
      MyAvailability: {
        data: {
          myAvailability: {
            timezone: 'Europe/Paris',
            days: [{ weekday: 'MONDAY', ranges: [{ startTime: '09:00', endTime: '12:00' }] }],
            exceptions: [],
            isPublic: true,
            sessionLength: 30,
            bufferTime: 0,
            noticeHours: 0,
            besides: [],
            busy: [],
          },
        },
      },
      Screen_availability_weekly: page([
        {
          _id: 'a1',
          version: 1,
          availabilityId: 'Summer school',
          weekday: 'MONDAY',
          startTime: '09:00',
          endTime: '12:00',
          recurrence: 'MONTHLY',
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
