import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarPage } from './CalendarPage.tsx';

const meta: Meta<typeof CalendarPage> = {
  title: 'events/CalendarPage',
  component: CalendarPage,
  parameters: { path: '/calendar?month=2030-03' },
};
export default meta;

type Story = StoryObj<typeof CalendarPage>;

const entry = (id: string, kind: string, day: number, title: string, url: string | null) => ({
  id,
  kind,
  title,
  url,
  start: `2030-03-${String(day).padStart(2, '0')}T15:00:00.000Z`,
  end: `2030-03-${String(day).padStart(2, '0')}T16:00:00.000Z`,
});

export const Full: Story = {
  parameters: {
    answers: {
      MyCalendar: {
        data: {
          myCalendar: [
            entry('1', 'EVENT', 4, 'Founders’ breakfast', '/events/1'),
            entry('2', 'SESSION', 4, 'A coaching session with a rather long name', '/coaching/session/2'),
            entry('4', 'MEETING', 6, 'Office hours – Ben Ito', '/events/9'),
            entry('3', 'TASK', 12, 'Send the update', '/tasks'),
          ],
        },
      },
    },
  },
};
export const Empty: Story = { parameters: { answers: { MyCalendar: { data: { myCalendar: [] } } } } };
export const Failed: Story = { parameters: { answers: { MyCalendar: { error: 'The database rests' } } } };
